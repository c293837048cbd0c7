// The keywords of circuit files and decks in the user's language.
import { t } from "../texts";

const KEYWORDS = new Set(
  (
    "circuit real m laps clockwise anticlockwise track lanes heading road street oval beach straight corner ahead flex " +
    "left right line grid step pit from to boxes weather rain variable fair soft entry exit drs wall turns short stages " +
    "dry uncertain over brake size late spots contest off check blind pass fail tyres damage cards time crash " +
    "safety-car at then extreme recover money row inner middle outer path stops " +
    "deck race speed drive gear event draw discard yellow green blue orange any-pair overtake double void-late " +
    "void-extreme pairs colour starter train car motorbike ship plane none both pole turbo last-word disguise " +
    "speed-first swap red black purple"
  ).split(" "),
);

/** A word of a circuit file as the user would say it; names stay as they are. */
export function wordText(word: string): string {
  return KEYWORDS.has(word) ? t(`kw-${word}`) : word;
}
