// Texts in English and Italian, from Fluent catalogues.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../texts/en.ftl?raw";
import { settings } from "./settings.svelte";

type Language = typeof settings.lang;

const sources: Partial<Record<Language, string>> = { en };
const bundles: Partial<Record<Language, FluentBundle>> = {};

/** Load the texts of a language; only English comes with the page. */
export async function loadTexts(lang: Language): Promise<void> {
  if (lang === "it") sources.it ??= (await import("../texts/it.ftl?raw")).default;
}

function bundle(lang: Language): FluentBundle {
  const known = bundles[lang];
  if (known) return known;
  const source = sources[lang];
  if (source === undefined) throw new Error(`the texts in '${lang}' are not loaded`);
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return (bundles[lang] = made);
}

/** Add texts that come with a page which is loaded on demand. */
export function addTexts(texts: Record<Language, string>): void {
  bundle(settings.lang).addResource(new FluentResource(texts[settings.lang]));
}

/** A text in the user's language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const found = bundle(settings.lang);
  const message = found.getMessage(key);
  if (!message?.value) throw new Error(`there is no text '${key}'`);
  return found.formatPattern(message.value, args);
}
