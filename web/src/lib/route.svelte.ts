// The page that is shown follows from the address.

export const route = $state({ path: location.pathname, query: location.search });

function read(): void {
  route.path = location.pathname;
  route.query = location.search;
}

addEventListener("popstate", read);

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  read();
  scrollTo(0, 0);
}

/** Follow links to our own pages without loading the whole page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
