/** What travels over a table's socket: docs/PROTOCOL.md as types. */
export type Seat = 'N' | 'E' | 'S' | 'W';
export type Side = 'NS' | 'EW';
/** Suit, then rank: `SQ`, `HT`. */
export type Card = string;
export type BySeat<T> = Record<Seat, T>;
export type BySide<T> = Record<Side, T>;

export type Arg = string | number | Text | { card: Card } | { seat: Seat } | { side: Side } | { call: string };
export interface Text {
  key: string;
  args?: Record<string, Arg>;
}

export interface Sitter {
  name: string;
  present: boolean;
}
export interface TableFrame {
  type: 'table';
  rev: number;
  table: number;
  game: string;
  state: 'waiting' | 'playing' | 'over' | 'closed';
  match: number | null;
  options: Record<string, unknown>;
  seats: BySeat<Sitter | null>;
  owner: Seat | null;
  you: Seat | null;
  watchers: number;
}

export interface Mark {
  how: 'up' | 'down';
  card?: Card;
}
export interface Call {
  seat: Seat;
  call: string;
}
export interface PlayedCard {
  seat: Seat;
  card: Card;
  was?: 'up' | 'down';
}
export interface Trick {
  number: number;
  leader: Seat;
  cards: PlayedCard[];
  winning?: Seat | null;
  winner?: Seat;
}
export interface Contract {
  text: string;
  level: number;
  denomination: string;
  doubled: '' | 'X' | 'XX';
  declarer: Seat;
}
/** A finished board, as `manage.py score` prints it. A passed-out board has neither declarer nor parts. */
export interface BoardLine {
  board: number;
  contract?: string;
  declarer?: Seat;
  tricks?: number;
  trick?: BySide<number>;
  card?: BySeat<number>;
  sequence?: BySide<number>;
  score: BySide<number>;
  total: BySide<number>;
}
export type Part = 'trick' | 'card' | 'sequence' | 'negation' | 'reversal';
export interface ScoreLine {
  part: Part;
  side: Side;
  seat: Seat | null;
  text: Text;
  points: number;
}
export interface PublicView {
  game: string;
  phase: 'auction' | 'play' | 'negation' | 'reversal' | 'scoreboard' | 'over';
  board: number;
  dealer: Seat;
  vulnerable: 'None' | 'NS' | 'EW' | 'All';
  turns: Seat[];
  seats: BySeat<{ cards: number; tricks: number; role: 'declarer' | 'dummy' | null }>;
  hands: Partial<BySeat<Card[]>>;
  marks: Partial<BySeat<Mark[]>>;
  calls: Call[];
  contract: Contract | null;
  trick: Trick | null;
  last: Trick | null;
  tricks: BySide<number>;
  totals: BySide<number>;
  sheet: { boards: BoardLine[]; current: ScoreLine[] };
  claim: unknown;
  commitment: string;
  nonce?: string;
  outcome: { over: boolean; winner: Side | 'draw' | null };
  facts: { history?: Trick[]; limit?: number | null; boards?: number; chooser?: Seat | null };
}
export interface Action {
  action: string;
  group: 'bid' | 'pass' | 'double' | 'redouble' | 'up' | 'down' | 'flip' | 'play' | 'negate' | 'reverse' | 'ok';
  card?: Card;
  label: Text;
  preview?: { score: BySide<number>; total: BySide<number> };
}
export interface PrivateView {
  seat: Seat | null;
  hands: Partial<BySeat<Card[]>>;
  marks: Partial<BySeat<Mark[]>>;
  actions: Action[];
  refused: Record<Card, Text>;
}
export interface ViewFrame {
  type: 'view';
  match: number;
  version: number;
  now: number;
  deadline: number | null;
  public: PublicView;
  you: PrivateView | null;
}

export interface OkFrame {
  type: 'ok';
  id: string;
  version: number;
}
export interface ErrorFrame {
  type: 'error';
  code: 'stale' | 'illegal' | 'turn' | 'rate' | 'closed' | 'form';
  version?: number;
  id?: string;
  text: Text;
}
export interface PongFrame {
  type: 'pong';
  now: number;
  version: number;
  rev: number;
}
export interface ClosedFrame {
  type: 'closed';
  text: Text;
}
export type ServerFrame = TableFrame | ViewFrame | OkFrame | ErrorFrame | PongFrame | ClosedFrame;
/** A command that is answered: it carries an id of the page's choosing. */
export type Command = { do: string; id: string } & Record<string, unknown>;
