// What this browser remembers: language, theme, sound, pace, commentary, and the sealed seeds it has seen.

import { LENGTHS, type Length } from "./commentary";
import { LANGUAGES } from "./languages";

/** How fast things move: newcomers may want it slower than those who have seen it often. */
export const PACES = { slow: 0.6, normal: 1, quick: 2 } as const;

interface Settings {
  lang: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  pace: keyof typeof PACES;
  /** Whether all options are listed as text buttons, also those that can be touched on the table. */
  list: boolean;
  /** How long the commentary is. */
  commentary: Length;
  /** For each table, the hash of its seed as it was before the race ended. */
  seen: Record<string, string>;
}

const KEY = "paddock-settings";
const DEFAULTS: Settings = {
  lang: LANGUAGES.find((lang) => navigator.language.toLowerCase().startsWith(lang)) ?? "en",
  theme: "auto",
  sound: false,
  pace: "normal",
  list: false,
  commentary: 2,
  seen: {},
};

/** The settings in a stored text; anything unreadable is left at its default. */
export function readSettings(stored: string | null): Settings {
  try {
    const found = { ...DEFAULTS, ...(JSON.parse(stored ?? "{}") as Partial<Settings>) };
    const commentary = LENGTHS.find((length) => length === found.commentary) ?? DEFAULTS.commentary;
    const pace = found.pace in PACES ? found.pace : DEFAULTS.pace;
    return { ...found, lang: LANGUAGES.includes(found.lang) ? found.lang : "en", commentary, pace };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEY)));

/** Store the settings, and show the page in their language and theme. */
export function saveSettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
}

export function isMotionReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How many times as fast as usual things move. */
export function pace(): number {
  return PACES[settings.pace];
}
