// Where the terms of a game stand in a text.
import type { TermInfo } from "./messages";

/** A piece of a text, and the term that it is a form of. */
export interface Piece {
  text: string;
  term: TermInfo | null;
}

/** A piece with the punctuation that no line break may part from its term. */
export interface HeldPiece extends Piece {
  opening: string;
  closing: string;
}

const MOST_TEXTS = 2000;
const OPENING = /[(["“«'’-]+$/;
const CLOSING = /^[)\]"”»'’.,:;!?…-]+/;

/** Pieces in which each term holds the punctuation around it. */
export function held(pieces: Piece[]): HeldPiece[] {
  const at = (index: number, sign: RegExp) => {
    const beside = pieces[index];
    return beside && !beside.term ? (sign.exec(beside.text)?.[0] ?? "") : "";
  };
  return pieces.map((piece, index) => {
    if (piece.term) return { ...piece, opening: at(index - 1, OPENING), closing: at(index + 1, CLOSING) };
    const isAfter = Boolean(pieces[index - 1]?.term);
    const isBefore = Boolean(pieces[index + 1]?.term);
    const rest = isAfter ? piece.text.replace(CLOSING, "") : piece.text;
    return { term: null, text: isBefore ? rest.replace(OPENING, "") : rest, opening: "", closing: "" };
  });
}

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
