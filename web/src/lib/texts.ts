// Texts in English and Italian, from Fluent catalogues.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../texts/en.ftl?raw";
import it from "../texts/it.ftl?raw";
import { settings } from "./settings.svelte";

const sources = { en, it };
const bundles: Partial<Record<keyof typeof sources, FluentBundle>> = {};

function bundle(lang: keyof typeof sources): FluentBundle {
  const known = bundles[lang];
  if (known) return known;
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(sources[lang]));
  return (bundles[lang] = made);
}

/** A text in the user's language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const found = bundle(settings.lang);
  const message = found.getMessage(key);
  if (!message?.value) throw new Error(`there is no text '${key}'`);
  return found.formatPattern(message.value, args);
}
