// The languages of the texts: English, which comes with the page, and every other file beside it, loaded on demand.

const others = import.meta.glob<string>(["../texts/*.ftl", "!../texts/en.ftl"], { query: "?raw", import: "default" });

export const LANGUAGES = ["en", ...Object.keys(others).map((path) => path.slice("../texts/".length, -".ftl".length))];

/** The texts in a language other than English. */
export async function readTexts(lang: string): Promise<string> {
  const read = others[`../texts/${lang}.ftl`];
  if (!read) throw new Error(`there are no texts in '${lang}'`);
  return read();
}

/** What a language calls itself: "Italiano". */
export function languageName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
