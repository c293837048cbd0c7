// A line of a season's log in words: the fields of its event that people want to read.
import type { LogLineView } from "./messages";
import { showMoment } from "./seasons";
import { t } from "./texts";

type Names = Record<string, string>;
type Fields = Record<string, unknown>;

const IN_WORDS: Record<string, (value: never, names: Names) => string> = {
  race: (race: number) => (race ? t("log-race", { number: race }) : t("log-every-race")),
  driver: (driver: string | Fields, names) =>
    typeof driver === "string" ? named(driver, names) : entry(driver, names),
  drivers: (drivers: string[], names) => drivers.map((each) => named(each, names)).join(", "),
  tables: (tables: { drivers: string[] }[], names) =>
    tables.map((each) => each.drivers.map((key) => named(key, names)).join(", ")).join(" | "),
  against: (drivers: string[], names) =>
    t("log-against", { names: drivers.map((each) => named(each, names)).join(", ") }),
  comes: (comes: boolean) => t(comes ? "log-comes" : "log-stays-away"),
  at: (at: string) => showMoment(at),
  moment: (moment: number) => (moment ? t("log-moment", { number: moment }) : ""),
  rule: (rule: string) => rule,
  protest: (protest: number) => t("log-protest", { number: protest }),
  upheld: (upheld: boolean) => t(upheld ? "upheld" : "dismissed"),
  penalties: (penalties: Fields[], names) => penalties.map((each) => penalty(each, names)).join(" "),
  why: (why: string) => why,
};

/** What a line says, with the names of drivers. */
export function logWords(line: LogLineView, names: Names): string {
  return Object.entries(line.event)
    .map(([name, value]) => IN_WORDS[name]?.(value as never, names) ?? "")
    .filter(Boolean)
    .join(" · ");
}

function named(key: string, names: Names): string {
  return names[key] ?? key;
}

function entry(driver: Fields, names: Names): string {
  const who = named(String(driver.name), names);
  const more = [driver.team, driver.category, driver.reserve ? t("reserve") : "", driver.bot ? t("bot") : ""];
  return [who, ...more.filter(Boolean)].join(", ");
}

function penalty(given: Fields, names: Names): string {
  return t(`penalty-${String(given.kind)}`, { name: named(String(given.driver), names), amount: Number(given.amount) });
}
