// A plan in words, and the answers that a form adds to one.
import type { AheadQuestion, Aim, Clause, Limit, Named } from "./messages";
import { t } from "./texts";

/** What the form of an answer holds. */
export interface Draft {
  question: string;
  byName: boolean;
  /** The codes of the options in the order in which they were touched. */
  codes: string[];
  /** `safe`, `far`, or `most` or `least` with a gauge after a colon; empty for none. */
  aim: string;
  risk: number | null;
  /** `least` or `most` with a gauge after a colon; empty for no limit. */
  limit: string;
  value: number;
}

export function newDraft(question: AheadQuestion | undefined): Draft {
  return { question: question?.kind ?? "", byName: true, codes: [], aim: "", risk: null, limit: "", value: 1 };
}

/** The ways in which an option of a question can be the best. */
export function aimsOf(question: AheadQuestion): { value: string; text: string }[] {
  const gauges = question.gauges.flatMap(({ id, label }) => [
    { value: `most:${id}`, text: t("plan-aim-most", { gauge: label }) },
    { value: `least:${id}`, text: t("plan-aim-least", { gauge: label }) },
  ]);
  return [
    ...(question.has_risk ? [{ value: "safe", text: t("plan-aim-safe") }] : []),
    ...(question.has_places ? [{ value: "far", text: t("plan-aim-far") }] : []),
    ...gauges,
  ];
}

/** The answer that a form describes; null while something is missing. */
export function clauseOf(draft: Draft, question: AheadQuestion): Clause | null {
  const clause: Clause = { question: question.kind, prompt: question.prompt };
  if (draft.byName) {
    clause.options = draft.codes.map((code) => named(question, code));
    if (!clause.options.length) return null;
  } else {
    if (!draft.aim) return null;
    clause.aims = [aimFrom(draft.aim, question)];
  }
  if (draft.risk !== null) clause.most_risk = draft.risk;
  if (draft.limit) clause.limits = [limitFrom(draft, question)];
  return clause;
}

function named(question: AheadQuestion, code: string): Named {
  return { code, label: question.options.find((option) => option.code === code)?.label ?? code };
}

function gaugeLabel(question: AheadQuestion, id: string): string {
  return question.gauges.find((gauge) => gauge.id === id)?.label ?? id;
}

function aimFrom(text: string, question: AheadQuestion): Aim {
  const [by, gauge = ""] = text.split(":") as [Aim["by"], string?];
  return gauge ? { by, gauge, label: gaugeLabel(question, gauge) } : { by };
}

function limitFrom(draft: Draft, question: AheadQuestion): Limit {
  const [kind, gauge = ""] = draft.limit.split(":");
  return { gauge, is_least: kind === "least", value: draft.value, label: gaugeLabel(question, gauge) };
}

/** The words in which the owner read something, or its name if there are none. */
function said(words: string | undefined, name = ""): string {
  return words === undefined || words === "" ? name : words;
}

/** An answer of a plan in words. */
export function clauseWords(clause: Clause): string {
  const names = (clause.options ?? []).map(({ code, label }) => said(label, code));
  const aims = (clause.aims ?? []).map(({ by, gauge, label }) => t(`plan-aim-${by}`, { gauge: said(label, gauge) }));
  const choice = [...names, ...aims].join(t("plan-else"));
  const limits = (clause.limits ?? []).map(({ gauge, label, is_least, value }) =>
    t(is_least ? "plan-words-least" : "plan-words-most", { gauge: said(label, gauge), count: value }),
  );
  const risk = clause.most_risk == null ? [] : [t("plan-words-risk", { count: clause.most_risk })];
  const words = t("plan-words", { question: said(clause.prompt, clause.question), choice });
  const within = [...risk, ...limits];
  return within.length ? `${words} (${within.join(", ")})` : words;
}
