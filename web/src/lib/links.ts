// What a user may paste to join a race, and where a race leads to.
import type { TableView } from "./messages";

/** The page for a link to a table, a table's id, or a set-up code; null for anything else. */
export function destination(pasted: string): string | null {
  const text = pasted.trim();
  const table = /(?:table\/)?([a-z0-9]{12})(?:[/?#].*)?$/.exec(text)?.[1];
  if (table) return `/table/${table}`;
  return /^[a-z0-9-]+\.\d+\./.test(text) ? `/new?setup=${encodeURIComponent(text)}` : null;
}

const MATCH = "match-";

/** Where a race is compared with others: its duplicate match or the races of the day; null for any other race. */
export function contestOf({
  challenge,
}: Pick<TableView, "challenge">): { path: string; text: "to-the-match" | "challenges-home" } | null {
  if (challenge.startsWith(MATCH)) return { path: `/match/${challenge.slice(MATCH.length)}`, text: "to-the-match" };
  return challenge ? { path: "/challenges", text: "challenges-home" } : null;
}
