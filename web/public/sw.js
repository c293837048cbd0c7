// The service worker: shows that a race waits, and the last state of each table when there is no network.
const SHELL = "paddock-shell-1";
const STATES = "paddock-states-1";
/** Replies of the service that are shown again without network; all others need it. */
const KEPT = /^\/api\/(me|tables|catalogue|games\/[^/]+\/picture|tables\/[^/]+\/board)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", "/first.js", "/icon.svg", "/manifest.json"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("paddock-") && name !== SHELL && name !== STATES);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (KEPT.test(url.pathname)) event.respondWith(fresh(request, STATES));
  else if (/^\/[\w.-]+$/.test(url.pathname)) event.respondWith(fresh(request, SHELL));
});

/** A file that never changes. */
async function fromCache(request) {
  const cache = await caches.open(SHELL);
  const known = await cache.match(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
  return found;
}

/** What the network says; without it, what it said last. */
async function fresh(request, name) {
  const cache = await caches.open(name);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

/** A page of the table; all of them are one file. Pages behind the links of mails come from the network alone. */
async function page(request) {
  try {
    const found = await fetch(request);
    if (new URL(request.url).pathname === "/" && found.ok) (await caches.open(SHELL)).put("/", found.clone());
    return found;
  } catch (error) {
    const known = await caches.match("/");
    if (known) return known;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const note = event.data.json();
  if (!note.title) return event.waitUntil(answered(note));
  const shown = self.registration.showNotification(note.title, {
    body: note.body,
    tag: note.tag,
    data: note.url,
    icon: "/icon.svg",
    badge: "/icon.svg",
  });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(note.count)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Show a page in a window that is open already, or in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((window) => new URL(window.url).pathname === path) ?? windows[0];
  if (!there) return self.clients.openWindow(path);
  await there.navigate(path);
  return there.focus();
}

/** A table was answered on another device: its notification has done its work. */
async function answered(note) {
  for (const shown of await self.registration.getNotifications({ tag: note.tag })) shown.close();
  await (note.count ? self.navigator.setAppBadge?.(note.count) : self.navigator.clearAppBadge?.());
}

/** A table was answered in this browser: its notification has done its work. */
self.addEventListener("message", (event) => {
  if (event.data.type !== "answered") return;
  const close = (notes) => notes.forEach((note) => note.close());
  event.waitUntil(self.registration.getNotifications({ tag: event.data.table }).then(close));
});
