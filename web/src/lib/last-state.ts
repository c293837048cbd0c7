// The last state of each table, kept in this browser and shown when there is no network.
import type { RaceView } from "./changes";
import type { LogLine, TableView } from "./messages";

export interface LastState {
  table: TableView;
  view: RaceView;
  log: LogLine[];
}

/** Where the service worker keeps replies of the service, too. */
const CACHE = "paddock-states-1";
const QUIET_MILLISECONDS = 1000;
const MOST_LINES = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

function address(table: string): string {
  return `/state/${table}`;
}

/** Keep a state once nothing has happened for a moment. */
export function keepState(state: LastState): void {
  if (!("caches" in globalThis)) return;
  clearTimeout(timer);
  timer = setTimeout(() => void store(state), QUIET_MILLISECONDS);
}

async function store(state: LastState): Promise<void> {
  const kept = { ...state, log: state.log.slice(-MOST_LINES) };
  await (await caches.open(CACHE)).put(address(state.table.id), new Response(JSON.stringify(kept)));
}

/** The last state of a table, in which nothing can be chosen; null if this browser has not seen it. */
export async function lastState(table: string): Promise<LastState | null> {
  if (!("caches" in globalThis)) return null;
  const found = await (await caches.open(CACHE)).match(address(table));
  if (!found) return null;
  const state = (await found.json()) as LastState;
  const scene = { ...state.view.scene, options: [] };
  return { ...state, view: { ...state.view, scene, can_undo: false, can_ask_back: false, log_from: 0, log: [] } };
}
