// What an option costs and risks, as short signs that need no colour.
import type { Cost, Gauge, Pick } from "./messages";

export interface Sign {
  icon: string;
  text: string;
  /** The name of the gauge, for those who hear it. */
  label: string;
}

/** What choosing a thing costs and risks: the race, perhaps; nothing, where others risk it; or points of gauges. */
export type Price =
  { kind: "out"; chance: number } | { kind: "safe" } | { kind: "signs"; signs: Sign[]; hasMore: boolean };

const ALWAYS = 0.999_999;
const MOST_SIGNS = 2;

/** How likely an option ends the own race. */
export function outChance(option: Pick): number {
  return option.outcomes.filter((each) => each.is_out).reduce((sum, each) => sum + each.chance, 0);
}

/** A chance in per cent; what is possible is never none, nor all. */
export function percent(chance: number): string {
  if (chance >= ALWAYS) return "100%";
  return `${Math.max(1, Math.min(99, Math.round(chance * 100)))}%`;
}

/** The same figure without its sign, for a disc on the board. */
export function odds(chance: number): string {
  return percent(chance).slice(0, -1);
}

/** The costs of an option that not all the others have too. A thing on the table is compared with things there. */
export function ownCosts(option: Pick, all: Pick[]): Cost[] {
  const options = option.targets.length ? all.filter((each) => each.targets.length) : all;
  if (options.length < 2) return option.costs;
  const common = (cost: Cost) => options.every((other) => other.costs.some((each) => sameCost(each, cost)));
  return option.costs.filter((cost) => !common(cost));
}

function sameCost(one: Cost, other: Cost): boolean {
  return one.gauge === other.gauge && one.change === other.change && one.chance === other.chance;
}

/** Costs as signs: what changes, by how much, and how likely if it is not certain. */
export function signs(costs: Cost[], gauges: Gauge[]): Sign[] {
  return costs.map((cost) => {
    const gauge = gauges.find((each) => each.id === cost.gauge);
    const change = cost.change < 0 ? `−${-cost.change}` : `+${cost.change}`;
    const text = cost.chance < ALWAYS ? `${change} ${percent(cost.chance)}` : change;
    return { icon: gauge?.icon ?? "", text, label: gauge?.label ?? "" };
  });
}

/** Costs as signs for little room: only the certain ones, if there are any; a question mark says that more may come. */
export function shortSigns(costs: Cost[], gauges: Gauge[]): Sign[] {
  const certain = costs.filter((cost) => cost.chance >= ALWAYS);
  const open = certain.length < costs.length ? "?" : "";
  const shown = signs(certain.length ? certain : costs, gauges);
  return shown.map((sign) => ({ ...sign, text: sign.text.replace(/ .*/, "") + open }));
}

/** What gauges lose or gain on average: one sign for each. */
export function meanSigns(costs: Cost[], gauges: Gauge[]): Sign[] {
  const names = [...new Set(costs.map((cost) => cost.gauge))];
  return names.map((name) => {
    const own = costs.filter((cost) => cost.gauge === name);
    const mean = own.reduce((sum, cost) => sum + cost.change * cost.chance, 0);
    const gauge = gauges.find((each) => each.id === name);
    return { icon: gauge?.icon ?? "", text: figure(mean), label: gauge?.label ?? "" };
  });
}

/** A mean with its sign, in tenths; what may happen is never nothing. */
function figure(mean: number): string {
  const size = Math.max(0.1, Math.round(Math.abs(mean) * 10) / 10);
  return `${mean < 0 ? "−" : "+"}${size}`;
}

/** Of several options for one touch, the one to show: the least risky, then the cheapest. */
export function mildest(options: Pick[]): Pick | undefined {
  const weight = (option: Pick) =>
    1000 * outChance(option) + option.costs.reduce((sum, cost) => sum + Math.abs(cost.change) * cost.chance, 0);
  return options.toSorted((one, other) => weight(one) - weight(other))[0];
}

/** What stands on a thing of which a touch may mean some of the options; null if there is nothing to say. */
export function priceOf(meant: Pick[], options: Pick[], gauges: Gauge[]): Price | null {
  const option = mildest(meant);
  if (!option) return null;
  const chance = outChance(option);
  if (chance > 0) return { kind: "out", chance };
  const found = shortSigns(ownCosts(option, options), gauges);
  if (found.length) return { kind: "signs", signs: found.slice(0, MOST_SIGNS), hasMore: found.length > MOST_SIGNS };
  return options.some((each) => outChance(each) > 0) ? { kind: "safe" } : null;
}
