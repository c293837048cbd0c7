import { describe, expect, it } from "vitest";
import { addTexts } from "../src/lib/texts";
import en from "../src/texts/days/en.ftl?raw";
import type { AheadQuestion } from "../src/lib/messages";
import { aimsOf, clauseOf, clauseWords, newDraft } from "../src/lib/plan";

addTexts({ en });

const QUESTION: AheadQuestion = {
  kind: "choose-gear",
  prompt: "Which gear?",
  rule: "X-1",
  times: 10,
  options: [
    { code: "gear-4", label: "Gear 4", times: 9 },
    { code: "gear-3", label: "Gear 3", times: 10 },
  ],
  more_options: 0,
  has_risk: true,
  has_places: true,
  gauges: [{ id: "tyres", label: "Tyres" }],
};

describe("a plan", () => {
  it("names options in the order in which they were touched", () => {
    const draft = { ...newDraft(QUESTION), codes: ["gear-4", "gear-3"], risk: 10 };
    const clause = clauseOf(draft, QUESTION);
    expect(clause?.options?.map(({ code }) => code)).toEqual(["gear-4", "gear-3"]);
    expect(clause && clauseWords(clause)).toBe("“Which gear?”: Gear 4, otherwise Gear 3 (risk at most 10 %)");
  });

  it("is not ready while no option is named", () => {
    expect(clauseOf(newDraft(QUESTION), QUESTION)).toBeNull();
    expect(clauseOf({ ...newDraft(QUESTION), byName: false }, QUESTION)).toBeNull();
  });

  it("offers the aims that the consequences of a question know", () => {
    expect(aimsOf(QUESTION).map(({ value }) => value)).toEqual(["safe", "far", "most:tyres", "least:tyres"]);
    expect(aimsOf({ ...QUESTION, has_risk: false, has_places: false, gauges: [] })).toEqual([]);
  });

  it("keeps a limit of a gauge in words", () => {
    const draft = { ...newDraft(QUESTION), byName: false, aim: "most:tyres", limit: "least:tyres", value: 3 };
    const clause = clauseOf(draft, QUESTION);
    expect(clause?.aims).toEqual([{ by: "most", gauge: "tyres", label: "Tyres" }]);
    expect(clause && clauseWords(clause)).toBe("“Which gear?”: most Tyres left (Tyres at least 3)");
  });

  it("is read by its codes if its owner left no words", () => {
    expect(clauseWords({ question: "contest", prompt: "", options: [{ code: "decline", label: "" }] })).toBe(
      "“contest”: decline",
    );
  });
});
