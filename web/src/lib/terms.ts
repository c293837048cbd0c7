// Where the terms of a game stand in a text.
import type { TermInfo } from "./messages";

/** A piece of a text, and the term that it is a form of. */
export interface Piece {
  text: string;
  term: TermInfo | null;
}

const MOST_TEXTS = 2000;

/** Finds the terms of one game in texts. Texts that are shown again are found at once. */
export class Finder {
  private readonly byForm = new Map<string, TermInfo>();
  private readonly pattern: RegExp | null;
  private readonly known = new Map<string, Piece[]>();

  constructor(terms: TermInfo[]) {
    for (const term of terms) for (const form of term.forms) this.byForm.set(form.toLowerCase(), term);
    const forms = [...this.byForm.keys()].sort((a, b) => b.length - a.length);
    const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    this.pattern = forms.length ? new RegExp(`(?<![\\p{L}\\p{N}_])(?:${any})(?![\\p{L}\\p{N}_])`, "giu") : null;
  }

  /** A text in pieces; only the first form of each term is marked. */
  pieces(text: string): Piece[] {
    const known = this.known.get(text);
    if (known) return known;
    if (this.known.size >= MOST_TEXTS) this.known.clear();
    const found = this.split(text);
    this.known.set(text, found);
    return found;
  }

  /** The terms that stand in some texts. */
  terms(texts: string[]): TermInfo[] {
    const found = texts.flatMap((text) => this.pieces(text).flatMap((piece) => piece.term ?? []));
    return [...new Set(found)];
  }

  private split(text: string): Piece[] {
    const pieces: Piece[] = [];
    const seen = new Set<TermInfo>();
    let from = 0;
    for (const match of this.pattern ? text.matchAll(this.pattern) : []) {
      const term = this.byForm.get(match[0].toLowerCase());
      if (!term || seen.has(term)) continue;
      seen.add(term);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index), term: null });
      pieces.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), term: null });
    return pieces;
  }
}
