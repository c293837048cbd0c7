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

/** Whether a rule has this text in its ID or sentence. */
export function ruleMatches(rule: RuleInfo, text: string): boolean {
  return `${rule.id} ${rule.text}`.toLowerCase().includes(text.trim().toLowerCase());
}

/** Whether a switch has all these words somewhere: in its name, its text, its values, its rule or its chapter. */
export function switchMatches(each: SwitchInfo, words: string): boolean {
  const said = [each.name, each.text, ...each.labels, each.rule, each.rule_text, each.chapter];
  const text = said.join(" ").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
