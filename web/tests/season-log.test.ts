// The log of a season speaks to people, in their language.
import { beforeAll, expect, test } from "vitest";
import { useClubTexts } from "../src/lib/club-texts";
import type { LogLineView } from "../src/lib/messages";
import { logWords } from "../src/lib/season-log";
import { settings } from "../src/lib/settings.svelte";
import { loadTexts } from "../src/lib/texts";

const NAMES = { "driver-1": "Ann", "driver-2": "Bea" };

function line(type: string, event: Record<string, unknown>): LogLineView {
  return { number: 1, at: 0, actor: "Ann", type, event, hash: "" };
}

beforeAll(async () => {
  await loadTexts("it");
  settings.lang = "it";
  useClubTexts();
});

test.each([
  [
    "entered",
    { driver: { name: "driver-1", team: "Rossi", bot: "", reserve: true, category: "" } },
    "Ann, Rossi, riserva",
  ],
  ["entered", { driver: { name: "driver-2", team: "", bot: "level-1", reserve: false, category: "" } }, "Bea, Bot"],
  ["answered", { race: 0, driver: "driver-1", comes: true }, "tutte le gare · Ann · viene"],
  ["answered", { race: 2, driver: "driver-2", comes: false }, "gara 2 · Bea · non viene"],
  [
    "protested",
    { race: 1, driver: "driver-1", against: ["driver-2"], moment: 12, rule: "CR-PICK-01" },
    "gara 1 · Ann · contro Bea · decisione 12 · CR-PICK-01",
  ],
  ["voted", { protest: 1, upheld: true, penalties: [] }, "reclamo 1 · Accolto."],
  [
    "decided",
    { protest: 1, upheld: true, why: "Chiaro", penalties: [{ driver: "driver-2", kind: "exclusion", amount: 0 }] },
    "reclamo 1 · Accolto. · Chiaro · Bea: squalificato.",
  ],
  ["opened", { race: 1, drivers: ["driver-1", "driver-2"], table: "xyz" }, "gara 1 · Ann, Bea"],
])("%s %j", (type, event, words) => {
  expect(logWords(line(type, event), NAMES)).toBe(words);
});
