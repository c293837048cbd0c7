// A place at a table: a connection that comes back, orders that are sent again until they are answered.
import { tick } from "svelte";
import { get } from "./api";
import { changed } from "./changes";
import { flight } from "./flight";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import type { Board, Reply, Said, Scene, SentView, TableView, View } from "./types";

interface Order {
  type: string;
  id: number;
  [more: string]: unknown;
}
export interface Answer {
  ok: boolean;
  text: string;
  rule: string;
}

const PATIENCE = [300, 700, 1500, 3000, 5000];

export class Place {
  table = $state<TableView | null>(null);
  view = $state.raw<View | null>(null);
  board = $state.raw<Board | null>(null);
  log = $state.raw<string[]>([]);
  said = $state.raw<Said[]>([]);
  connected = $state(false);
  refused = $state("");
  /** When the view came, for clocks that run on between views. */
  at = $state(0);
  #socket: WebSocket | null = null;
  #orders = new Map<number, { order: Order; answer: (answer: Answer) => void }>();
  #number = 0;
  #tries = 0;
  #closed = false;
  #seat: number | null | undefined = undefined;
  #boardOf = "";
  #scene: Scene | null = null;
  #latest: View | null = null;

  constructor(readonly id: string) {
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play?lang=${settings.lang}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#tries = 0;
      if (this.#seat !== undefined) this.#post({ type: "look", id: 0, seat: this.#seat, lang: settings.lang });
      for (const { order } of this.#orders.values()) this.#post(order);
    };
    socket.onmessage = (event: MessageEvent<string>) => void this.#hear(JSON.parse(event.data) as Reply);
    socket.onclose = (event) => {
      this.connected = false;
      if (event.code === 4403 || this.#closed) return;
      const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 5000;
      setTimeout(() => this.#connect(), wait);
    };
  }

  async #hear(said: Reply): Promise<void> {
    if (said.type === "table") this.#meet(said);
    else if (said.type === "view") await this.#see(said);
    else if (said.type === "talk") this.said = [...this.said, ...said.lines].slice(-200);
    else if (said.type === "done") this.#answer(said.id, { ok: true, text: "", rule: "" });
    else if (said.type === "because") this.#answer(said.id, { ok: true, text: said.text, rule: said.rule });
    else if (said.type === "refused") {
      if (said.id) this.#answer(said.id, { ok: false, text: said.text, rule: said.rule });
      else this.refused = said.text;
    }
  }

  #meet(table: TableView): void {
    this.table = table;
    if (!settings.seen[table.id] && table.status !== "over") settings.seen[table.id] = table.seed_hash;
  }

  /** What came is put together at once, in the order in which it came; it is shown when its board is there. */
  async #see(sent: SentView): Promise<void> {
    this.#scene = changed(this.#scene, sent.scene);
    const view: View = { ...sent, scene: this.#scene };
    this.#latest = view;
    this.log = [...this.log.slice(0, view.log_from), ...view.log];
    if (view.scene.board && view.scene.board !== this.#boardOf) {
      this.#boardOf = view.scene.board;
      this.board = await get<Board | null>(`/tables/${this.id}/board`);
    }
    if (view !== this.#latest) return;
    const news = view.log.length > 0 && view.log_from > 0;
    const mine = view.scene.options.length > 0 && this.view?.asked !== view.asked;
    const land = flight();
    this.view = view;
    this.at = performance.now();
    await tick();
    land();
    if (news) chime(mine ? "turn" : view.over ? "end" : "news");
  }

  #answer(id: number, answer: Answer): void {
    this.#orders.get(id)?.answer(answer);
    this.#orders.delete(id);
  }

  #post(order: Order): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(order));
  }

  /** Give an order; it is sent again after a lost connection, until it is answered. */
  order(type: string, more: Record<string, unknown> = {}): Promise<Answer> {
    const order: Order = { type, id: ++this.#number, ...more };
    return new Promise((answer) => {
      this.#orders.set(order.id, { order, answer });
      this.#post(order);
    });
  }

  choose(code: string): Promise<Answer> {
    return this.order("choose", { seat: this.view?.seat, asked: this.view?.asked, code });
  }

  undo(): Promise<Answer> {
    return this.order("undo", { seat: this.view?.seat, asked: this.view?.asked });
  }

  /** Look from a seat; the log begins anew, for every seat hears its own. */
  look(seat: number | null): Promise<Answer> {
    this.#seat = seat;
    this.view = null;
    return this.order("look", { seat, lang: settings.lang });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
