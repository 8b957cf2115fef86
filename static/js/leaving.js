/** Leaving the table for good: during a casual match a bot plays on. */
import { stand } from './commands.js';
import { lobbyUrl } from './page.js';

/** Gives the seat up, then goes. */
export async function leaveToLobby() {
  if (await stand()) location.assign(lobbyUrl);
}
