// What the page remembers and shows: settings, texts, the address.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { follow, go, route } from "../src/lib/route.svelte";
import { readSettings, saveSettings, settings } from "../src/lib/settings.svelte";
import { loadTexts, t } from "../src/lib/texts";

afterEach(() => {
  settings.lang = "en";
  settings.theme = "auto";
});

describe("settings", () => {
  test("that are missing or unreadable are at their defaults", () => {
    const defaults = { lang: "en", theme: "auto", sound: false, pace: "normal", list: false, commentary: 2, seen: {} };
    expect(readSettings(null)).toEqual(defaults);
    expect(readSettings("{broken")).toEqual(defaults);
    expect(readSettings('{"pace": "warp"}')).toEqual(defaults);
    expect(readSettings('{"sound": true, "lang": "xx"}')).toEqual({ ...defaults, sound: true });
    expect(readSettings('{"commentary": 7}').commentary).toBe(2);
    expect(readSettings('{"commentary": 3}').commentary).toBe(3);
  });

  test("are stored, and show on the page", () => {
    settings.lang = "it";
    settings.theme = "dark";
    saveSettings();
    expect(document.documentElement.lang).toBe("it");
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(readSettings(localStorage.getItem("paddock-settings"))).toMatchObject({ lang: "it", theme: "dark" });
    settings.theme = "auto";
    saveSettings();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe("texts", () => {
  test("are in the user's language, with numbers and names", async () => {
    expect(t("waiting-for", { names: "Ann" })).toBe("Waiting for Ann");
    expect([0, 1, 2].map((count) => t("free-seats", { count }))).toEqual(["full", "1 free seat", "2 free seats"]);
    settings.lang = "it";
    expect(() => t("waiting-for", { names: "Anna" })).toThrow("not loaded");
    await loadTexts("it");
    expect(t("waiting-for", { names: "Anna" })).toBe("In attesa di Anna");
  });

  test("that do not exist are an error", () => {
    expect(() => t("no-such-text")).toThrow("no-such-text");
  });
});

describe("the address", () => {
  beforeEach(() => {
    go("/");
    vi.stubGlobal("scrollTo", () => undefined);
  });

  test("says which page is shown", () => {
    go("/table/abc?at=3");
    expect(route).toEqual({ path: "/table/abc", query: "?at=3" });
  });

  /** Click on a link; whether it was followed without loading the page. */
  function click(html: string, more: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    document.addEventListener("click", follow, { once: true });
    document.querySelector("#here")?.dispatchEvent(event);
    const isFollowed = event.defaultPrevented;
    event.preventDefault();
    return isFollowed;
  }

  test("follows a click on a link of ours", () => {
    expect(click('<a href="/me?x=1"><b id="here">me</b></a>')).toBe(true);
    expect(route).toEqual({ path: "/me", query: "?x=1" });
  });

  test.each([
    ["elsewhere", '<a id="here" href="https://example.org/">x</a>', {}],
    ["a download", '<a id="here" href="/file" download>x</a>', {}],
    ["the service itself", '<a id="here" href="/api/tables/x/record">x</a>', {}],
    ["nothing", '<p id="here">x</p>', {}],
    ["a new tab", '<a id="here" href="/me">x</a>', { ctrlKey: true }],
  ])("leaves a click on %s to the browser", (_what, html, more) => {
    expect(click(html, more)).toBe(false);
    expect(route.path).toBe("/");
  });
});
