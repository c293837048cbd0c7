// Times and days in words.
import { settings } from "./settings.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Seconds as "5 minutes ago"; less than a minute is "now". */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(seconds / size), unit);
}

/** A day such as 2026-08-24 as "24 Aug". */
export function dayText(day: string): string {
  const format = new Intl.DateTimeFormat(settings.lang, { day: "numeric", month: "short", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`));
}
