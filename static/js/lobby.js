/** Starts the lobby: draws the list that came with the page, and goes on by socket from there. */
import { html, render, signal } from '../vendor/ui.js';
import { receive } from './listing.js';
import { firstFrame, mount, socketUrl } from './lobbypage.js';
import './once.js';
import { Lobby } from './parts/lobby.js';
import { FrameSocket } from './socket.js';

const link = signal(/** @type {import('./store.js').Link} */ ('connecting'));

receive(firstFrame());
mount.textContent = '';
render(html`<${Lobby} link=${link} />`, mount);

new FrameSocket(socketUrl, {
  onFrame: receive,
  onPong: () => {},
  onLink: (state) => {
    link.value = state;
  },
  onAccessEnded: () => location.reload(),
  seen: () => ({ version: 0, rev: 0 }),
}).start();
