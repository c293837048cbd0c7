// What this browser remembers: language, theme, sound, whom not to hear.

interface Kept {
  lang: "en" | "it";
  theme: "auto" | "light" | "dark";
  sound: boolean;
  muted: string[];
  seen: Record<string, string>;
}

const KEY = "paddock-settings";
const usual: Kept = {
  lang: navigator.language.toLowerCase().startsWith("it") ? "it" : "en",
  theme: "auto",
  sound: false,
  muted: [],
  seen: {},
};

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Kept>(read());

export function keepSettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
