import { beforeEach, describe, expect, test, vi } from "vitest";
import type { RaceView } from "../src/lib/changes";
import type { Replies } from "../src/lib/messages";
import { TableConnection } from "../src/lib/table.svelte";
import { area, board, line, option, piece, scene, view } from "./samples";

/** A connection that is held by the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.drop(1000);
  }

  open(): this {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    return this;
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(reply: Replies | RaceView): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
}

const last = () => Socket.all.at(-1) ?? new Socket("");
const asked = view({ asked: 4, scene: scene({ options: [option("go")], waiting: [0] }) });
let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  connection = new TableConnection("abc");
  return () => {
    connection.close();
    vi.useRealTimers();
  };
});

/** Let everything run that waits for nothing but its turn. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

describe("the connection to a table", () => {
  test("leads to the table, in the user's language", () => {
    expect(last().url).toMatch(/^ws:.*\/api\/tables\/abc\/play\?lang=en$/);
    expect(connection.connected).toBe(false);
    last().open();
    expect(connection.connected).toBe(true);
  });

  test("keeps each line of chat once, also when a new connection repeats them", async () => {
    const line = (id: number) => ({ id, person: "p", name: "Ann", text: `line ${id}`, at: 0 });
    last()
      .open()
      .say({ type: "talk", lines: [line(1), line(2)], whole: true });
    last().drop();
    await vi.advanceTimersByTimeAsync(1000);
    last()
      .open()
      .say({ type: "talk", lines: [line(1), line(2), line(3)], whole: true });
    await settle();
    expect(connection.said.map((each) => each.id)).toEqual([1, 2, 3]);
  });

  test("shows views, each from the changes since the one before", async () => {
    const hand = area("hand", [piece("a"), piece("b")], { owner: 0 });
    const socket = last().open();
    socket.say(view({ scene: scene({ areas: [hand] }), log: [line("one"), line("two", 1)] }));
    const changes = { areas: [{ ...hand, pieces: ["b"] }], status: "Lap 2" };
    socket.say({ ...view({ number: 2, log_from: 1, log: [line("2"), line("3", 3)] }), scene: changes });
    await settle();
    expect(connection.view?.scene).toEqual(scene({ status: "Lap 2", areas: [{ ...hand, pieces: [piece("b")] }] }));
    expect(connection.log).toEqual([line("one"), line("2"), line("3", 3)]);
  });

  test("shows a view when its board is there; newer views go first", async () => {
    let deliver: (response: Response) => void = () => undefined;
    const request = vi.fn(() => new Promise<Response>((resolve) => (deliver = resolve)));
    vi.stubGlobal("fetch", request);
    const socket = last().open();
    socket.say(view({ number: 1, scene: scene({ board: "oval" }) }));
    await settle();
    expect(connection.view).toBeNull();
    socket.say({ ...view({ number: 2 }), scene: { status: "later" } });
    await settle();
    expect(connection.view?.number).toBe(2);
    deliver(Response.json(board([])));
    await settle();
    expect(connection.board?.id).toBe("oval");
    expect(connection.view?.number).toBe(2);
    expect(request).toHaveBeenCalledOnce();
  });

  test("carries orders with the seat and the question they answer", async () => {
    const socket = last().open();
    socket.say(asked);
    await settle();
    const answer = connection.choose("go");
    expect(socket.sent).toEqual([{ type: "choose", seat: 0, asked: 4, code: "go", id: 1 }]);
    socket.say({ type: "refused", id: 1, error: "stale", text: "Too late", rule: "TOY-01" });
    expect(await answer).toMatchObject({ ok: false, text: "Too late", rule: "TOY-01" });
  });

  test("answers each order with its own reply", async () => {
    const socket = last().open();
    socket.say(asked);
    await settle();
    const [why, undo] = [connection.why("12"), connection.undo()];
    socket.say({ type: "done", id: 2, number: 7 });
    socket.say({ type: "because", id: 1, text: "It is taken", rule: "" });
    expect(await undo).toEqual({ ok: true, text: "", rule: "" });
    expect(await why).toMatchObject({ ok: true, text: "It is taken" });
  });

  test("comes back after it was lost, and repeats orders that were not answered", async () => {
    last().open().say(asked);
    await settle();
    void connection.look(0);
    void connection.chat("hello");
    last().say({ type: "done", id: 1, number: 0 });
    last().drop();
    expect(connection.connected).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(Socket.all).toHaveLength(2);
    last().open();
    expect(last().sent).toEqual([
      { type: "look", id: 0, seat: 0, lang: "en" },
      { type: "chat", text: "hello", after: 0, id: 2 },
    ]);
  });

  test("waits longer after each failed attempt, and never more than five seconds", async () => {
    for (const wait of [300, 700, 1500, 3000, 5000, 5000]) {
      const before = Socket.all.length;
      last().drop();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(Socket.all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(Socket.all).toHaveLength(before + 1);
    }
  });

  test("stays closed when the service refuses it, or when it is no longer needed", async () => {
    last().open().say({ type: "refused", id: 0, error: "no-spectators", text: "No entry", rule: "" });
    last().drop(4403);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.refused).toBe("No entry");
    expect(Socket.all).toHaveLength(1);
    connection = new TableConnection("def");
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.all).toHaveLength(2);
  });

  test("lets a spectator order nothing for a seat", async () => {
    const socket = last().open();
    socket.say(view({ seat: null }));
    await settle();
    expect(await connection.choose("go")).toMatchObject({ ok: true });
    expect(socket.sent).toEqual([]);
  });
});
