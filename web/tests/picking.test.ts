import { beforeEach, describe, expect, test, vi } from "vitest";
import { Picking } from "../src/lib/picking.svelte";
import { option } from "./samples";

let sent: string[];
let answer: () => void;
let picking: Picking;

beforeEach(() => {
  sent = [];
  picking = new Picking((code) => {
    sent.push(code);
    return new Promise<void>((resolve) => (answer = resolve));
  });
});

const codes = () => picking.left.map((each) => each.code);

describe("choosing by touch", () => {
  test("a touch that one option has chooses it", () => {
    picking.offer([option("left", ["red", "12"]), option("right", ["red", "13"])]);
    picking.touch("13");
    expect(sent).toEqual(["right"]);
  });

  test("touches narrow the options until one is left", () => {
    picking.offer([option("a", ["red", "12"]), option("b", ["red", "13"]), option("c", ["blue", "12"])]);
    picking.touch("red");
    expect(codes()).toEqual(["a", "b"]);
    expect(sent).toEqual([]);
    picking.touch("12");
    expect(sent).toEqual(["a"]);
  });

  test("what is left glows", () => {
    picking.offer([option("a", ["red", "12"]), option("b", ["red", "13"]), option("c", ["blue", "12"])]);
    expect([...picking.targets]).toEqual(["red", "12", "13", "blue"]);
    picking.touch("red");
    expect([...picking.targets]).toEqual(["red", "12", "13"]);
  });

  test("touching the same again takes it back", () => {
    picking.offer([option("a", ["red", "12"]), option("b", ["red", "13"])]);
    picking.touch("red");
    picking.touch("red");
    expect(picking.touched).toEqual([]);
    expect(codes()).toEqual(["a", "b"]);
  });

  test("touching what no remaining option has begins again with it", () => {
    picking.offer([
      option("a", ["red", "12"]),
      option("b", ["red", "13"]),
      option("c", ["blue", "14"]),
      option("d", ["blue", "15"]),
    ]);
    picking.touch("red");
    picking.touch("blue");
    expect(picking.touched).toEqual(["blue"]);
    expect(codes()).toEqual(["c", "d"]);
  });

  test("an option that loses something for good is confirmed first", () => {
    const last = option("retire", ["red"], true);
    picking.offer([last, option("drive", ["12"])]);
    picking.touch("red");
    expect(sent).toEqual([]);
    expect(picking.asked?.code).toBe("retire");
    picking.pick(last);
    expect(sent).toEqual(["retire"]);
    expect(picking.asked).toBeNull();
  });

  test("one picked before it is known what it leads to waits for that, and is confirmed if it has to be", () => {
    const early = (code: string) => ({ ...option(code, [code]), weighed: false });
    picking.offer([early("safe"), early("risky")]);
    picking.touch("risky");
    expect(sent).toEqual([]);
    picking.renew([option("safe", ["safe"]), option("risky", ["risky"], true)]);
    expect(sent).toEqual([]);
    expect(picking.asked?.code).toBe("risky");
    picking.offer([early("safe"), early("risky")]);
    picking.touch("safe");
    picking.renew([option("safe", ["safe"]), option("risky", ["risky"], true)]);
    expect(sent).toEqual(["safe"]);
  });

  test("options that come again keep what was touched and looked at", () => {
    picking.offer([option("a", ["red", "12"]), option("b", ["red", "13"])]);
    picking.touch("red");
    picking.look("12");
    picking.renew([option("a", ["red", "12"], true), option("b", ["red", "13"])]);
    expect(picking.touched).toEqual(["red"]);
    expect(picking.pointed?.final).toBe(true);
  });

  test("a question can be taken back", () => {
    picking.offer([option("retire", ["red"], true), option("drive", ["12"])]);
    picking.touch("red");
    picking.clear();
    expect(picking.asked).toBeNull();
    expect(picking.touched).toEqual([]);
  });

  test("while a choice is on its way nothing else can be chosen", async () => {
    picking.offer([option("a", ["12"]), option("b", ["13"])]);
    picking.touch("12");
    picking.touch("13");
    picking.pick(option("b"));
    expect(sent).toEqual(["a"]);
    expect(picking.busy).toBe(true);
    answer();
    await vi.waitFor(() => expect(picking.busy).toBe(false));
    expect(picking.touched).toEqual([]);
  });

  test("new options begin from nothing", () => {
    picking.offer([option("a", ["12", "red"]), option("b", ["13", "red"])]);
    picking.touch("red");
    picking.pointed = option("a", ["12"]);
    picking.offer([option("c", ["14"]), option("d", ["15"])]);
    expect(picking.touched).toEqual([]);
    expect(picking.pointed).toBeNull();
    expect(codes()).toEqual(["c", "d"]);
  });

  test("the option under the pointer hints at its targets, before the one to be confirmed", () => {
    picking.offer([option("a", ["12"]), option("retire", ["red"], true)]);
    expect([...picking.hinted]).toEqual([]);
    picking.touch("red");
    expect([...picking.hinted]).toEqual(["red"]);
    picking.pointed = option("a", ["12"]);
    expect([...picking.hinted]).toEqual(["12"]);
  });
});
