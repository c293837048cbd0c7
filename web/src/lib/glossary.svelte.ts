// The terms of the game on the page, and the one that is open.
import { get } from "./api";
import type { GlossaryInfo, TermInfo } from "./messages";
import { settings } from "./settings.svelte";
import { Finder } from "./terms";

const NONE = new Finder([]);

class Glossary {
  game = $state("");
  finder = $state.raw(NONE);
  /** The term that the user has opened. */
  open = $state.raw<TermInfo | null>(null);

  private loaded = "";

  /** Use the terms of a game, in the user's language; without them texts are shown as they are. */
  async use(game: string): Promise<void> {
    const key = `${game}/${settings.lang}`;
    if (this.loaded === key) return;
    this.game = game;
    this.loaded = key;
    this.finder = NONE;
    try {
      const { terms } = await get<GlossaryInfo>(`/games/${game}/glossary`);
      if (this.loaded === key) this.finder = new Finder(terms);
    } catch {
      if (this.loaded === key) this.loaded = ""; // texts can be read without it; the next page asks again
    }
  }
}

export const glossary = new Glossary();
