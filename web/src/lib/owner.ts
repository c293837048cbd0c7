// Shared by the parts of the owner's page.
import { t } from "./texts";
import { dates } from "./times";

/** A time of the service, in seconds, for reading. */
export function when(at: number): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return at ? dates(style).format(at * 1000) : "–";
}

/** Bans that end later than this do not end. */
const FOR_EVER = 1e12;

export function until(at: number): string {
  return at >= FOR_EVER ? t("for-ever") : when(at);
}
