// The connection to a table and all that has come over it. It reconnects, and repeats orders until they are answered.
import { tick } from "svelte";
import { get } from "./api";
import { applyChanges, type RaceView } from "./changes";
import { flight } from "./flight";
import { keepState, lastState } from "./last-state";
import type { Board, LogLine, Orders, Replies, Said, Scene, Shared, TableView, Talk, View } from "./messages";
import { settings } from "./settings.svelte";
import { chime } from "./sound";

export interface Answer {
  ok: boolean;
  text: string;
  rule: string;
}
/** Orders as they are given; their numbers are set when they are sent. */
type Unnumbered<O> = O extends Orders ? Omit<O, "id"> : never;

const DONE: Answer = { ok: true, text: "", rule: "" };
/** Milliseconds before each new attempt to connect. */
const RETRIES = [300, 700, 1500, 3000, 5000];
const LONGEST_RETRY = 5000;
const MOST_CHAT_LINES = 200;
/** The code with which the service closes a connection for good. */
const NOT_ALLOWED = 4403;

export class TableConnection {
  table = $state<TableView | null>(null);
  view = $state.raw<RaceView | null>(null);
  board = $state.raw<Board | null>(null);
  log = $state.raw<LogLine[]>([]);
  said = $state.raw<Said[]>([]);
  /** Where the leader of a shared replay is. */
  shared = $state.raw<Shared | null>(null);
  connected = $state(false);
  /** Why the service does not let us in. */
  refused = $state("");
  /** When the view came, for clocks that run on between views. */
  at = $state(0);
  #socket: WebSocket | null = null;
  #waiting: { order: Orders & { id: number }; answer: (answer: Answer) => void }[] = [];
  #number = 0;
  #attempts = 0;
  #closed = false;
  #seat: number | null | undefined = undefined;
  #boardId = "";
  #scene: Scene | null = null;
  #latest: RaceView | null = null;

  /** Connect to a table; from the stands even if the user sits at it, or beside a replay of its race. */
  constructor(
    readonly id: string,
    readonly from: "" | "stands" | "replay" = "",
  ) {
    document.addEventListener("visibilitychange", this.#watch);
    this.#connect();
  }

  /** Say whether anybody can see the table: for a tab in the background, the service looks at no options. */
  readonly #watch = (): void => this.#post({ type: "watch", id: 0, visible: !document.hidden });

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `lang=${settings.lang}${this.from ? `&from=${this.from}` : ""}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#attempts = 0;
      if (this.#seat !== undefined) this.#post({ type: "look", id: 0, seat: this.#seat, lang: settings.lang });
      if (document.hidden) this.#watch();
      for (const { order } of this.#waiting) this.#post(order);
    };
    socket.onmessage = (event: MessageEvent<string>) => void this.#hear(JSON.parse(event.data) as Replies);
    socket.onclose = (event) => {
      this.connected = false;
      if (this.#attempts === 0 && !this.view) void this.#recall();
      if (event.code === NOT_ALLOWED || this.#closed) return;
      setTimeout(() => this.#connect(), RETRIES[this.#attempts++] ?? LONGEST_RETRY);
    };
  }

  /** Show the last state that this browser has seen, until there is a connection. */
  async #recall(): Promise<void> {
    const state = await lastState(this.id);
    if (!state || this.table) return;
    if (state.view.scene.board) this.board = await get<Board | null>(`/tables/${this.id}/board`);
    [this.table, this.log, this.view] = [state.table, state.log, state.view];
  }

  /** Lines of chat, or all of it again; a line that is there already is not repeated. */
  #listen(reply: Talk): void {
    const before = reply.whole ? [] : this.said;
    const news = reply.lines.filter((line) => !before.some((known) => known.id === line.id));
    this.said = [...before, ...news].slice(-MOST_CHAT_LINES);
  }

  async #hear(reply: Replies): Promise<void> {
    if (reply.type === "table") this.#meet(reply);
    else if (reply.type === "view") await this.#see(reply);
    else if (reply.type === "talk") this.#listen(reply);
    else if (reply.type === "shared") this.shared = reply;
    else if (reply.type === "done") this.#answer(reply.id, DONE);
    else if (reply.type === "because") this.#answer(reply.id, { ...reply, ok: true });
    else if (reply.type === "refused") {
      if (reply.id) this.#answer(reply.id, { ...reply, ok: false });
      else this.refused = reply.text;
    }
  }

  #meet(table: TableView): void {
    this.table = table;
    if (!settings.seen[table.id] && table.status !== "over") settings.seen[table.id] = table.seed_hash;
  }

  /** Changes are applied at once, in the order in which they come; a view is shown when its board is there. */
  async #see(sent: View): Promise<void> {
    this.#scene = applyChanges(this.#scene, sent.scene);
    const view: RaceView = { ...sent, scene: this.#scene };
    this.#latest = view;
    this.log = [...this.log.slice(0, view.log_from), ...view.log];
    if (view.scene.board && view.scene.board !== this.#boardId) {
      this.#boardId = view.scene.board;
      this.board = await get<Board | null>(`/tables/${this.id}/board`);
    }
    if (view === this.#latest) await this.#show(view);
  }

  async #show(view: RaceView): Promise<void> {
    const isNews = view.log.length > 0 && view.log_from > 0;
    const isMyTurn = view.scene.options.length > 0 && this.view?.asked !== view.asked;
    const land = flight();
    this.view = view;
    this.at = performance.now();
    await tick();
    land();
    if (this.table) keepState({ table: $state.snapshot(this.table), view, log: this.log });
    if (isNews) chime(isMyTurn ? "turn" : view.over ? "end" : "news");
  }

  #answer(id: number, answer: Answer): void {
    this.#waiting.find(({ order }) => order.id === id)?.answer(answer);
    this.#waiting = this.#waiting.filter(({ order }) => order.id !== id);
  }

  #post(order: Orders): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(order));
  }

  /** Give an order; after a lost connection it is sent again, until it is answered. */
  #order(given: Unnumbered<Orders>): Promise<Answer> {
    const order = { ...given, id: ++this.#number };
    return new Promise((answer) => {
      this.#waiting.push({ order, answer });
      this.#post(order);
    });
  }

  /** Give an order for the seat that looks; a spectator has nothing to order. */
  #orderFor(make: (seat: number, asked: number) => Unnumbered<Orders>): Promise<Answer> {
    if (this.view?.seat == null) return Promise.resolve(DONE);
    return this.#order(make(this.view.seat, this.view.asked));
  }

  choose(code: string): Promise<Answer> {
    if ("serviceWorker" in navigator)
      navigator.serviceWorker.controller?.postMessage({ type: "answered", table: this.id });
    return this.#orderFor((seat, asked) => ({ type: "choose", seat, asked, code }));
  }

  undo(): Promise<Answer> {
    return this.#orderFor((seat, asked) => ({ type: "undo", seat, asked }));
  }

  /** Ask the others for a decision back, or answer such a request. */
  back(say: "ask" | "agree" | "refuse"): Promise<Answer> {
    return this.#orderFor((seat) => ({ type: "back", seat, say }));
  }

  /** Why something cannot be chosen. */
  why(target: string): Promise<Answer> {
    return this.#orderFor((seat) => ({ type: "why", seat, target }));
  }

  /** Say something, once even if the order is sent again after a lost connection. */
  chat(text: string): Promise<Answer> {
    return this.#order({ type: "chat", text, after: this.said.at(-1)?.id ?? 0 });
  }

  /** Move on in a shared replay, as its leader. */
  lead(number: number, speed: number, pointer: number[]): Promise<Answer> {
    return this.#order({ type: "lead", number, speed, pointer });
  }

  /** Let the driver of another seat lead the shared replay. */
  hand(seat: number): Promise<Answer> {
    return this.#order({ type: "hand", seat });
  }

  /** Let bots drive faster or slower than usual. */
  pace(speed: number): Promise<Answer> {
    return this.#order({ type: "pace", speed });
  }

  /** Look from a seat, or as a spectator. */
  look(seat: number | null): Promise<Answer> {
    this.#seat = seat;
    this.view = null;
    return this.#order({ type: "look", seat, lang: settings.lang });
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#watch);
    this.#socket?.close();
  }
}
