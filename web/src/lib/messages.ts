// Written by tools/message_types.py from the service's definitions: do not edit.

export interface AccountBody {
  account: string;
  password: string;
}

/** A line of the audit log. */
export interface Act {
  id: number;
  at: number;
  actor: string;
  act: string;
  subject: string;
  detail: string;
  reason: string;
}

export interface ActList {
  acts: Act[];
  names: Record<string, string>;
}

/** Something to try, and how to write it if a number says it. */
export interface Advice {
  text: string;
  fix: Fix | null;
}

/** A gauge that some option changes. */
export interface AheadGauge {
  id: string;
  label: string;
}

/** An option that may be offered. */
export interface AheadOption {
  code: string;
  label: string;
  times: number;
}

/** A kind of question that the seat may be asked. */
export interface AheadQuestion {
  kind: string;
  prompt: string;
  rule: string;
  times: number;
  options: AheadOption[];
  more_options: number;
  has_risk: boolean;
  has_places: boolean;
  gauges: AheadGauge[];
}

/** What a seat may be asked soon, from imagined races. */
export interface AheadView {
  seat: number;
  place: number;
  questions: AheadQuestion[];
}

/** What makes an option the best: the least risk, the farthest place, the most or the least left of a gauge. */
export interface Aim {
  by: "far" | "least" | "most" | "safe";
  gauge?: string;
  label?: string;
}

export interface AnswerBody {
  code: string;
}

/** All answers to a lesson so far. */
export interface AnswersBody {
  answers?: string[];
  is_read?: boolean;
}

/** A page of the archive, the latest race first. */
export interface Archive {
  races: ArchivedRace[];
  more: boolean;
  download: boolean;
}

/** A finished race that anybody may watch. */
export interface ArchivedRace {
  id: string;
  game: string;
  title: string;
  circuit: string;
  circuit_title: string;
  ended: number;
  rated: boolean;
  seats: ArchivedSeat[];
  hidden: boolean;
}

/** A seat of a finished race. */
export interface ArchivedSeat {
  seat: number;
  name: string;
  bot: string;
  place: number;
  driver: string;
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

/** A plan that was tried out, with the proof of it. */
export interface ArmBody {
  seat: number;
  plan: Plan;
  tried: string;
}

/** A seat asks for a decision back. */
export interface AskView {
  seat: number;
  waiting: number[];
}

/** Whether a driver comes to a race, or to all that have no answer of their own (race 0). */
export interface AttendanceBody {
  race: number;
  comes: boolean;
  driver?: string;
}

/** Ask the others for a decision back, or answer such a request. */
export interface BackOrder {
  type: "back";
  id?: number;
  seat: number;
  say: "agree" | "ask" | "refuse";
}

/** A user or a network that is kept out, or from the chat. */
export interface Ban {
  id: number;
  subject: string;
  scope: "chat" | "full";
  until: number;
  reason: string;
  at: number;
}

export interface BanBody {
  scope: "chat" | "full";
  days: number;
  reason: string;
}

export interface BanList {
  bans: Ban[];
  names: Record<string, string>;
}

/** Why a thing cannot be chosen; an empty text if it can. */
export interface Because {
  type: "because";
  id: number;
  text: string;
  rule: string;
}

/** A paragraph, a list or a table: one of the three is filled. */
export interface Block {
  text: string;
  items: string[];
  rows: string[][];
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

/** The styles of a board's shapes, the outlines of a car from above, and its patterns that need no colour. */
export interface BoardLooks {
  paint: Record<string, Style>;
  car: Record<string, string>;
  patterns: Record<string, string>;
}

export interface BonusBody {
  pole?: number;
  fastest?: number;
  gained?: number;
}

export interface BonusView {
  pole: number;
  fastest: number;
  gained: number;
}

/** The rules of a game as a book. */
export interface BookInfo {
  game: string;
  title: string;
  about: string;
  chapters: ChapterInfo[];
}

/** An answer of the book in words: what was asked, and who answered what. */
export interface BookLine {
  seat: number | null;
  asked: string;
  text: string;
}

/** A bot for a seat; without a level the seat is cleared. */
export interface BotBody {
  seat: number;
  level?: string;
}

/** An event: a round of a season, or some tables. */
export interface BroadcastBody {
  title: string;
  season?: string;
  race?: number;
  tables?: string[];
}

export interface BroadcastLine {
  id: string;
  title: string;
  created: number;
}

/** The events that the current user organises. */
export interface BroadcastList {
  events: BroadcastLine[];
}

/** An event: its tables, and what commentators have written, the newest first. */
export interface BroadcastView {
  id: string;
  title: string;
  season: string;
  race: number;
  is_organiser: boolean;
  is_commentator: boolean;
  commentators: string[];
  invite: string;
  tables: TableView[];
  comments: CommentView[];
  named: string[];
}

/** A browser that has subscribed to pushes. */
export interface BrowserBody {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** When clocks stand still: on some days of the week, and at night, in a time zone. Empty if they never do. */
export interface Calendar {
  zone: string;
  days_off: number[];
  night_from: number;
  night_until: number;
}

/** When the time of a clock in days does not count. */
export interface CalendarBody {
  zone?: string;
  days_off?: number[];
  night_from?: number;
  night_until?: number;
}

/** A race of the calendar as it was agreed. */
export interface CalendarLine {
  name: string;
  game: string;
  circuit: string;
  preset: string;
  switches: Record<string, boolean | number | string>;
  at: string;
  reserve_at: string;
  ballast: string;
}

/** The reference card of a game. */
export interface CardInfo {
  title: string;
  about: string;
  parts: CardPartInfo[];
}

/** A box of a reference card. */
export interface CardPartInfo {
  title: string;
  lines: string[];
}

export interface CaseList {
  cases: CaseView[];
}

/** A protest with all that was said and decided about it. */
export interface CaseView {
  number: number;
  race: number;
  race_name: string;
  at: number;
  by: string;
  against: string[];
  involved: string[];
  names: Record<string, string>;
  text: string;
  moment: number;
  line: string;
  table: string;
  rule: string;
  rule_text: string;
  statements: StatementView[];
  votes: VoteView[];
  voted: number;
  judges: number;
  decisions: DecisionView[];
  is_open: boolean;
  is_appealed: boolean;
  appeals_until: number;
  may_state: boolean;
  may_judge: boolean;
  may_appeal: boolean;
}

/** All games, and the bots to race against. */
export interface Catalogue {
  games: GameInfo[];
  levels: LevelInfo[];
  usual_level: string;
}

/** The standings of a class. */
export interface CategoryTable {
  name: string;
  rows: StandingRow[];
}

/** A result of a challenge. */
export interface ChallengeLine {
  rank: number;
  name: string;
  place: number;
  gap: number;
  percentile: number;
  mine: boolean;
  champion: boolean;
  race: string;
}

/** The challenges of today and of this week, and those before them. */
export interface ChallengeList {
  challenges: ChallengeView[];
}

/** A challenge, as a user may know it. */
export interface ChallengeView {
  id: string;
  kind: "day" | "week";
  game: string;
  title: string;
  circuit: string;
  circuit_title: string;
  preset: string;
  seats: number;
  seat: number;
  level: string;
  begins: number;
  ends: number;
  open: boolean;
  drivers: number;
  lines: ChallengeLine[];
  table: string;
  done: boolean;
}

/** The chance of each seat to win after a decision. */
export interface ChancePoint {
  number: number;
  wins: number[];
}

/** The chances to win as a race went; no points where the game has no model of them. */
export interface ChancesView {
  drivers: Driver[];
  points: ChancePoint[];
}

/** A line of the file, as it is and as it would be. */
export interface Change {
  line: number;
  old: string;
  new: string;
}

/** A chapter of a book. */
export interface ChapterInfo {
  id: string;
  number: number;
  title: string;
  parts: PartInfo[];
}

/** Say something to the table. The same line of a user after the line `after` is stored once, however often sent. */
export interface ChatOrder {
  type: "chat";
  id?: number;
  text: string;
  after?: number | null;
}

export interface ChoiceBody {
  seat: number;
  asked: number;
  code: string;
}

/** A decision, and what its options were worth, the best first; none if there was nothing to choose. */
export interface ChoiceView {
  seat: number;
  options: ValuedOption[];
}

/** Answer the decision numbered `asked`, by the code of an option. */
export interface ChooseOrder {
  type: "choose";
  id?: number;
  seat: number;
  asked: number;
  code: string;
}

export interface CircuitBody {
  text: string;
}

/** A circuit. */
export interface CircuitInfo {
  id: string;
  title: string;
}

/** A circuit in a list. */
export interface CircuitLine {
  id: string;
  name: string;
  circuit: string;
  games: string[];
  outline: string;
  built_in: boolean;
  mine: boolean;
  by: string;
  club: string;
  club_name: string;
  published: boolean;
  withdrawn: boolean;
  origin: string;
  changed: number;
}

/** All circuits that the current user can see. */
export interface CircuitList {
  built_in: CircuitLine[];
  mine: CircuitLine[];
  clubs: CircuitLine[];
  published: CircuitLine[];
}

/** A circuit with its text. */
export interface CircuitPage {
  id: string;
  name: string;
  circuit: string;
  games: string[];
  outline: string;
  built_in: boolean;
  mine: boolean;
  by: string;
  club: string;
  club_name: string;
  published: boolean;
  withdrawn: boolean;
  origin: string;
  changed: number;
  text: string;
}

/** A circuit file to start from. */
export interface CircuitText {
  text: string;
}

/** A kind of question and its answer: the first named option that is offered, or the best by some aims. */
export interface Clause {
  question: string;
  prompt?: string;
  options?: Named[];
  aims?: Aim[];
  most_risk?: number | null;
  limits?: Limit[];
}

/** How long a seat may think. */
export interface Clock {
  kind: "bank" | "days" | "decision" | "none";
  seconds: number;
  bank: number;
  calendar: Calendar;
}

export interface ClockBody {
  kind?: string;
  seconds?: number;
  bank?: number;
  calendar?: CalendarBody;
}

/** The seconds a seat has left; `running` while it is to move. */
export interface ClockView {
  seat: number;
  left: number;
  running: boolean;
}

export interface ClubBody {
  name: string;
  about?: string;
  access?: "invitation" | "public";
}

export interface ClubKeyBody {
  key?: string;
}

/** A club in a list. */
export interface ClubLine {
  id: string;
  name: string;
  about: string;
  access: "invitation" | "public";
  members: number;
  mine: boolean;
}

export interface ClubList {
  clubs: ClubLine[];
}

/** A club as the current user may see it. */
export interface ClubPage {
  id: string;
  name: string;
  about: string;
  access: "invitation" | "public";
  is_closed: boolean;
  is_member: boolean;
  is_organiser: boolean;
  is_steward: boolean;
  invite: string;
  feed: string;
  members: MemberView[];
  presets: ClubPresetView[];
  seasons: SeasonLine[];
  matches: MatchLine[];
}

/** A preset: the code of its set-up; without one it is removed. */
export interface ClubPresetBody {
  name: string;
  code?: string;
}

export interface ClubPresetView {
  name: string;
  code: string;
  game: string;
  title: string;
}

export interface CodeBody {
  code: string;
}

/** The places of all seats as a round begins; None for a driver who is out, or not placed yet. */
export interface Column {
  number: number;
  label: string;
  places: (number | null)[];
}

/** A line about an event, or about a moment of a race: a decision, or what the commentator sees now. */
export interface CommentBody {
  text: string;
  table?: string;
  moment?: number | null;
}

export interface CommentView {
  id: number;
  name: string;
  text: string;
  at: number;
  table: string;
  moment: number;
  mine: boolean;
}

export interface CommentatorKeyBody {
  key: string;
}

export interface ConsentBody {
  research: boolean;
}

/** Whether the current user's races may be part of the archive for research. */
export interface ConsentView {
  research: boolean;
  offered: boolean;
}

/** A result that was replaced, and why. */
export interface CorrectionView {
  why: string;
  before: string[];
}

/** A gauge that may change: by how much, and how likely. */
export interface Cost {
  gauge: string;
  change: number;
  chance: number;
}

/** The service in figures. */
export interface Counts {
  accounts: number;
  guests: number;
  tables: Record<string, number>;
  reports: number;
}

/** The lessons of a game in order. */
export interface Course {
  game: string;
  title: string;
  lessons: LessonInfo[];
  has_book: boolean;
}

/** What a race over days has besides: a plan of the seat, a pause of the table, holidays. */
export interface DaysView {
  plan: "" | "armed" | "ended";
  is_paused: boolean;
  pause: AskView | null;
  holidays: HolidayView[];
}

/** The number under which a decision is stored. */
export interface Decided {
  number: number;
}

export interface DecisionBody {
  upheld: boolean;
  penalties?: PenaltyBody[];
  why: string;
}

export interface DecisionView {
  name: string;
  at: number;
  upheld: boolean;
  why: string;
  penalties: PenaltyView[];
  votes: VoteView[];
}

/** A deck, and the circuit whose corners its cards must suit. */
export interface DeckBody {
  text: string;
  circuit?: string | null;
}

/** A card of a deck, as it is drawn, with its line. */
export interface DeckCard {
  line: number;
  piece: Piece;
}

/** What a deck is so far, and what is wrong with it. */
export interface DeckSketch {
  game: string;
  name: string;
  remarks: Remark[];
  cards: DeckCard[];
  choices: string[][];
  extras: string[];
  columns: Record<string, string[]>;
}

/** A user confirms the deletion: with the password, or a guest with their name. */
export interface DeletionBody {
  confirm: string;
}

/** A place on the board where the seat may be then. */
export interface Destination {
  place: string;
  chance: number;
  costs: Cost[];
}

/** Where the current user is signed in. */
export interface DeviceView {
  id: string;
  device: string;
  started: number;
  seen: number;
  is_this: boolean;
}

export interface Devices {
  devices: DeviceView[];
}

/** A share of a stretch of the lap. */
export interface DoctorBar {
  name: string;
  share: number;
  least: number;
  most: number;
  text: string;
  at: number;
}

/** A circuit, the game to race in, and how many races. */
export interface DoctorBody {
  text: string;
  game: string;
  races?: number;
}

/** A figure with its interval, and the middle of the other circuits. */
export interface DoctorFigure {
  name: string;
  own: string;
  others: string;
}

/** The races so far, and what they say. */
export interface DoctorReport {
  races: number;
  of: number;
  about: string;
  figures: DoctorFigure[];
  findings: string[];
  advice: Advice[];
  passes: DoctorBar[];
  retired: DoctorBar[];
}

/** An order was carried out and, if it changed anything, stored. */
export interface Done {
  type: "done";
  id: number;
  number: number;
}

/** A line of the chart. */
export interface Driver {
  seat: number;
  name: string;
  colour: string;
  symbol: string;
}

/** A driver whom an organiser adds or changes. */
export interface DriverBody {
  driver?: string;
  name?: string;
  team?: string;
  category?: string;
  bot?: string;
  reserve?: boolean;
  replaces?: string;
  user?: string | null;
}

/** A bot with a name and habits. */
export interface DriverInfo {
  id: string;
  name: string;
  about: string;
}

/** The rating of a driver in one game, and how it went. */
export interface DriverRating {
  game: string;
  title: string;
  rating: RatingView;
  history: RatingPoint[];
}

/** A driver, as everybody may know them. */
export interface DriverView {
  id: string;
  name: string;
  ratings: DriverRating[];
  races: ArchivedRace[];
}

/** One of the current user's own sessions or keys. */
export interface EndBody {
  id: string;
}

/** The current user enters, or changes the team or the class. */
export interface EntryBody {
  team?: string;
  category?: string;
}

export interface EventTablesBody {
  title: string;
  tables?: string[];
}

/** What a report keeps, since tables and chat are removed some day. */
export interface Evidence {
  name: string;
  reporter: string;
  game: string;
  number: number;
  line: number | null;
  chat: Said[];
  circuit: string;
}

/** An example: where its drawings are, and what is chosen and follows. */
export interface ExampleInfo {
  caption: string;
  figures: string[];
  question: string;
  choice: string;
  told: string[];
}

/** A message that was given up. */
export interface Failure {
  at: number;
  channel: "hook" | "mail" | "push";
  note: string;
}

/** What the race left a driver with, in the words of the game. */
export interface FateBody {
  driver: string;
  fate: string;
}

/** The level of the bots; empty for the usual one. */
export interface FillBody {
  level?: string;
}

/** Something that can be changed by a number. */
export interface Fix {
  label: string;
  changes: Change[];
}

/** Someone on the current user's own list. */
export interface ForgiveBody {
  id: string;
}

/** Play on from a moment, in a seat, against bots of a level. */
export interface ForkBody {
  number: number;
  seat: number;
  level?: string;
}

/** The club that the copy belongs to; none for the current user. */
export interface ForkCircuitBody {
  club?: string | null;
}

/** A game and everything that can be set. */
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  circuits: CircuitInfo[];
  switches: SwitchInfo[];
  presets: PresetInfo[];
  rookie: RookieInfo;
  has_book: boolean;
  drivers: DriverInfo[];
}

/** What a user has driven of one game. */
export interface GameRecord {
  game: string;
  title: string;
  races: number;
  won: number;
  podium: number;
  circuits: string[];
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

/** The terms of a game, in the order of the alphabet. */
export interface GlossaryInfo {
  game: string;
  title: string;
  terms: TermInfo[];
}

/** The service is going down: connect again. */
export interface Goodbye {
  type: "goodbye";
}

/** Let the driver of another seat lead the shared replay. */
export interface HandOrder {
  type: "hand";
  id?: number;
  seat: number;
}

export interface HintBody {
  seat: number;
}

/** What is said to a decision of a first race. */
export interface HintInfo {
  before: string;
  after: string;
}

/** An option with its reasons, in words. */
export interface HintLine {
  code: string;
  label: string;
  reasons: string[];
  is_close: boolean;
}

/** What the coach would do: the best options, the best first. */
export interface HintView {
  lines: HintLine[];
}

/** The first and the last day of a holiday. */
export interface HolidayBody {
  first: string;
  last: string;
}

/** The first and the last day of a holiday, such as 2026-08-10, in the user's time zone. */
export interface HolidayDays {
  first: string;
  last: string;
  zone: string;
}

/** A seat whose user is on holiday. */
export interface HolidayView {
  seat: number;
  last: string;
}

/** When the clocks of the current user stand still in races over days. */
export interface Holidays {
  holidays: HolidayDays[];
  most_days: number;
}

/** All holidays of the current user, in the days of a time zone. */
export interface HolidaysBody {
  zone: string;
  holidays: HolidayBody[];
}

export interface IgnoreBody {
  table: string;
  seat?: number | null;
  line?: number | null;
  kind: "block" | "mute";
}

/** Someone whose chat a user does not want to read; a blocked one is kept away from the user's tables, too. */
export interface Ignored {
  id: string;
  name: string;
  kind: "block" | "mute";
}

/** Whom the current user has muted or blocked. */
export interface IgnoredList {
  users: Ignored[];
}

/** A folder of `paddock league` as a zip. */
export interface ImportBody {
  zip: string;
}

export interface JoinBody {
  seat?: number | null;
  anyway?: boolean;
}

/** A table, as moderators see it. */
export interface KnownTable {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "running";
  access: "hot-seat" | "link" | "public";
  created: number;
  changed: number;
  host: string;
  host_name: string;
  names: string;
  entries: number;
}

/** A user, as moderators see them. */
export interface KnownUser {
  id: string;
  name: string;
  account: string;
  role: "" | "moderator" | "owner";
  created: number;
  seen: number;
  network: string;
  tables: number;
  reports: number;
  banned: boolean;
}

/** Move on in a shared replay, as the one who leads; the first driver to do so leads. */
export interface LeadOrder {
  type: "lead";
  id?: number;
  number: number;
  speed?: number;
  pointer?: number[];
}

/** A line of a leaderboard. */
export interface Leader {
  rank: number;
  driver: string;
  name: string;
  rating: RatingView;
  last: number;
}

/** The strongest drivers of a game whose ratings are certain enough. */
export interface Leaderboard {
  game: string;
  title: string;
  leaders: Leader[];
  least_opponents: number;
  most_deviation: number;
  hidden: boolean;
}

/** A lesson in a list. */
export interface LessonInfo {
  id: string;
  title: string;
}

/** A lesson after some answers. */
export interface LessonView {
  title: string;
  number: number;
  lessons: number;
  step: number;
  steps: number;
  say: string;
  is_right: boolean | null;
  reply: string;
  is_paused: boolean;
  is_over: boolean;
  next: string;
  scene: Scene;
  log: string[];
}

/** A level of bots. */
export interface LevelInfo {
  id: string;
  name: string;
  about: string;
}

/** What a gauge may be after the choice, at the worst: at least, or at most, a value. */
export interface Limit {
  gauge: string;
  is_least: boolean;
  value: number;
  label?: string;
}

/** A line of the commentary; `length` is the shortest commentary that has it. */
export interface LogLine {
  text: string;
  length: number;
}

/** A line of the log. */
export interface LogLineView {
  number: number;
  at: number;
  actor: string;
  type: string;
  event: Record<string, unknown>;
  hash: string;
}

/** How a named colour is painted. */
export interface Look {
  fill: string;
  ink: string;
  edge: string;
}

/** Look from one's own seat, or as a spectator. */
export interface LookOrder {
  type: "look";
  id?: number;
  seat: number | null;
  lang?: string;
}

/** Icons (SVG paths in a box of 24 by 24) and colours, by name. */
export interface Looks {
  icons: Record<string, string>;
  colours: Record<string, Look>;
  page: Record<string, string>;
  styles: BoardLooks;
}

/** An address to confirm; empty to forget the one there is. */
export interface MailBody {
  mail: string;
  zone?: string;
}

/** Something printed on a piece: an icon, a short text, or both, at one of the piece's places. */
export interface Mark {
  at: string;
  text: string;
  icon: string;
}

/** Whether the current user comes. */
export interface MatchAnswerBody {
  comes: boolean;
}

/** A duplicate match: the race, and the teams. */
export interface MatchBody {
  title?: string;
  game: string;
  circuit?: string;
  preset?: string;
  switches?: Record<string, boolean | number | string>;
  teams: TeamBody[];
  clock?: ClockBody;
  stand_in?: string;
  at?: string;
  reserve_at?: string;
}

/** Another date for a match that waits. */
export interface MatchDateBody {
  at: string;
}

/** A driver of a team: a member, or a bot of a level. */
export interface MatchDriverBody {
  user?: string;
  bot?: string;
}

/** The drivers of a match that waits, by team and seat. */
export interface MatchDriversBody {
  teams: MatchDriverBody[][];
}

/** A match in the list of a club. */
export interface MatchLine {
  id: string;
  title: string;
  game: string;
  created: number;
  at: string;
  state: "held" | "off" | "over" | "running" | "waiting";
  mine: string;
  teams: MatchTeam[];
}

/** A duplicate match as the current user may know it. */
export interface MatchPage {
  id: string;
  club: string;
  club_name: string;
  is_organiser: boolean;
  feed: string;
  title: string;
  game: string;
  game_title: string;
  circuit: string;
  preset: string;
  created: number;
  at: string;
  reserve_at: string;
  state: "held" | "off" | "over" | "running" | "waiting";
  is_complete: boolean;
  teams: MatchTeam[];
  seats: MatchSeat[];
  tables: MatchTable[];
  most: number;
  seed: string;
  seed_hash: string;
}

/** The run of a team in a seat. */
export interface MatchRunView {
  team: number;
  name: string;
  bot: boolean;
  mine: boolean;
  driver: string;
  table: number;
  state: string;
  place: number;
  gap: number;
  points: number;
}

/** A seat: the runs of all teams in it, side by side. */
export interface MatchSeat {
  seat: number;
  runs: MatchRunView[];
}

/** A table of a match. */
export interface MatchTable {
  number: number;
  id: string;
  mine: boolean;
  is_over: boolean;
}

/** A team and its points so far. */
export interface MatchTeam {
  name: string;
  points: number;
  place: number;
}

/** The current user; `id` is empty if unknown. */
export interface Me {
  id: string;
  name: string;
  account: string;
  role: "" | "moderator" | "owner";
  notice: string;
}

export interface MemberView {
  id: string;
  name: string;
  organiser: boolean;
  steward: boolean;
  mine: boolean;
}

/** A moment worth jumping to. */
export interface Moment {
  number: number;
  text: string;
}

export interface MoveBody {
  at: string;
  why?: string;
}

export interface MuteBody {
  muted: boolean;
}

export interface NameBody {
  name: string;
}

/** An option by its code, with the words in which its owner read it. */
export interface Named {
  code: string;
  label?: string;
}

export interface NetworkBanBody {
  scope: "chat" | "full";
  days: number;
  reason: string;
  network: string;
}

export interface NetworkBody {
  reason?: string;
  network: string;
}

/** A new circuit; with a club it belongs to that. */
export interface NewCircuitBody {
  text: string;
  club?: string | null;
  origin?: string | null;
}

/** A password that is shown once. */
export interface NewPassword {
  password: string;
}

/** An empty reply. */
export type Nothing = Record<string, never>;

/** How the current user is called, and what this server offers. */
export interface Notices {
  lang: string;
  zone: string;
  pace: "at-once" | "daily" | "hourly";
  daily_at: number;
  quiet_from: number;
  quiet_until: number;
  mail: string;
  mail_on: boolean;
  push_on: boolean;
  hook: string;
  hook_kind: "discord" | "plain" | "slack";
  hook_secret: string;
  hook_on: boolean;
  muted: string[];
  browsers: number;
  offers_mail: boolean;
  offers_hooks: boolean;
  push_key: string;
  failures: Failure[];
}

/** How the current user wants to be called. */
export interface NoticesBody {
  lang: string;
  zone: string;
  pace?: "at-once" | "daily" | "hourly";
  daily_at?: number;
  quiet_from?: number;
  quiet_until?: number;
  mail_on?: boolean;
  push_on?: boolean;
  hook?: string;
  hook_kind?: "discord" | "plain" | "slack";
  hook_on?: boolean;
}

/** An option of a decision. */
export interface OptionView {
  code: string;
  label: string;
  notes: string[];
}

export type Orders =
  | ChooseOrder
  | UndoOrder
  | BackOrder
  | LookOrder
  | WatchOrder
  | WhyOrder
  | ChatOrder
  | PaceOrder
  | LeadOrder
  | HandOrder
  | PingOrder;

/** A club that the current user organises, to which presets can be given. */
export interface OrganisedClub {
  id: string;
  name: string;
}

/** A set-up with a name, of the current user or of one of their clubs. */
export interface OwnPreset {
  name: string;
  code: string;
  game: string;
  seats: number;
  circuit: string;
  changes: number;
  club: string;
  club_name: string;
  mine: boolean;
}

export interface OwnPresets {
  presets: OwnPreset[];
  clubs: OrganisedClub[];
}

/** Let bots drive faster or slower, if no other user at the table is racing. */
export interface PaceOrder {
  type: "pace";
  id?: number;
  speed: number;
}

/** Some sentences of a chapter and the rules they tell. */
export interface PartInfo {
  blocks: Block[];
  rules: string[];
  example: ExampleInfo | null;
}

export interface PasswordBody {
  now: string;
  new: string;
}

export interface PauseBody {
  say: "agree" | "ask" | "end" | "refuse";
}

export interface PenaltyBody {
  driver: string;
  kind: "exclusion" | "places" | "points" | "time";
  amount?: number;
}

export interface PenaltyView {
  key: string;
  name: string;
  kind: string;
  amount: number;
  why: string;
}

/** An option as a viewer sees it. */
export interface Pick {
  code: string;
  label: string;
  targets: string[];
  notes: string[];
  final: boolean;
  warning: string;
  places: Destination[];
  costs: Cost[];
  outcomes: Risk[];
  reach: string[];
  exact: boolean;
  recommended: boolean;
  weighed: boolean;
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

/** Check the connection. */
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

/** A car in the classification of a race. */
export interface PlacedRow {
  key: string;
  name: string;
  team: string;
  place: number;
  came_in: number;
  retired: boolean;
  grid: number;
  fastest: boolean;
  time: number;
  points: number;
  text: string;
  split: number;
}

/** Answers ahead. Several clauses for one kind of question are tried in order. */
export interface Plan {
  clauses: Clause[];
  worst_place?: number;
  rounds?: number;
  times?: number;
}

/** A plan for one of the current user's seats. */
export interface PlanBody {
  seat: number;
  plan: Plan;
}

/** One of the current user's seats. */
export interface PlanSeatBody {
  seat: number;
}

/** The plan of a seat, as its owner sees it. */
export interface PlanView {
  seat: number;
  state: "armed" | "ended" | "none";
  plan: Record<string, unknown> | null;
  acted: number;
  ended: string;
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

/** The reply to a ping. */
export interface Pong {
  type: "pong";
  id: number;
}

/** A preset: the code of its set-up; without one it is removed. */
export interface PresetBody {
  name: string;
  code?: string;
  club?: string | null;
}

/** A preset: switches that belong together. */
export interface PresetInfo {
  name: string;
  title: string;
  about: string;
  switches: Record<string, boolean | number | string>;
  circuit: string;
}

/** Why a request was refused. */
export interface Problem {
  error: string;
  text: string;
  rule: string;
}

/** The races of the current user. */
export interface Profile {
  over: number;
  running: number;
  won: number;
  games: GameRecord[];
  latest: RaceLine[];
}

/** A protest about a moment of a race: a decision of its record, and a rule. */
export interface ProtestBody {
  against: string[];
  text: string;
  moment?: number;
  rule?: string;
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  id: string;
  game: string;
  title: string;
}

/** All puzzles. */
export interface PuzzleList {
  date: string;
  daily: string;
  puzzles: PuzzleInfo[];
}

/** A decision to make, as its seat saw it. */
export interface PuzzleView {
  id: string;
  game: string;
  title: string;
  scene: Scene;
  date: string;
  played: string;
}

/** A race of the calendar. */
export interface RaceBody {
  name: string;
  game: string;
  circuit?: string;
  preset?: string;
  switches?: Record<string, boolean | number | string>;
  at?: string;
  reserve_at?: string;
  ballast?: string;
}

/** A race that is over. */
export interface RaceLine {
  table: string;
  title: string;
  circuit: string;
  place: number;
  seats: number;
  at: number;
}

/** Tables that any user may join or watch. */
export interface RaceList {
  tables: TableView[];
}

/** A race: its classification, and what stewards and organisers changed. */
export interface RacePage {
  number: number;
  name: string;
  title: string;
  circuit: string;
  at: string;
  table: string;
  tables: RaceTable[];
  is_provisional: boolean;
  protests_until: number;
  may_protest: boolean;
  placings: PlacedRow[];
  penalties: PenaltyView[];
  corrections: CorrectionView[];
  carried: string[];
  fates: string[];
  id: string;
  hidden: boolean;
}

/** A table of a race and its drivers. */
export interface RaceTable {
  id: string;
  drivers: string[];
  mine: boolean;
}

/** A rating after a race. */
export interface RatingPoint {
  at: number;
  points: number;
  deviation: number;
  place: number;
  race: string;
}

/** A rating as people read it, today. */
export interface RatingView {
  points: number;
  deviation: number;
  provisional: boolean;
  races: number;
  opponents: number;
}

/** Why a thing cannot be chosen. */
export interface Reason {
  text: string;
  rule: string;
}

export interface ReasonBody {
  reason?: string;
}

export interface RecordBody {
  text: string;
}

export interface RecordView {
  id: string;
}

/** The confirmed address of an account whose password is forgotten. */
export interface RecoverBody {
  mail: string;
}

/** An order was refused; nothing was changed. */
export interface Refused {
  type: "refused";
  id: number;
  error: string;
  text: string;
  rule: string;
}

/** A complaint, with its line and its place on the lap. */
export interface Remark {
  text: string;
  line: number;
  at: number | null;
}

export interface RenameBody {
  reason?: string;
  name: string;
}

export interface RenamePresetBody {
  name: string;
  new: string;
  club?: string | null;
}

/** A race to watch again. */
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
  hidden: boolean;
  told: boolean;
}

/** A race after one decision. */
export interface ReplayView {
  number: number;
  scene: Scene;
  log: LogLine[];
  news: number;
  last: boolean;
}

export type Replies = Done | Refused | Because | Pong | TableView | View | Talk | Shared | Goodbye;

export interface ReportBody {
  table: string;
  seat?: number | null;
  line?: number | null;
  kind: "behaviour" | "chat" | "name";
  reason: string;
}

export interface ReportCircuitBody {
  reason: string;
}

export interface ReportList {
  reports: ReportView[];
}

/** A report with its evidence. */
export interface ReportView {
  id: number;
  at: number;
  kind: "behaviour" | "chat" | "circuit" | "name";
  reason: string;
  table: string;
  reporter: string;
  reporter_name: string;
  subject: string;
  subject_name: string;
  evidence: Evidence;
  closed: number;
}

/** A line of the result of a race. */
export interface ResultLine {
  place: number;
  name: string;
  text: string;
  mine: boolean;
}

/** How far a review has come, and the moments of the race that became puzzles. */
export interface ReviewView {
  done: boolean;
  looked: number;
  of: number;
  moments: number[];
}

/** Something that may happen if an option is chosen, good or bad. */
export interface Risk {
  text: string;
  chance: number;
  is_out: boolean;
}

export interface RoleBody {
  reason?: string;
  role: "" | "moderator" | "owner";
}

export interface RolesBody {
  organiser: boolean;
  steward: boolean;
}

/** The short race for newcomers. */
export interface RookieInfo {
  seats: number;
  minutes: number;
  preset: string;
}

/** A rule in one sentence. */
export interface RuleInfo {
  id: string;
  chapter: string;
  text: string;
  origin: string;
  told_in: string;
  told_in_title: string;
}

/** The rules and the calendar of a season. */
export interface RulesBody {
  title: string;
  points: number[];
  races: RaceBody[];
  best?: number;
  retired?: boolean;
  order?: "entry" | "reverse" | "standing";
  bonus?: BonusBody;
  team_best?: number;
  ballast?: number;
  field?: number;
  splits?: number;
  split_by?: "balanced" | "standing";
  split_points?: "each" | "through";
  protest_hours?: number;
  appeal_hours?: number;
  clock?: ClockBody;
  stand_in?: string;
  delay?: number;
  why?: string;
}

/** What was agreed before the first race. */
export interface RulesView {
  title: string;
  points: number[];
  best: number;
  retired: boolean;
  order: string;
  bonus: BonusView;
  team_best: number;
  ballast: number;
  field: number;
  splits: number;
  split_by: string;
  split_points: string;
  protest_hours: number;
  appeal_hours: number;
  races: CalendarLine[];
  clock: Clock;
  stand_in: string;
  delay: number;
}

/** A line of chat. */
export interface Said {
  id: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** Something that happened in the tries, and in how many of them. */
export interface Sample {
  text: string;
  times: number;
  question: string;
}

/** The table as a seat or a spectator sees it now. */
export interface Scene {
  game: string;
  title: string;
  status: string;
  lang: string;
  seat: number | null;
  players: Player[];
  robots: Player[];
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

/** A table as a seat sees it. */
export interface SceneView {
  number: number;
  scene: Scene;
  log: string[];
}

/** A driver of a season. */
export interface SeasonDriver {
  key: string;
  name: string;
  team: string;
  category: string;
  bot: string;
  reserve: boolean;
  replaces: string;
  withdrawn: boolean;
  waiting: boolean;
  linked: boolean;
  mine: boolean;
}

/** A season in a list. */
export interface SeasonLine {
  id: string;
  title: string;
  races: number;
  run: number;
  leaders: string[];
  next_at: string;
}

export interface SeasonLog {
  lines: LogLineView[];
  names: Record<string, string>;
}

/** A season: rules, standings, calendar and drivers. */
export interface SeasonPage {
  id: string;
  club: string;
  club_name: string;
  title: string;
  is_public: boolean;
  is_member: boolean;
  is_organiser: boolean;
  is_steward: boolean;
  mine: string[];
  feed: string;
  rules: RulesView;
  run: number;
  drivers: SeasonDriver[];
  races: SeasonRace[];
  events: Record<string, string>;
  standings: StandingRow[];
  teams: StandingRow[];
  categories: CategoryTable[];
  protests: number;
  lines: number;
  hash: string;
}

/** A race of the calendar and how far it is. */
export interface SeasonRace {
  number: number;
  name: string;
  game: string;
  title: string;
  circuit: string;
  at: string;
  reserve_at: string;
  state: string;
  table: string;
  tables: RaceTable[];
  planned: string[][];
  winners: string[];
  coming: string[];
  missing: string[];
  is_provisional: boolean;
  id: string;
  hidden: boolean;
}

export interface SeatAnswerBody {
  seat: number;
  code: string;
}

export interface SeatBody {
  kind: string;
  level?: string;
  name?: string;
}

/** A seat, as every user may know it. */
export interface SeatView {
  seat: number;
  name: string;
  bot: string;
  free: boolean;
  away: boolean;
  mine: boolean;
  host: boolean;
  online: boolean;
  invited: boolean;
}

/** A wish for a race. */
export interface SeekBody {
  game: string;
  drivers: number;
  length?: "full" | "short";
  pace?: "days" | "live";
  rated?: boolean;
  least?: number;
  most?: number;
}

/** What users wait for now, and what became of the current user's wish. */
export interface SeekList {
  wishes: WishView[];
  table: string;
}

/** A set-up as requested. */
export interface SetupBody {
  game: string;
  seats?: number | null;
  circuit?: string | null;
  preset?: string | null;
  switches?: Record<string, boolean | number | string>;
}

/** A set-up as the game completes it, with its code. */
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

/** Where the leader of a shared replay is. */
export interface Shared {
  type: "shared";
  number: number;
  speed: number;
  pointer: number[];
  seat: number | null;
  name: string;
  mine: boolean;
  present: boolean;
}

/** What a file describes so far. */
export interface Sketch {
  id: string;
  name: string;
  remarks: Remark[];
  product: string;
  products: string[];
  spans: Span[];
  length: number;
  board: Board | null;
  x: number;
  y: number;
  unit: number;
  mended: string;
}

/** A circuit file, and the game whose board to draw. */
export interface SketchBody {
  text: string;
  game: string;
}

/** A line of the file, and a stretch of the lap that it is about. */
export interface Span {
  line: number;
  start: number;
  end: number;
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

/** A driver or a team in the standings. */
export interface StandingRow {
  key: string;
  name: string;
  team: string;
  place: number;
  points: number;
  scores: (number | null)[];
  dropped: number[];
  adjusted: number;
  totals: number[];
}

export interface StatementBody {
  text: string;
}

export interface StatementView {
  name: string;
  at: number;
  text: string;
  is_appeal: boolean;
}

/** A kind of data about users. */
export interface Stored {
  table: string;
  title: string;
  text: string;
  columns: string[];
}

/** All data about users that the service stores. */
export interface StoredList {
  stored: Stored[];
}

/** A race in short. */
export interface Story {
  drivers: Driver[];
  columns: Column[];
  points: TurningPoint[];
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

/** A switch: something that the host of a race may decide. */
export interface SwitchInfo {
  name: string;
  text: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  labels: string[];
  least: number;
  most: number;
  rule: string;
  rule_text: string;
  chapter: string;
  sheet: boolean;
}

/** A switch that is not as the preset of the table has it. */
export interface SwitchView {
  name: string;
  text: string;
  value: boolean | number | string;
  label: string;
}

/** A new table. */
export interface TableBody {
  setup: SetupBody;
  seats: SeatBody[];
  access?: "hot-seat" | "link" | "public";
  clock?: ClockBody;
  stand_in?: string;
  delay?: number;
  spectators?: boolean;
  coach?: "auto" | "off" | "on";
  rated?: boolean;
  told?: boolean;
  open_hands?: boolean;
  start?: boolean;
}

export interface TableList {
  tables: KnownTable[];
}

/** How things stand at a table. */
export interface TableNews {
  status: string;
  question: string;
  waiting: string[];
  since: number;
  result: ResultLine[];
}

/** A table, as every user may know it. */
export interface TableView {
  type: "table";
  id: string;
  game: string;
  title: string;
  circuit: string;
  setup_code: string;
  access: "hot-seat" | "link" | "public";
  status: "closed" | "open" | "over" | "running";
  clock: Clock;
  seats: SeatView[];
  host: boolean;
  seed_hash: string;
  changed: number;
  came_from: string;
  rematch: string;
  spectators: number;
  note: string;
  circuit_title: string;
  preset: string;
  switches: SwitchView[];
  delay: number;
  is_rookie: boolean;
  speed: number;
  coach: boolean;
  rated: boolean;
  challenge: string;
  hidden: boolean;
  told: boolean;
}

export interface Tables {
  mine: TableView[];
  public: TableView[];
  news: Record<string, TableNews>;
}

/** Lines of chat, without those of users whom this one has muted or blocked. */
export interface Talk {
  type: "talk";
  lines: Said[];
  whole: boolean;
}

/** A team and its drivers: the first drives the first seat, and so on. */
export interface TeamBody {
  name: string;
  drivers: MatchDriverBody[];
}

/** A term of the glossary. */
export interface TermInfo {
  id: string;
  forms: string[];
  text: string;
  rules: string[];
  chapter: string;
  chapter_title: string;
}

/** A key of a program; only its hash is stored. */
export interface Token {
  id: string;
  name: string;
  created: number;
  used: number;
}

export interface TokenBody {
  name: string;
}

/** The keys of the current user's programs; a new one is shown once. */
export interface Tokens {
  tokens: Token[];
  new: string;
}

export interface ToldAnswer {
  code: string;
  label: string;
}

/** Correct an answer by its number, take back all from a number on, or show a card of a hidden hand. */
export interface ToldBody {
  do: "back" | "correct" | "hold";
  number?: number;
  seat?: number;
  code?: string;
}

/** Everything that was told, in order. */
export interface ToldBook {
  lines: BookLine[];
  has_hands: boolean;
}

/** What became of the answers after one that was changed. */
export interface ToldChange {
  kept: number;
  dropped: string[];
}

/** What was asked at a number of the book. */
export interface ToldQuestion {
  prompt: string;
  code: string;
  answers: ToldAnswer[];
}

/** What a plan would have done. */
export interface Trial {
  tries: number;
  acted: number;
  choices: number;
  left: number;
  rounds: number;
  samples: Sample[];
  endings: Sample[];
}

/** What a plan would have done in imagined races. */
export interface TrialView {
  trial: Trial;
  tried: string;
}

/** The table of one's only try. */
export interface TryView {
  table: string;
}

/** What one of the user's seats is asked. */
export interface Turn {
  seat: number;
  asked: number;
  question: string;
  rule: string;
  options: OptionView[];
  left: number | null;
}

/** A moment that decided the race. */
export interface TurningPoint {
  number: number;
  kind: string;
  seat: number;
  text: string;
  lines: string[];
}

/** The decisions that the user owes at a table. */
export interface Turns {
  number: number;
  status: string;
  over: boolean;
  turns: Turn[];
}

/** A result from a real table: drivers by place, those who share one together. With a reason it is a correction. */
export interface TypedResultBody {
  places: string[][];
  retired?: string[];
  fates?: FateBody[];
  grid?: string[];
  fastest?: string;
  times?: Record<string, number>;
  why?: string;
}

/** Take the last choice back, if the race allows it. */
export interface UndoOrder {
  type: "undo";
  id?: number;
  seat: number;
  asked: number;
}

export interface UserList {
  users: KnownUser[];
}

/** All that moderators see of a user. */
export interface UserPage {
  user: KnownUser;
  bans: Ban[];
  reports: ReportView[];
  tables: KnownTable[];
  audit: Act[];
}

/** How good an option is, in points of winning chance. */
export interface ValueView {
  code: string;
  label: string;
  chance: number;
  loss: number;
  doubt: number;
  right: boolean;
}

/** An option of a decision, and what it promised its seat. */
export interface ValuedOption {
  code: string;
  label: string;
  win: number;
  place: number;
  played: boolean;
}

/** Whether an answer is right, how good each option is, and what the coach says of the answer and the solution. */
export interface VerdictView {
  right: boolean;
  solution: string;
  worlds: number;
  values: ValueView[];
  reasons: HintLine[];
}

/** The race as a seat sees it: what has changed since the last view. */
export interface View {
  type: "view";
  number: number;
  seat: number | null;
  asked: number;
  scene: Record<string, unknown>;
  log_from: number;
  log: LogLine[];
  can_undo: boolean;
  can_ask_back: boolean;
  own_choice: string;
  ask: AskView | null;
  clocks: ClockView[];
  over: boolean;
  seed: string;
  days: DaysView | null;
}

export interface VoteBody {
  upheld: boolean;
  penalties?: PenaltyBody[];
}

export interface VoteView {
  name: string;
  upheld: boolean;
  penalties: PenaltyView[];
}

/** Say whether the table is to be seen: for a tab in the background, it is not worked out what options lead to. */
export interface WatchOrder {
  type: "watch";
  id?: number;
  visible: boolean;
}

/** Whether results stay hidden until a race was watched. */
export interface Watching {
  hide: boolean;
}

/** Turn the switch, or say which races one has seen to their ends. */
export interface WatchingBody {
  hide?: boolean | null;
  seen?: string[];
}

/** A thing that was touched, after some right answers. */
export interface WhyBody {
  thing: string;
  answers?: string[];
}

/** Ask why a thing on the table cannot be chosen now. */
export interface WhyOrder {
  type: "why";
  id?: number;
  seat: number;
  target: string;
}

/** A race that users wait for. */
export interface WishView {
  game: string;
  title: string;
  drivers: number;
  length: "full" | "short";
  pace: "days" | "live";
  rated: boolean;
  waiting: number;
  mine: boolean;
  least: number;
  most: number;
}

export interface WithdrawBody {
  driver: string;
}
