// Random edits on the canvas with undo and redo: the text stays a text that can be read back, and undo is exact.
// The environment may ask for more of them and for all texts on the way: tools/edits.py has the service look at each.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  shapeOf,
  withBend,
  withClosedLoop,
  withCorner,
  withLine,
  withoutPiece,
  withPoint,
  withShape,
} from "../src/lib/workshop/edit";
import { History } from "../src/lib/workshop/history";
import { item } from "../src/lib/workshop/items";
import { pulled } from "../src/lib/workshop/solve";
import { traced } from "../src/lib/workshop/trace";
import { partsOf, Road, trackOf } from "../src/lib/workshop/track";
import { fieldsOf, withField, withoutWord, withWordTwice } from "../src/lib/workshop/words";

const DATA = join(__dirname, "../../src/paddock/circuits/data");
const files = readdirSync(DATA)
  .filter((name) => name.endsWith(".circuit") || name === "workshop.template")
  .map((name) => readFileSync(join(DATA, name), "utf8"));
const EDITS = Number(process.env.EDITS ?? 240);

/** A small random generator with a seed. */
function luck(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 2166136261);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function edited(text: string, roll: () => number): string {
  const track = trackOf(text);
  const pick = <T>(list: T[]): T => item(list, Math.floor(roll() * list.length));
  if (!track.pieces.length) return text;
  const piece = pick(track.pieces);
  const index = track.pieces.indexOf(piece);
  const road = Road.of(track);
  const spot = item(road.spots, index);
  switch (Math.floor(roll() * 9)) {
    case 0:
    case 1:
    case 2: {
      const to = { x: spot.x + roll() * 6 - 3, y: spot.y + roll() * 6 - 3 };
      return withShape(text, pulled(shapeOf(track), { index, isMiddle: piece.angle !== 0 && roll() < 0.4 }, to));
    }
    case 3:
      return withPoint(text, piece, roll());
    case 4:
      return piece.angle ? text : withBend(text, piece, roll(), roll() < 0.5 ? "left" : "right");
    case 5:
      return piece.angle || track.zones[piece.zone]?.isCorner ? text : withCorner(text, piece, roll());
    case 6:
      return track.pieces.length > 3 ? withoutPiece(text, piece) : text;
    case 7: {
      const lines = text.split("\n");
      const number = Math.floor(roll() * lines.length);
      const line = item(lines, number);
      const fields = fieldsOf(line, item(partsOf(lines), number));
      if (!fields.length) return text;
      const at = Math.floor(roll() * fields.length);
      const field = item(fields, at);
      if (field.kind === "space" || field.kind === "spot")
        return withLine(text, number + 1, roll() < 0.5 ? withWordTwice(line, at) : withoutWord(line, at));
      if (field.kind !== "number") return text;
      return withLine(text, number + 1, withField(line, at, { ...field, text: String(Math.round(roll() * 30)) }));
    }
    default: {
      const turn = roll() < 0.5 ? 1 : -1;
      const points = Array.from({ length: 4 + Math.floor(roll() * 6) }, (_, n, count = 8) => {
        const [angle, far] = [(turn * 2 * Math.PI * n) / count, 10 + 8 * roll()];
        return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
      });
      return traced(text, points).text;
    }
  }
}

test(`${String(EDITS)} random edits with undo and redo`, { timeout: 600_000 }, () => {
  const roll = luck(process.env.EDITS_SEED ?? "0");
  const seen: string[] = [];
  let history = new History({ text: item(files, 0), start: { x: 0, y: 0 } });
  let model = [history.now.text];
  let at = 0;
  for (let n = 0; n < EDITS; n += 1) {
    if (n % 20 === 19) {
      history = new History({ text: item(files, Math.floor(roll() * files.length)), start: { x: 0, y: 0 } });
      [model, at] = [[history.now.text], 0];
    } else if (roll() < 0.3) {
      const back = roll() < 0.6;
      if (back) history.undo();
      else history.redo();
      at = Math.max(0, Math.min(model.length - 1, at + (back ? -1 : 1)));
    } else {
      const text = edited(history.now.text, roll);
      if (text !== item(model, at)) model = [...model.slice(0, ++at), text];
      history.add({ text, start: { x: 0, y: 0 } });
    }
    expect(history.now.text).toBe(model[at]);
    expect(history.now.text).not.toMatch(/NaN|Infinity|undefined/);
    seen.push(history.now.text);
  }
  expect(new Set(seen).size).toBeGreaterThan(EDITS / 4);
  writeFileSync(
    process.env.EDITS_OUT ?? join(mkdtempSync(join(tmpdir(), "edits-")), "states.json"),
    JSON.stringify(seen),
  );
});

test("a circuit that is only looked at stays as it is, letter by letter", () => {
  for (const text of files) {
    expect(withShape(text, shapeOf(trackOf(text)))).toBe(text);
    const lines = text.split("\n");
    const parts = partsOf(lines);
    lines.forEach((line, index) => {
      fieldsOf(line, item(parts, index)).forEach((field, at) => expect(withField(line, at, field)).toBe(line));
    });
  }
});

test("pulling a point moves it there, keeps the loop closed and the comments", () => {
  for (const text of files) {
    const track = trackOf(text);
    for (const index of [1, Math.floor(track.pieces.length / 2), track.pieces.length - 1]) {
      const spot = item(Road.of(track).spots, index);
      const to = { x: spot.x + 0.7, y: spot.y - 0.5 };
      const shape = pulled(shapeOf(track), { index, isMiddle: false }, to);
      const after = withShape(text, shape);
      const road = Road.of(trackOf(after), shape.start);
      const moved = item(road.spots, index);
      expect(road.isClosed).toBe(true);
      expect(Math.hypot(moved.x - to.x, moved.y - to.y)).toBeLessThan(0.35);
      expect(after.match(/#.*/g)).toEqual(text.match(/#.*/g));
      expect(after.split("\n").length).toBe(text.split("\n").length);
    }
  }
});

test("a piece that is removed and one that is added leave a closed loop", () => {
  const text = files.find((each) => each.includes('"My Ring"')) ?? "";
  const track = trackOf(text);
  const long = item(track.pieces, 0);
  for (const after of [withCorner(text, long, 0.5), withBend(text, long, 0.5, "left"), withPoint(text, long)])
    expect(Road.of(trackOf(after)).isClosed).toBe(true);
  const broken = withLine(text, item(track.pieces, 1).line, "  right 40 2.4");
  expect(Road.of(trackOf(broken)).isClosed).toBe(false);
  expect(Road.of(trackOf(withClosedLoop(broken))).isClosed).toBe(true);
});

test("points that are touched become a closed track that passes near them", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 34, y: -12 },
    { x: 15, y: -18 },
    { x: -4, y: -12 },
  ];
  const text = files.find((each) => each.includes('"My Ring"')) ?? "";
  for (const around of [points, [...points].reverse()]) {
    const after = traced(text, around);
    const road = Road.of(trackOf(after.text), after.start);
    expect(road.isClosed).toBe(true);
    for (const point of points) expect(road.nearest(point).away).toBeLessThan(2.5);
    expect(after.text).toContain(around === points ? " clockwise" : " anticlockwise");
    expect(after.scale).toBe(1);
    const small = traced(
      text,
      around.map(({ x, y }) => ({ x: x / 3, y: y / 3 })),
    );
    const [home] = trackOf(small.text).pieces;
    expect(home?.length).toBeGreaterThanOrEqual(19.9);
    expect(small.scale).toBeGreaterThan(1.5);
  }
});
