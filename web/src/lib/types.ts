// What the service sends: see paddock/scene/model.py and paddock/server/messages.py.
import type { SceneChanges } from "./changes";

export interface Mark {
  at: string;
  text: string;
  icon: string;
}
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
export interface Area {
  id: string;
  label: string;
  pieces: Piece[];
  layout: string;
  owner: number | null;
  columns: string[];
}
export interface Gauge {
  id: string;
  label: string;
  value: number;
  most: number | null;
  icon: string;
  text: string;
}
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
export interface Shape {
  style: string;
  path: string;
  text: string;
  x: number;
  y: number;
  angle: number;
  size: number;
}
export interface Place {
  id: string;
  x: number;
  y: number;
  angle: number;
  path: string;
  label: string;
}
export interface Board {
  id: string;
  title: string;
  width: number;
  height: number;
  shapes: Shape[];
  places: Place[];
  piece: number;
}
export interface Pick {
  code: string;
  label: string;
  targets: string[];
  notes: string[];
  final: boolean;
}
export interface Standing {
  seat: number;
  place: number;
  text: string;
}
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

export interface Clock {
  kind: "none" | "decision" | "bank" | "days";
  seconds: number;
  bank: number;
}
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
export interface TableView {
  type?: "table";
  id: string;
  game: string;
  title: string;
  circuit: string;
  setup_code: string;
  access: "public" | "link" | "hot-seat";
  status: "open" | "running" | "over";
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
export interface ClockView {
  seat: number;
  left: number;
  running: boolean;
}
export interface View {
  type: "view";
  number: number;
  seat: number | null;
  asked: number;
  scene: Scene;
  log_from: number;
  log: string[];
  can_undo: boolean;
  can_ask_back: boolean;
  own_choice: string;
  ask: { seat: number; waiting: number[] } | null;
  clocks: ClockView[];
  over: boolean;
  seed: string;
}
export type SentView = Omit<View, "scene"> & { scene: SceneChanges };
export interface Said {
  id: number;
  person: string;
  name: string;
  text: string;
  at: number;
}
export type Reply =
  | SentView
  | (TableView & { type: "table" })
  | { type: "done"; id: number; number: number }
  | { type: "refused"; id: number; error: string; text: string; rule: string }
  | { type: "because"; id: number; text: string; rule: string }
  | { type: "pong"; id: number }
  | { type: "talk"; lines: Said[] }
  | { type: "goodbye" };

export type Value = boolean | number | string;
export interface SwitchInfo {
  name: string;
  text: string;
  default: Value;
  values: Value[];
  least: number;
  most: number;
  rule: string;
  rule_text: string;
  chapter: string;
}
export interface PresetInfo {
  name: string;
  text: string;
  switches: Record<string, Value>;
  circuit: string;
}
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  circuits: { id: string; title: string }[];
  switches: SwitchInfo[];
  presets: PresetInfo[];
}
export interface LevelInfo {
  id: string;
  name: string;
  about: string;
}
export interface Catalogue {
  games: GameInfo[];
  levels: LevelInfo[];
}
export interface RuleInfo {
  id: string;
  chapter: string;
  text: string;
}
export interface SetupView {
  code: string;
  game: string;
  seats: number;
  circuit: string;
  switches: Record<string, Value>;
}
export interface Me {
  id: string;
  name: string;
  account: string;
}
export interface Tables {
  mine: TableView[];
  public: TableView[];
}
export interface Moment {
  number: number;
  text: string;
}
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
export interface ReplayView {
  number: number;
  scene: Scene;
  log: string[];
  news: number;
}

export interface Look {
  fill: string;
  ink: string;
  edge: string;
}
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
export interface Looks {
  icons: Record<string, string>;
  colours: Record<string, Look>;
  page: Record<string, string>;
  styles: { paint: Record<string, Style>; car: Record<string, string>; patterns: Record<string, string> };
}
