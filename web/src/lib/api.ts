// HTTP requests to the service.
import type { Me, NameBody, Problem } from "./messages";
import { settings } from "./settings.svelte";
import { t } from "./texts";

/** A request that was refused, or did not reach the service; the message is for the user. */
export class RequestError extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** The message of an error, for the user. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

declare global {
  /** A request that public/first.js has sent before this script was loaded. */
  var early: { path: string; response: Promise<Response> } | undefined;
}

function send(path: string, init?: RequestInit): Promise<Response> {
  const { early } = globalThis;
  if (init || early?.path !== path) return fetch(path, init);
  globalThis.early = undefined;
  return early.response;
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let response: Response;
  try {
    response = await send(`/api${path}${mark}lang=${settings.lang}`, init);
  } catch {
    throw new RequestError("offline", t("offline"), 0);
  }
  const kind = response.headers.get("content-type") ?? "";
  const body: unknown = kind.includes("json") ? await response.json() : await response.text();
  if (!response.ok) {
    const problem = body as Partial<Problem>;
    throw new RequestError(problem.error ?? "unknown", problem.text ?? response.statusText, response.status);
  }
  return body as T;
}

export function get<T>(path: string): Promise<T> {
  return request<T>(path);
}

export function post<T>(path: string, body?: object): Promise<T> {
  if (body === undefined) return request<T>(path, { method: "POST" });
  const headers = { "Content-Type": "application/json" };
  return request<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export function put<T>(path: string, body: object): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return request<T>(path, { method: "PUT", headers, body: JSON.stringify(body) });
}

export function remove<T>(path: string): Promise<T> {
  return request<T>(path, { method: "DELETE" });
}

let me: Promise<Me> | null = null;

/** The current user; a new one becomes a guest with a number plate for a name. */
export function currentUser(): Promise<Me> {
  me ??= get<Me>("/me").then((found) => {
    if (found.id) return found;
    const plate = 10 + Math.floor(Math.random() * 90);
    return post<Me>("/guests", { name: t("guest", { plate }) } satisfies NameBody);
  });
  me.catch(() => (me = null));
  return me;
}

/** Remember the current user after a change; null after signing out. */
export function setCurrentUser(user: Me | null): void {
  me = user ? Promise.resolve(user) : null;
}
