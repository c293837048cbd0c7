// Seasons: dates as people write them, rules as the form edits them, and the lines of the progress chart.
import type { RaceBody, RulesBody, RulesView, StandingRow } from "./messages";
import { defaultClock, type ClockChoice } from "./setup";
import { dates } from "./times";

/** A moment in the user's language and time zone; empty without one. */
export function showMoment(at: string | number): string {
  if (!at) return "";
  const date = new Date(typeof at === "number" ? at * 1000 : at);
  return dates({ dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** A date that one looks forward to: with its weekday, in the user's language and time zone. */
export function showDate(at: string): string {
  return at ? dates({ dateStyle: "full", timeStyle: "short" }).format(new Date(at)) : "";
}

/** A moment as a field for date and time has it, in the user's time zone. */
export function toField(at: string): string {
  if (!at) return "";
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The value of such a field as the service stores it, in UTC. */
export function fromField(value: string): string {
  return value ? new Date(value).toISOString().replace(/:\d\d\.\d+Z$/, "Z") : "";
}

/** The rules that a form edits: every field has a value. */
export type Rules = Required<Omit<RulesBody, "races" | "clock" | "bonus">> & {
  races: Required<RaceBody>[];
  bonus: { pole: number; fastest: number; gained: number };
};

export function newRules(game: string, title: string): Rules {
  return {
    title,
    points: [10, 6, 4, 3, 2, 1],
    races: [newRace(game, "1")],
    best: 0,
    retired: false,
    order: "entry",
    bonus: { pole: 0, fastest: 0, gained: 0 },
    team_best: 0,
    ballast: 0,
    field: 0,
    splits: 0,
    split_by: "balanced",
    split_points: "each",
    protest_hours: 48,
    appeal_hours: 48,
    stand_in: "",
    delay: 0,
    why: "",
  };
}

export function newRace(game: string, name: string): Required<RaceBody> {
  return { name, game, circuit: "", preset: "", switches: {}, at: "", reserve_at: "", ballast: "" };
}

/** The rules of a season, to be changed. */
export function editedRules(rules: RulesView): Rules {
  const { clock: _, ...rest } = structuredClone(rules);
  const { order, split_by, split_points } = rest as Pick<Rules, "order" | "split_by" | "split_points">;
  return { ...rest, order, split_by, split_points, why: "" };
}

const DAY = 86_400;

/** The clock of a season as the form edits it. */
export function editedClock({ kind, seconds, bank, calendar }: RulesView["clock"]): ClockChoice {
  const choice = { ...defaultClock(), kind };
  if (kind === "decision") choice.seconds = seconds;
  if (kind === "bank") choice.minutes = bank / 60;
  if (kind !== "days") return choice;
  const [weekendsOff, nightsOff] = [calendar.days_off.length > 0, calendar.night_from !== calendar.night_until];
  return { ...choice, days: seconds / DAY, bankDays: bank / DAY, weekendsOff, nightsOff };
}

/** Points as a line of text, and back. */
export function readPoints(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
    .filter((value) => Number.isInteger(value));
}

export interface Trace {
  key: string;
  name: string;
  path: string;
  end: { x: number; y: number };
  points: number;
}

const LONGEST_NAME = 17;

export const CHART = { width: 640, height: 300, left: 34, right: 172, top: 12, bottom: 26 };

/** The lines of a chart of points after each race, all beginning at zero. */
export function traces(rows: StandingRow[], races: number): Trace[] {
  const { width, height, left, right, top, bottom } = CHART;
  const values = rows.flatMap((row) => row.totals);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (race: number): number => left + (race * (width - left - right)) / Math.max(1, races);
  const y = (points: number): number => height - bottom - ((points - least) * (height - top - bottom)) / (most - least);
  return rows.map((row) => {
    const dots = [0, ...row.totals].map((points, race) => `${x(race).toFixed(1)} ${y(points).toFixed(1)}`);
    const end = { x: x(row.totals.length), y: y(row.totals.at(-1) ?? 0) };
    return { key: row.key, name: shortened(row.name), path: `M${dots.join("L")}`, end, points: row.points };
  });
}

/** A name that fits beside the chart. */
function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
}

/** Labels at the ends of lines, moved apart so that none covers another. */
export function apart(ends: Trace[], gap = 15): Map<string, number> {
  const placed = new Map<string, number>();
  let last = -Infinity;
  for (const each of [...ends].sort((one, other) => one.end.y - other.end.y)) {
    last = Math.max(each.end.y, last + gap);
    placed.set(each.key, last);
  }
  return placed;
}
