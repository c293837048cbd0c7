// Finding rules and switches by words, and sorting them by chapters.
import type { RuleInfo, SwitchInfo } from "./messages";

export interface Chapter<T> {
  name: string;
  items: T[];
}

/** Chapters in the order of their first items. */
export function byChapter<T extends { chapter: string }>(items: T[]): Chapter<T>[] {
  const names = [...new Set(items.map((item) => item.chapter))];
  return names.map((name) => ({ name, items: items.filter((item) => item.chapter === name) }));
}

/** A text without capitals and accents, so that "velocita" finds "Velocità". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a text has these words in it, as they stand. */
export function textMatches(text: string, words: string): boolean {
  return folded(text).includes(folded(words.trim()));
}

/** Whether a rule has this text in its ID or sentence. */
export function ruleMatches(rule: RuleInfo, text: string): boolean {
  return textMatches(`${rule.id} ${rule.text}`, text);
}

/** Whether a switch has all these words somewhere: in its name, its text, its values, its rule or its chapter. */
export function switchMatches(each: SwitchInfo, words: string): boolean {
  const said = [each.name, each.text, ...each.labels, each.rule, each.rule_text, each.chapter];
  const text = folded(said.join(" "));
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
