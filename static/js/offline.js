/** The page that is shown where there is no network, or no server: it makes room for what was asked for when there is. */

const EVERY = 4000;

async function goOnIfBack() {
  const answer = await fetch('/manifest.webmanifest', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener('online', goOnIfBack);
setInterval(goOnIfBack, EVERY);
