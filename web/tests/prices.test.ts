// What options cost and risk, in signs.
import { describe, expect, test } from "vitest";
import type { Pick } from "../src/lib/messages";
import { meanSigns, mildest, odds, outChance, ownCosts, percent, priceOf, shortSigns, signs } from "../src/lib/prices";
import { gauge, option } from "./samples";

const cost = (name: string, change: number, chance = 1) => ({ gauge: name, change, chance });
const out = (chance: number) => ({ text: "out", chance, is_out: true });
const some = (code: string, more: Partial<Pick>): Pick => ({ ...option(code), ...more });
const gauges = [gauge({ id: "fuel", label: "Fuel", icon: "fuel" })];

describe("prices", () => {
  test("the chance to be out sums over all that ends the race", () => {
    const risky = some("a", { outcomes: [out(0.2), out(0.1), { text: "spin", chance: 0.5, is_out: false }] });
    expect(outChance(risky)).toBeCloseTo(0.3);
    expect(outChance(option("b"))).toBe(0);
  });

  test("what is possible is never none, nor all", () => {
    expect([0.3, 0.001, 0.9999, 1].map(percent)).toEqual(["30%", "1%", "99%", "100%"]);
    expect(odds(0.125)).toBe("13");
  });

  test("a cost that all options share is not worth a sign", () => {
    const [one, two] = [
      some("a", { costs: [cost("fuel", -1), cost("hand", -1)] }),
      some("b", { costs: [cost("hand", -1)] }),
    ];
    expect(ownCosts(one, [one, two])).toEqual([cost("fuel", -1)]);
    expect(ownCosts(two, [one, two])).toEqual([]);
    expect(ownCosts(two, [two])).toEqual([cost("hand", -1)]);
  });

  test("playing a card costs a card, whichever it is: only skipping does not", () => {
    const [one, two, skip] = [
      some("a", { targets: ["a"], costs: [cost("hand", -1), cost("fuel", -2)] }),
      some("b", { targets: ["b"], costs: [cost("hand", -1)] }),
      option("skip"),
    ];
    expect(ownCosts(one, [one, two, skip])).toEqual([cost("fuel", -2)]);
    expect(ownCosts(two, [one, two, skip])).toEqual([]);
  });

  test("a sign says what, how much, and how likely", () => {
    expect(signs([cost("fuel", -2), cost("fuel", 1, 0.25)], gauges)).toEqual([
      { icon: "fuel", text: "−2", label: "Fuel" },
      { icon: "fuel", text: "+1 25%", label: "Fuel" },
    ]);
  });

  test("where room is short, the certain ones are shown, and a question mark for what may come", () => {
    expect(shortSigns([cost("fuel", -1, 0.2), cost("fuel", -2)], gauges).map((sign) => sign.text)).toEqual(["−2?"]);
    expect(shortSigns([cost("fuel", -1, 0.2)], gauges).map((sign) => sign.text)).toEqual(["−1?"]);
  });

  test("on average a gauge loses what its changes weigh", () => {
    const costs = [cost("fuel", -1, 0.5), cost("fuel", -3, 0.25), cost("wear", 1, 0.01)];
    expect(meanSigns(costs, gauges).map((sign) => sign.text)).toEqual(["−1.3", "+0.1"]);
  });

  test("of several options the least risky is shown, then the cheapest", () => {
    const [dear, cheap, risky] = [
      some("dear", { costs: [cost("fuel", -3)] }),
      some("cheap", { costs: [cost("fuel", -1)] }),
      some("risky", { outcomes: [out(0.1)] }),
    ];
    expect(mildest([risky, dear, cheap])?.code).toBe("cheap");
    expect(mildest([])).toBeUndefined();
  });

  test("a thing wears its risk, its costs, that it is safe where others are not, or nothing", () => {
    const [plain, dear, risky] = [
      option("plain"),
      some("dear", { costs: [cost("fuel", -1), cost("fuel", -2), cost("fuel", -3)] }),
      some("risky", { outcomes: [out(0.1)] }),
    ];
    expect(priceOf([risky], [plain, risky], gauges)).toEqual({ kind: "out", chance: 0.1 });
    expect(priceOf([dear], [plain, dear], gauges)).toMatchObject({ kind: "signs", hasMore: true });
    expect(priceOf([plain], [plain, risky], gauges)).toEqual({ kind: "safe" });
    expect(priceOf([plain], [plain, dear], gauges)).toBeNull();
    expect(priceOf([], [plain, risky], gauges)).toBeNull();
  });
});
