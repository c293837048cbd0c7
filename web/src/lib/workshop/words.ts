// The words of a line of a circuit file, each with how it can be edited where it stands.
import { withWord } from "./edit";
import { wordsOf, type Part } from "./track";

export type Field =
  | { kind: "word"; text: string }
  | { kind: "number"; text: string; step: number }
  | { kind: "numbers"; texts: string[]; sign: string }
  | { kind: "title"; text: string }
  | { kind: "choice"; text: string; values: string[] }
  | { kind: "space"; colours: string; cars: string }
  | { kind: "spot"; bonus: string; colours: string; costs: string; extreme: boolean };

const CHOICES = [
  ["left", "right"],
  ["clockwise", "anticlockwise"],
  ["road", "street", "oval", "beach"],
  ["entry", "exit"],
  ["inner", "middle", "outer"],
];
export const SPACE_COLOURS = ["W", "L", "D", "K", "WL", "LD", "DK"];
export const SPOT_COLOURS = ["r", "g", "o", "y"].flatMap((one, _, all) => [
  one,
  ...all.filter((other) => other !== one).map((other) => one + other),
]);
export const SPOT_COSTS = ["", "t1", "t2", "t3", "d1", "d2", "d3", "c1", "c2", "c3"];
const SPACE = /^([WLDK]{1,4})([1-9][0-9]?)$/;
const SPOT = /^\+([1-9])([rgoy]{1,2})(?::((?:[tdc][1-3])+))?(\*)?$/;
const NUMBER = /^[+-]?[0-9]+(\.[0-9]+)?$/;
const COUNTS = /^[+-]?[0-9]+(\/[+-]?[0-9]+)+$/;
const RANGE = /^[0-9]+-[0-9]+$/;

/** Whether a word names a zone, a corner or a section: names are changed in the text, where all of them can be. */
function isName(words: string[], index: number): boolean {
  const [keyword = ""] = words;
  if (index === 0 || words[index - 1] === "at") return true;
  if (["over", "drs"].includes(keyword)) return true;
  if (keyword === "wall") return index > 1;
  return index === 1 && ["circuit", "straight", "corner", "row", "line", "soft", "off", "extreme"].includes(keyword);
}

/** The words of a line as fields. */
export function fieldsOf(line: string, part: Part, choices: string[][] = CHOICES): Field[] {
  const words = wordsOf(line);
  return words.map((word, index) => fieldOf(words, word, index, part, choices));
}

function fieldOf(words: string[], word: string, index: number, part: Part, choices: string[][]): Field {
  if (word.startsWith('"')) return { kind: "title", text: word.replaceAll('"', "") };
  if (isName(words, index) && !isTurn(words, index, part)) return { kind: "word", text: word };
  const space = SPACE.exec(word);
  if (space && words[0] === "row") return { kind: "space", colours: space[1] ?? "", cars: space[2] ?? "" };
  const spot = SPOT.exec(word);
  if (spot)
    return {
      kind: "spot",
      bonus: spot[1] ?? "",
      colours: spot[2] ?? "",
      costs: spot[3] ?? "",
      extreme: Boolean(spot[4]),
    };
  if (NUMBER.test(word)) return { kind: "number", text: word, step: stepOf(words, index) };
  if (COUNTS.test(word)) return { kind: "numbers", texts: word.split("/"), sign: "/" };
  if (RANGE.test(word)) return { kind: "numbers", texts: word.split("-"), sign: "-" };
  const values = choices.find((each) => each.includes(word));
  return values ? { kind: "choice", text: word, values } : { kind: "word", text: word };
}

/** A piece that turns may turn the other way. */
function isTurn(words: string[], index: number, part: Part): boolean {
  return index === 0 && part === "track" && (words[0] === "left" || words[0] === "right");
}

function stepOf(words: string[], index: number): number {
  const [keyword = ""] = words;
  if (keyword === "ahead") return 0.5;
  if (keyword === "left" || keyword === "right") return index === 2 ? 0.1 : 1;
  return ["size", "step"].includes(words[index - 1] ?? "") ? 0.1 : 1;
}

/** A field as it is written in the file. */
export function wordOf(field: Field): string {
  switch (field.kind) {
    case "numbers":
      return field.texts.join(field.sign);
    case "title":
      return `"${field.text.replaceAll('"', "")}"`;
    case "space":
      return field.colours + field.cars;
    case "spot":
      return `+${field.bonus}${field.colours}${field.costs ? `:${field.costs}` : ""}${field.extreme ? "*" : ""}`;
    default:
      return field.text;
  }
}

/** A line with another field. */
export function withField(line: string, index: number, field: Field): string {
  return withWord(line, index, wordOf(field));
}

/** A line with a word written twice, or removed. */
export function withWordTwice(line: string, index: number): string {
  const word = wordsOf(line)[index] ?? "";
  return withWord(line, index, `${word} ${word}`);
}

export function withoutWord(line: string, index: number): string {
  let at = -1;
  return line.replace(/(\s*)("[^"]*"?|#.*|[^\s"#]+)/g, (found: string, _space: string, word: string) => {
    if (word.startsWith("#")) return found;
    at += 1;
    return at === index ? "" : found;
  });
}
