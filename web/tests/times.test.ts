import { afterEach, expect, test, vi } from "vitest";
import { dates, dayText } from "../src/lib/times";

afterEach(() => vi.unstubAllGlobals());

const evening = new Date("2026-08-24T18:30:00Z");
const time = { hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;

test("days and times are British in English unless the browser says otherwise", () => {
  vi.stubGlobal("navigator", { languages: ["de-DE", "fr"] });
  expect(dates(time).format(evening)).toBe("18:30");
  expect(dayText("2026-08-24")).toBe("24 Aug");
});

test("days and times are written as in the user's own region", () => {
  vi.stubGlobal("navigator", { languages: ["en-US", "en"] });
  expect(dates(time).format(evening)).toMatch(/06:30\sPM/);
  expect(dayText("2026-08-24")).toBe("Aug 24");
});
