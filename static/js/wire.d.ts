/** What travels over the sockets of tables and of the lobby: docs/PROTOCOL.md as types. */
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

export type Tier = 'master' | 'spades' | 'hearts' | 'diamonds' | 'clubs';
export interface Badge {
  tier: Tier;
  /** From 1 to 5. */
  stars: number;
}
export interface Sitter {
  /** Null: nobody sits here, a bot keeps the seat. */
  name: string | null;
  present: boolean;
  ready: boolean;
  /** The computer plays this seat now. */
  bot: boolean;
  badge: Badge | null;
  /** Spectators may look at the table from this side. */
  watched: boolean;
}
export type TableState = 'waiting' | 'playing' | 'over' | 'closed';
export interface Room {
  key: string;
  game: string;
  kind: 'casual' | 'rated';
  /** By language code. */
  names: Record<string, string>;
}
export type Options = Record<string, unknown>;
export interface TableFrame {
  type: 'table';
  rev: number;
  table: number;
  room: Room;
  game: string;
  state: TableState;
  match: number | null;
  options: Options;
  option_texts: Text[];
  seats: BySeat<Sitter | null>;
  owner: Seat | null;
  you: Seat | null;
  /** The seat that the reader has left in the match being played, and may take back. */
  left: Seat | null;
  /** The reader owns the table. */
  host: boolean;
  private: boolean;
  quiet: boolean;
  /** Bots may fill seats, and anyone may take a bot's place. */
  bots: boolean;
  /** The word that opens a private table. */
  invite: string | null;
  watchers: number;
  /** Where matches follow one another with totals that run on: what those before the present one came to. */
  earlier: BySide<number> | null;
  /** Where there is to be fetched, between two matches, what the last one came to. */
  end: string | null;
  closed: string | null;
}

export interface ChatMessage {
  id: number;
  by: string;
  text: string;
  at: number;
}
export interface ChatFrame {
  type: 'chat';
  messages: ChatMessage[];
}

/** `bots`: the game has one, so that a single person can begin a match. */
export type ListedRoom = Room & { open: boolean; bots: boolean };
export interface ListedTable {
  id: number;
  room: string;
  state: TableState;
  options: Options;
  option_texts: Text[];
  seats: BySeat<Pick<Sitter, 'name' | 'bot'> | null>;
  quiet: boolean;
  bots: boolean;
  watchers: number;
}
export interface LobbyFrame {
  type: 'lobby';
  rooms: ListedRoom[];
  tables: ListedTable[];
}
export interface TablesFrame {
  type: 'tables';
  changed: ListedTable[];
  gone: number[];
}

export interface Mark {
  how: 'up' | 'down';
  card?: Card;
}
export interface Call {
  seat: Seat;
  /** `1S`, `P`, `up SQ`, `down`; of Spades `bid 4`, `nil`, `blind`. */
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
/**
 * A finished board, as `manage.py score` prints it (docs/RECORDS.md): board, score and total, and what the game adds.
 * A passed-out board has no declarer.
 */
export interface BoardLine {
  board: number;
  contract?: string;
  declarer?: Seat;
  /** The declaring side's; of Spades each seat's. */
  tricks?: number | BySeat<number>;
  /** Of Spades: `4`, `nil`, `blind`. */
  bids?: BySeat<string>;
  bags?: BySide<number>;
  imps?: BySide<number>;
  /** Of rubber bridge: games of the rubber, and with a line what stands on either side of it, in all. */
  games?: BySide<number>;
  below?: BySide<number>;
  above?: BySide<number>;
  score: BySide<number>;
  total: BySide<number>;
}
/** What a line of the sheet belongs to: `trick`, `card`, `contract`, `imps`, … */
export type Part = string;
export interface ScoreLine {
  part: Part;
  side: Side;
  seat: Seat | null;
  text: Text;
  points: number;
}
/** Declarer claims so many of the tricks not complete. */
export interface Claim {
  seat: Seat;
  tricks: number;
  answers: Partial<BySeat<'accept' | 'reject'>>;
  /** A defender has still to answer. */
  open: boolean;
}
/** What a game adds to the view; each has some of it. */
export interface Facts {
  history?: Trick[];
  limit?: number | null;
  boards?: number;
  chooser?: Seat | null;
  /** Cards can be detained in the auction. */
  detains?: true;
  /** The hand that the next card comes from, where declarer plays dummy's cards. */
  hand?: Seat | null;
  /** The boards that counted, where passed-out ones do not. */
  counted?: number;
  scoring?: string;
  rubbers?: number | null;
  won?: BySide<number>;
  games?: BySide<number>;
  below?: BySide<number>;
  above?: BySide<number>;
  part?: BySide<number>;
  rules?: string;
  bags?: BySide<number>;
  /** The seats that have turned their cards up. */
  seen?: Seat[];
  bids?: BySeat<string | null>;
  contracts?: BySide<number>;
  /** The tricks won towards them. */
  counting?: BySide<number>;
  /** A spade has been played. */
  broken?: boolean;
}
export interface PublicView {
  game: string;
  phase: 'auction' | 'play' | 'claim' | 'negation' | 'reversal' | 'scoreboard' | 'over';
  board: number;
  dealer: Seat;
  vulnerable: 'None' | 'NS' | 'EW' | 'All';
  turns: Seat[];
  seats: BySeat<{ cards: number; tricks: number; role: 'declarer' | 'dummy' | null }>;
  hands: Partial<BySeat<Card[]>>;
  marks: Partial<BySeat<Mark[]>>;
  calls: Call[];
  contract: Contract | null;
  /** A suit's letter or `NT`, once it is decided. */
  trump: string | null;
  trick: Trick | null;
  last: Trick | null;
  tricks: BySide<number>;
  totals: BySide<number>;
  sheet: { boards: BoardLine[]; current: ScoreLine[] };
  claim: Claim | null;
  commitment: string | null;
  nonce?: string;
  outcome: { over: boolean; winner: Side | 'draw' | null };
  facts: Facts;
}
export interface Action {
  action: string;
  group:
    | ('bid' | 'pass' | 'double' | 'redouble' | 'up' | 'down' | 'flip')
    | ('look' | 'blind' | 'nil' | 'tricks')
    | ('play' | 'claim' | 'accept' | 'reject')
    | ('negate' | 'reverse' | 'ok');
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
/** The last round trip of who sits and is here, in milliseconds. */
export interface TripsFrame {
  type: 'trips';
  trips: Partial<BySeat<number>>;
}
export interface ClosedFrame {
  type: 'closed';
  text: Text;
}
/** What either kind of socket may send. */
type AnyFrame = OkFrame | ErrorFrame | PongFrame | ClosedFrame;
export type TableSocketFrame = TableFrame | ViewFrame | ChatFrame | TripsFrame | AnyFrame;
export type LobbySocketFrame = LobbyFrame | TablesFrame | AnyFrame;
export type ServerFrame = TableSocketFrame | LobbySocketFrame;
/** A command of the page, and how it is sent: with an id of the page's choosing, by which its answer is known. */
export type Order = { do: string } & Record<string, unknown>;
export type Command = Order & { id: string };
