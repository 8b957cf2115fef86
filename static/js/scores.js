/** Sums of the explained lines, for the sheet: only additions of what the server explained. */
/** @import { BoardLine, Part, PublicView, ScoreLine, Seat, Side } from './wire.d.ts' */

/** @param {ScoreLine[]} lines */
export const sumOf = (lines) => lines.reduce((sum, line) => sum + line.points, 0);

/** @param {ScoreLine[]} lines @param {Part} part @param {Side} side */
export const sideSum = (lines, part, side) => sumOf(lines.filter((line) => line.part === part && line.side === side));

/** The lines of one part. @param {PublicView} seen @param {Part} part */
export const linesOf = (seen, part) => seen.sheet.current.filter((line) => line.part === part);

/** @param {ScoreLine[]} lines @param {Seat} seat */
export const seatLines = (lines, seat) => lines.filter((line) => line.seat === seat);

/**
 * The finished board that the explained lines belong to; none before it is settled.
 * @param {PublicView} seen @returns {BoardLine | undefined}
 */
export const currentBoard = (seen) => {
  const line = seen.sheet.boards.at(-1);
  return line?.board === seen.board ? line : undefined;
};
