/** Starts the table page: draws the frames that came with it, and goes on by socket from there. */
/** @import { Seat } from './wire.d.ts' */
import { html, render } from '../vendor/ui.js';
import { startClock } from './clock.js';
import { lineLost, sit, useSocket } from './commands.js';
import { watchEnding } from './ending.js';
import { bringFigures } from './figures.js';
import { breathe, isWhole } from './firstdraw.js';
import { keepFocus } from './focus.js';
import { receive } from './frames.js';
import { startKeys } from './keys.js';
import { firstFrames, loginUrl, mount, myName, socketUrl, wish } from './page.js';
import { seatOfWord } from './meeting.js';
import { watchTricks } from './motion.js';
import './once.js';
import { watchClaim, watchDrawer, watchSeat, watchSheet } from './panels.js';
import { Game } from './parts/game.js';
import { watchSettings } from './settings.js';
import { FrameSocket } from './socket.js';
import { behind, farewell, link, roundTrip, skew, table, view } from './store.js';
import { speaker, watchReading } from './talk.js';

/** Takes the seat that the address asks for; where it is taken, the server says so. */
function sitAsWished() {
  const present = table.value;
  if (!wish || loginUrl || !present || present.you) return;
  sit(/** @type {Seat} */ (wish));
}

/** @param {number} trip @param {number} serverNow */
function setClock(trip, serverNow) {
  roundTrip.value = trip;
  skew.value = serverNow + trip / 2 - Date.now();
}

/** What a ping says: where the page stands, and how long the one before took. */
const seen = () => ({
  version: view.value?.version ?? 0,
  rev: table.value?.rev ?? 0,
  ...(roundTrip.value !== null && { trip: Math.round(roundTrip.value) }),
});

function connect() {
  const socket = new FrameSocket(socketUrl, {
    onFrame: receive,
    onPong: setClock,
    onLink: (state) => {
      link.value = state;
      if (state === 'open') farewell.value = null;
      else lineLost();
    },
    onAccessEnded: () => location.reload(),
    seen,
  });
  useSocket(socket);
  sitAsWished();
  socket.start();
}

/** Draws what came with the page, a task a step. */
async function draw() {
  const first = firstFrames();
  speaker.value = myName;
  behind.value = seatOfWord(new URLSearchParams(location.search).get('watch'));
  watchSettings();
  receive(first.table);
  if (first.view) receive(first.view);
  await breathe();
  mount.textContent = '';
  render(html`<${Game} />`, mount);
  await breathe();
  isWhole.value = true;
}

/** Goes on from there. */
async function start() {
  await draw();
  await breathe();
  startClock();
  watchSheet();
  watchDrawer();
  watchSeat();
  watchClaim();
  watchTricks();
  watchEnding();
  watchReading();
  startKeys();
  keepFocus();
  connect();
  bringFigures();
}

start();
