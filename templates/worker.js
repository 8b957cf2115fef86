{% autoescape off %}/**
 * The service worker: where there is no network it shows a page that says so. It keeps nothing else, takes over as soon as
 * it is there, and never touches a page of a table, a socket or anything that is sent.
 */
const VERSION = {{ version }};
const PAGE = {{ page }};
const KEPT = {{ kept }};
/** Pages that hold a view: what they show comes from the server or not at all. */
const UNTOUCHED = '/tables/';

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(KEPT)));
});

addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => clients.claim()));
});

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
}

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith(UNTOUCHED)) return;
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
  else if (KEPT.includes(pathname)) event.respondWith(fromKept(event.request));
});

/** Kept files have the hash of their content in their name: what is kept is what there is. */
const fromKept = async (request) => (await caches.match(request)) ?? fetch(request);
{% endautoescape %}