// A language is a file of texts.
import { expect, test } from "vitest";
import { LANGUAGES, languageName, readTexts } from "../src/lib/languages";
import { readSettings } from "../src/lib/settings.svelte";

test("every file of texts is a language, English first", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES).toContain("it");
});

test("a language is called what it calls itself", () => {
  expect(LANGUAGES.slice(0, 2).map(languageName)).toEqual(["English", "Italiano"]);
});

test("texts are read on demand, and a language without them is refused", async () => {
  expect(await readTexts("it")).toContain("race-now = Corri subito");
  await expect(readTexts("xx")).rejects.toThrow("there are no texts in 'xx'");
});

test("a stored language that is no longer there becomes English", () => {
  expect(readSettings('{"lang": "it"}').lang).toBe("it");
  expect(readSettings('{"lang": "xx"}').lang).toBe("en");
});
