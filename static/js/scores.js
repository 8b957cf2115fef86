/** What the sheet adds up and takes apart: only sums and differences of what the server explained. */
/** @import { BoardLine, BySide, Part, PublicView, ScoreLine, Seat, Side } from './wire.d.ts' */
import { SIDES } from './seats.js';

/** @param {ScoreLine[]} lines */
export const sumOf = (lines) => lines.reduce((sum, line) => sum + line.points, 0);

/** @param {ScoreLine[]} lines @param {Part} part @param {Side} side */
export const sideSum = (lines, part, side) => sumOf(lines.filter((line) => line.part === part && line.side === side));

/** The lines of one part. @param {PublicView} seen @param {Part} part */
export const linesOf = (seen, part) => seen.sheet.current.filter((line) => line.part === part);

/** @param {ScoreLine[]} lines @param {Seat} seat */
export const seatLines = (lines, seat) => lines.filter((line) => line.seat === seat);

/** The parts that the explained lines belong to, as they follow one another. @param {PublicView} seen @returns {Part[]} */
export const partsOf = (seen) => [...new Set(seen.sheet.current.map((line) => line.part))];

/**
 * The finished board that the explained lines belong to; none before it is settled.
 * @param {PublicView} seen @returns {BoardLine | undefined}
 */
export const currentBoard = (seen) => {
  const line = seen.sheet.boards.at(-1);
  return line?.board === seen.board ? line : undefined;
};

/** @param {(side: Side) => number} value @returns {BySide<number>} */
export const eachSide = (value) => ({ NS: value('NS'), EW: value('EW') });

/** @typedef {{ board: number, points: BySide<number>, isGame: boolean }} Entry what a board wrote in a column, and whether a game came of it */

/**
 * What each board wrote in a column whose lines hold running sums; boards that wrote nothing there are left out.
 * @param {BoardLine[]} boards @param {'below' | 'above'} column @returns {Entry[]}
 */
export const entriesOf = (boards, column) =>
  boards
    .map((line, i) => ({
      board: line.board,
      points: eachSide((side) => (line[column]?.[side] ?? 0) - (boards[i - 1]?.[column]?.[side] ?? 0)),
      isGame: isGameWon(boards[i - 1], line),
    }))
    .filter(({ points }) => points.NS || points.EW);

/** Whether a board won a game: the games have changed, and not only been counted anew. @param {BoardLine | undefined} before @param {BoardLine} line */
function isGameWon(before, line) {
  const has = SIDES.some((side) => (line.games?.[side] ?? 0) > 0);
  return has && SIDES.some((side) => (line.games?.[side] ?? 0) !== (before?.games?.[side] ?? 0));
}
