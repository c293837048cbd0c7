// Times and days in words.
import { settings } from "./settings.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** The chosen language as the user's own region writes it: dates in English are British unless the browser says otherwise. */
function locale(): string {
  const { lang } = settings;
  return navigator.languages.find((each) => each.startsWith(`${lang}-`)) ?? (lang === "en" ? "en-GB" : lang);
}

/** How days and times are written. */
export function dates(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale(), style);
}

/** Seconds as "5 minutes ago"; less than a minute is "now". */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(seconds / size), unit);
}

/** A day such as 2026-08-24 as "24 Aug". */
export function dayText(day: string): string {
  const format = dates({ day: "numeric", month: "short", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`));
}
