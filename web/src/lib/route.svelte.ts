// Which page is shown: the address says it.

export const route = $state({ path: location.pathname, query: location.search });

addEventListener("popstate", () => {
  route.path = location.pathname;
  route.query = location.search;
});

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route.path = location.pathname;
  route.query = location.search;
  scrollTo(0, 0);
}

/** Links stay in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
