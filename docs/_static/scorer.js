// The order of search results: pages that explain come before lists in which every word stands.
const GUIDES = /^(install|quick-start|play|train|simulate|self-host|faq|fairness|bots|championships|tutorials\/|rules\/switches)/;
const LISTS = /^(changelog|dependencies|proof|speed|rules\/(?!switches|index)|_modules\/)/;
const BONUS = 6;

// eslint-disable-next-line no-unused-vars -- Sphinx reads it
var Scorer = {
  score: ([page, , , , score]) => score + (GUIDES.test(page) ? BONUS : LISTS.test(page) ? -BONUS : 0),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
