import { expect, test } from "vitest";
import type { TermInfo } from "../src/lib/messages";
import { Finder, held } from "../src/lib/terms";

function term(id: string, ...forms: string[]): TermInfo {
  return { id, forms, text: "", rules: [], chapter: "", chapter_title: "" };
}

const slip = term("slip", "scia", "scie");
const double = term("double", "doppia scia");
const finder = new Finder([slip, double]);

test("a term is found in any form, as a whole word, in capitals or not", () => {
  expect(finder.pieces("Due scie, poi Scia.")).toEqual([
    { text: "Due ", term: null },
    { text: "scie", term: slip },
    { text: ", poi Scia.", term: null },
  ]);
  expect(finder.pieces("asciare sciatore")).toEqual([{ text: "asciare sciatore", term: null }]);
});

test("the longest form wins, and letters with accents are letters", () => {
  expect(finder.terms(["La doppia scia vale doppio"])).toEqual([double]);
  expect(finder.pieces("sciaà")).toEqual([{ text: "sciaà", term: null }]);
});

test("terms of several texts are listed once", () => {
  expect(finder.terms(["scia", "scie e doppia scia"])).toEqual([slip, double]);
});

test("without terms a text stays as it is", () => {
  expect(new Finder([]).pieces("scia")).toEqual([{ text: "scia", term: null }]);
});

test("a term holds the punctuation around it, so that no line begins with a full stop", () => {
  const shown = held(finder.pieces("Come (scia), doppia scia: sì."));
  expect(shown.map(({ opening, text, closing }) => `${opening}|${text}|${closing}`)).toEqual([
    "|Come |",
    "(|scia|),",
    "| |",
    "|doppia scia|:",
    "| sì.|",
  ]);
});
