/** On every page: starts the service worker (templates/worker.js), or lets the browser see whether there is a new one. */
navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => {
  // Private windows may allow none: then there is no page offline, and nothing else is missing.
});
