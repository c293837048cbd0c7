// Written by tools/message_types.py from the service's definitions: do not edit.

export interface AccountBody {
  account: string;
  password: string;
}

/** A part of the table where pieces lie in order: a hand, a pool, a route, a grid of rows and columns. */
export interface Area {
  id: string;
  label: string;
  pieces: Piece[];
  layout: string;
  owner: number | null;
  columns: string[];
}

/** Somebody wants a decision back. */
export interface AskView {
  seat: number;
  waiting: number[];
}

/** Ask the others for a decision back, or answer somebody who asks. */
export interface BackOrder {
  type: "back";
  id?: number;
  seat: number;
  say: "agree" | "ask" | "refuse";
}

/** Why something cannot be chosen. */
export interface Because {
  type: "because";
  id: number;
  text: string;
  rule: string;
}

/** The part of a scene that does not change during a race: sent once, then referred to by its id. */
export interface Board {
  id: string;
  title: string;
  width: number;
  height: number;
  shapes: Shape[];
  places: Place[];
  piece: number;
}

/** Paint for the shapes of boards, the paths of a car from above, and marks on it that need no colour. */
export interface BoardLooks {
  paint: Record<string, Style>;
  car: Record<string, string>;
  patterns: Record<string, string>;
}

/** A bot for a seat; without a level the seat is free again. */
export interface BotBody {
  seat: number;
  level?: string;
}

/** Everything that can be raced here, and against whom. */
export interface Catalogue {
  games: GameInfo[];
  levels: LevelInfo[];
}

/** Say something to the table. */
export interface ChatOrder {
  type: "chat";
  id?: number;
  text: string;
}

/** Answer the decision numbered `asked`, by the code of an option. */
export interface ChooseOrder {
  type: "choose";
  id?: number;
  seat: number;
  asked: number;
  code: string;
}

/** A place to race at. */
export interface CircuitInfo {
  id: string;
  title: string;
}

/** How long a seat may think. */
export interface Clock {
  kind: "bank" | "days" | "decision" | "none";
  seconds: number;
  bank: number;
}

export interface ClockBody {
  kind?: string;
  seconds?: number;
  bank?: number;
}

/** How many seconds a seat has left; `running` while it thinks. */
export interface ClockView {
  seat: number;
  left: number;
  running: boolean;
}

export interface CodeBody {
  code: string;
}

/** An order was carried out and, where it changed something, stored. */
export interface Done {
  type: "done";
  id: number;
  number: number;
}

/** Play on from a moment, in a seat, against bots of a level. */
export interface ForkBody {
  number: number;
  seat: number;
  level?: string;
}

/** A game, with all that can be set. */
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  circuits: CircuitInfo[];
  switches: SwitchInfo[];
  presets: PresetInfo[];
}

/** A quantity that a player watches: points, tyres, fuel, a gear. */
export interface Gauge {
  id: string;
  label: string;
  value: number;
  most: number | null;
  icon: string;
  text: string;
}

/** The service goes down for a moment: come back. */
export interface Goodbye {
  type: "goodbye";
}

export interface JoinBody {
  seat?: number | null;
}

/** How well a bot plays. */
export interface LevelInfo {
  id: string;
  name: string;
  about: string;
}

/** How a named colour is painted. */
export interface Look {
  fill: string;
  ink: string;
  edge: string;
}

/** Look from a seat of one's own, or as a spectator. */
export interface LookOrder {
  type: "look";
  id?: number;
  seat: number | null;
  lang?: string;
}

/** Icons as SVG paths in a box of 24 by 24, and colours, by name. */
export interface Looks {
  icons: Record<string, string>;
  colours: Record<string, Look>;
  page: Record<string, string>;
  styles: BoardLooks;
}

/** Something printed on a piece: an icon, a short text, or both, at one of the piece's places. */
export interface Mark {
  at: string;
  text: string;
  icon: string;
}

/** Whoever asks; `id` is empty for somebody who has not said yet. */
export interface Me {
  id: string;
  name: string;
  account: string;
}

/** A moment worth jumping to. */
export interface Moment {
  number: number;
  text: string;
}

export interface NameBody {
  name: string;
}

/** An empty reply. */
export type Nothing = Record<string, never>;

export type Orders = ChooseOrder | UndoOrder | BackOrder | LookOrder | WhyOrder | ChatOrder | PingOrder;

/** An option as a viewer sees it. */
export interface Pick {
  code: string;
  label: string;
  targets: string[];
  notes: string[];
  final: boolean;
}

/** A thing that can be touched: a card, a car, a cube, a chip. */
export interface Piece {
  id: string;
  kind: string;
  label: string;
  colour: string;
  icon: string;
  marks: Mark[];
  tags: string[];
  at: string;
  owner: number | null;
}

/** Are you there? */
export interface PingOrder {
  type: "ping";
  id?: number;
}

/** A named place of a board where a piece can lie, with its outline for a click. */
export interface Place {
  id: string;
  x: number;
  y: number;
  angle: number;
  path: string;
  label: string;
}

/** A player, as everybody can see them. */
export interface Player {
  seat: number;
  name: string;
  colour: string;
  symbol: string;
  place: number | null;
  gauges: Gauge[];
  tags: string[];
  progress: number | null;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** Switches that people would choose together. */
export interface PresetInfo {
  name: string;
  text: string;
  switches: Record<string, boolean | number | string>;
  circuit: string;
}

/** Why something could not be done. */
export interface Problem {
  error: string;
  text: string;
  rule: string;
}

export interface RecordBody {
  text: string;
}

export interface RecordView {
  id: string;
}

/** An order was not carried out, and nothing was changed. */
export interface Refused {
  type: "refused";
  id: number;
  error: string;
  text: string;
  rule: string;
}

/** A race that can be watched again. */
export interface ReplayInfo {
  game: string;
  title: string;
  circuit: string;
  names: string[];
  moves: number[];
  moments: Moment[];
  over: boolean;
  seats: number[];
  seed: string;
  seed_hash: string;
  verified: boolean | null;
  drawn: number;
  has_board: boolean;
  can_fork: boolean;
}

/** One moment of a race. */
export interface ReplayView {
  number: number;
  scene: Scene;
  log: string[];
  news: number;
}

export type Replies = Done | Refused | Because | Pong | TableView | View | Talk | Goodbye;

/** A rule in one sentence. */
export interface RuleInfo {
  id: string;
  chapter: string;
  text: string;
}

/** A line of chat. */
export interface Said {
  id: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** The table as a seat or a spectator sees it now. */
export interface Scene {
  game: string;
  title: string;
  status: string;
  lang: string;
  seat: number | null;
  players: Player[];
  areas: Area[];
  board: string;
  pieces: Piece[];
  prompt: string;
  rule: string;
  options: Pick[];
  waiting: number[];
  log: string[];
  standings: Standing[];
}

export interface SeatBody {
  kind: string;
  level?: string;
  name?: string;
}

/** Who sits where, as everybody may know. */
export interface SeatView {
  seat: number;
  name: string;
  bot: string;
  free: boolean;
  away: boolean;
  mine: boolean;
  host: boolean;
  online: boolean;
}

/** A race as somebody wants it. */
export interface SetupBody {
  game: string;
  seats?: number | null;
  circuit?: string | null;
  preset?: string | null;
  switches?: Record<string, boolean | number | string>;
}

/** A race as the game accepts it, with its code. */
export interface SetupView {
  code: string;
  game: string;
  seats: number;
  circuit: string;
  switches: Record<string, boolean | number | string>;
}

/** A drawn part of a board: an SVG path or a text, in a named style. */
export interface Shape {
  style: string;
  path: string;
  text: string;
  x: number;
  y: number;
  angle: number;
  size: number;
}

export interface StandInBody {
  seat: number;
}

/** A line of the result. */
export interface Standing {
  seat: number;
  place: number;
  text: string;
}

/** Paint for a path or for letters; lengths in units of the board. */
export interface Style {
  fill: string;
  stroke: string;
  width: number;
  dash: string;
  opacity: number;
  cap: string;
  weight: number;
  spacing: number;
  italic: boolean;
  blur: boolean;
  anchor: string;
}

/** Something that whoever sets up a race may decide. */
export interface SwitchInfo {
  name: string;
  text: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  least: number;
  most: number;
  rule: string;
  rule_text: string;
  chapter: string;
}

/** A table to be opened. */
export interface TableBody {
  setup: SetupBody;
  seats: SeatBody[];
  access?: "hot-seat" | "link" | "public";
  clock?: ClockBody;
  stand_in?: string;
  delay?: number;
  spectators?: boolean;
  start?: boolean;
}

/** A table as everybody may know it. */
export interface TableView {
  type: "table";
  id: string;
  game: string;
  title: string;
  circuit: string;
  setup_code: string;
  access: "hot-seat" | "link" | "public";
  status: "open" | "over" | "running";
  clock: Clock;
  seats: SeatView[];
  host: boolean;
  seed_hash: string;
  changed: number;
  came_from: string;
  rematch: string;
  spectators: number;
  note: string;
}

export interface Tables {
  mine: TableView[];
  public: TableView[];
}

/** What was said at the table. */
export interface Talk {
  type: "talk";
  lines: Said[];
}

/** Take the last choice back, where the rules of the race allow it. */
export interface UndoOrder {
  type: "undo";
  id?: number;
  seat: number;
  asked: number;
}

/** The race as a seat sees it now, with what the log says since the last one. */
export interface View {
  type: "view";
  number: number;
  seat: number | null;
  asked: number;
  scene: Record<string, unknown>;
  log_from: number;
  log: string[];
  can_undo: boolean;
  can_ask_back: boolean;
  own_choice: string;
  ask: AskView | null;
  clocks: ClockView[];
  over: boolean;
  seed: string;
}

/** Why is this thing not to be chosen now? */
export interface WhyOrder {
  type: "why";
  id?: number;
  seat: number;
  target: string;
}
