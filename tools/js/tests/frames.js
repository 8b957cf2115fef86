// Frames as the server sends them, with what a test does not care about filled in.

const four = (value) => ({ N: value, E: value, S: value, W: value });

export const publicView = (given = {}) => ({
  game: 'broken-ark',
  phase: 'auction',
  board: 1,
  dealer: 'N',
  vulnerable: 'None',
  turns: ['N'],
  seats: four({ cards: 13, tricks: 0, role: null }),
  hands: {},
  marks: four([]),
  calls: [],
  contract: null,
  trick: null,
  last: null,
  tricks: { NS: 0, EW: 0 },
  totals: { NS: 0, EW: 0 },
  sheet: { boards: [], current: [] },
  claim: null,
  commitment: '',
  outcome: { over: false, winner: null },
  facts: { history: [] },
  ...given,
});

export const viewFrame = (version, given = {}, you = null) => ({
  type: 'view',
  match: 7,
  version,
  now: 0,
  deadline: null,
  public: publicView(given),
  you,
});

export const trick = (number, winner, cards) => ({
  number,
  leader: cards[0].seat,
  cards,
  winner,
});

/** Cards played in turn from a leader, `played('N', 'SA SK SQ SJ')`. */
export function played(leader, cards) {
  const seats = 'NESW';
  return cards.split(' ').map((card, i) => ({ seat: seats[(seats.indexOf(leader) + i) % 4], card }));
}
