// Shared by the parts of the owner's page.
import { settings } from "./settings.svelte";
import { t } from "./texts";

/** A time of the service, in seconds, for reading. */
export function when(at: number): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return at ? new Date(at * 1000).toLocaleString(settings.lang === "en" ? "en-GB" : settings.lang, style) : "–";
}

/** Bans that end later than this do not end. */
const FOR_EVER = 1e12;

export function until(at: number): string {
  return at >= FOR_EVER ? t("for-ever") : when(at);
}
