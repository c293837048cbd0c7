// Texts in the user's language, from Fluent catalogues.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../texts/en.ftl?raw";
import { readTexts } from "./languages";
import { settings } from "./settings.svelte";

const sources: Record<string, string> = { en };
const bundles: Record<string, FluentBundle> = {};

/** Load the texts of a language; only English comes with the page. */
export async function loadTexts(lang: string): Promise<void> {
  sources[lang] ??= await readTexts(lang);
}

function bundle(lang: string): FluentBundle {
  const known = bundles[lang];
  if (known) return known;
  const source = sources[lang];
  if (source === undefined) throw new Error(`the texts in '${lang}' are not loaded`);
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return (bundles[lang] = made);
}

/** Add texts that come with a page which is loaded on demand, by language. */
export function addTexts(texts: Record<string, string>): void {
  const source = texts[settings.lang];
  if (source === undefined) throw new Error(`the texts of this page in '${settings.lang}' are missing`);
  bundle(settings.lang).addResource(new FluentResource(source));
}

/** A text in the user's language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const found = bundle(settings.lang);
  const message = found.getMessage(key);
  if (!message?.value) throw new Error(`there is no text '${key}'`);
  return found.formatPattern(message.value, args);
}
