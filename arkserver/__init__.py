"""The server: settings, URLs and the ASGI application. It imports the apps; no app imports it."""
