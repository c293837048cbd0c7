// Notifications in this browser: asks for permission, subscribes, and tells the service.
import { post } from "./api";
import type { BrowserBody, Notices } from "./messages";

export type PushState = "unable" | "denied" | "ready";

/** Whether this browser can show notifications. */
export function pushState(): PushState {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** Subscribe this browser; the user has just asked for it. */
export async function subscribe(key: string): Promise<Notices> {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { keys } = made.toJSON();
  return post<Notices>("/me/browsers", {
    endpoint: made.endpoint,
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
  } satisfies BrowserBody);
}

export async function unsubscribe(): Promise<Notices> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return post<Notices>("/me/browsers/forget");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}
