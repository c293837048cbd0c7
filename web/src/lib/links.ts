// What a user may paste to join a race.

/** The page for a link to a table, a table's id, or a set-up code; null for anything else. */
export function destination(pasted: string): string | null {
  const text = pasted.trim();
  const table = /(?:table\/)?([a-z0-9]{12})(?:[/?#].*)?$/.exec(text)?.[1];
  if (table) return `/table/${table}`;
  return /^[a-z0-9-]+\.\d+\./.test(text) ? `/new?setup=${encodeURIComponent(text)}` : null;
}
