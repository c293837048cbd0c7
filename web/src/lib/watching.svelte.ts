// The switch that hides results, as the service knows it. The service decides what is hidden; this only asks and tells.
import { get, post } from "./api";
import type { Watching, WatchingBody } from "./messages";

export const watching = $state({ hide: false });
let known: Promise<Watching> | null = null;

function take(found: Watching): Watching {
  watching.hide = found.hide;
  known = Promise.resolve(found);
  return found;
}

/** Ask once whether results are hidden. */
export function loadWatching(): Promise<Watching> {
  known ??= get<Watching>("/watching").then(take);
  known.catch(() => (known = null));
  return known;
}

export async function setHide(hide: boolean): Promise<void> {
  take(await post<Watching>("/watching", { hide } satisfies WatchingBody));
}

/** The end of a race was seen, or its result is to be shown. */
export async function showResult(race: string): Promise<void> {
  take(await post<Watching>("/watching", { seen: [race] } satisfies WatchingBody));
}

/** The same, if results are hidden at all. */
export async function sawEnd(race: string): Promise<void> {
  if ((await loadWatching()).hide) await showResult(race);
}
