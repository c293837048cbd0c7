// Asking the service over HTTP.
import { settings } from "./settings.svelte";
import { t } from "./texts";
import type { Me } from "./types";

export class Refused extends Error {
  constructor(
    readonly error: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** Why something could not be done, in words. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

declare global {
  /** What was asked for before the script was there: see public/first.js. */
  var asked: { path: string; reply: Promise<Response> } | undefined;
}

function fetched(path: string, init?: RequestInit): Promise<Response> {
  const before = globalThis.asked;
  if (init || before?.path !== path) return fetch(path, init);
  globalThis.asked = undefined;
  return before.reply;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let reply: Response;
  try {
    reply = await fetched(`/api${path}${mark}lang=${settings.lang}`, init);
  } catch {
    throw new Refused("offline", t("offline"), 0);
  }
  const kind = reply.headers.get("content-type") ?? "";
  const body: unknown = kind.includes("json") ? await reply.json() : await reply.text();
  if (!reply.ok) {
    const problem = body as { error?: string; text?: string };
    throw new Refused(problem.error ?? "unknown", problem.text ?? reply.statusText, reply.status);
  }
  return body as T;
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path);
}

export function post<T>(path: string, body?: unknown): Promise<T> {
  if (body === undefined) return ask<T>(path, { method: "POST" });
  const headers = { "Content-Type": "application/json" };
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

let me: Promise<Me> | null = null;

/** Whoever this is; a newcomer gets a number plate as a name, to be changed at will. */
export function somebody(): Promise<Me> {
  me ??= get<Me>("/me").then((found) => {
    if (found.id) return found;
    const plate = 10 + Math.floor(Math.random() * 90);
    return post<Me>("/guests", { name: t("guest", { plate }) });
  });
  me.catch(() => (me = null));
  return me;
}

export function knownAs(person: Me | null): void {
  me = person ? Promise.resolve(person) : null;
}
