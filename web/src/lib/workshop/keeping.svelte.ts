// A circuit or a deck between its page and the service: read, kept as a draft, saved.
import { messageOf } from "../api";
import { draftOf, keepDraft, load, save } from "../circuits";
import type { CircuitPage } from "../messages";
import { go } from "../route.svelte";
import { t } from "../texts";

export class Keeping {
  isReady = $state(false);
  isMine = $state(false);
  busy = $state(false);
  problem = $state("");
  notice = $state("");
  /** The text as it is kept on the service. */
  #saved = "";

  /** The id in the address, empty for what is new, and the page it belongs to. */
  constructor(
    readonly id: () => string,
    readonly page: string,
  ) {}

  /** Read what the address names and hand over its text, or the draft of it; `fresh` is the text of a new one. */
  async begin(
    fresh: () => Promise<string>,
    open: (text: string, kept: CircuitPage | null) => Promise<void>,
  ): Promise<void> {
    try {
      const id = this.id();
      const kept = id ? await load(id) : null;
      this.isMine = kept?.mine ?? false;
      this.#saved = kept?.text ?? (await fresh());
      await open(draftOf(id) ?? this.#saved, kept);
      this.isReady = true;
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  draft(text: string): void {
    keepDraft(this.id(), text === this.#saved ? null : text);
  }

  async save(text: string): Promise<CircuitPage | null> {
    this.busy = true;
    this.problem = this.notice = "";
    try {
      const id = this.id();
      const found = await save(id, this.isMine, text);
      keepDraft(id, null);
      this.#saved = found.text;
      this.isMine = true;
      this.notice = t("ws-saved");
      if (found.id !== id) go(`/${this.page}/${found.id}`, true);
      return found;
    } catch (error) {
      this.problem = messageOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

/** Ctrl+Z, Ctrl+Y and Ctrl+S outside of fields. */
export function editKeys(event: KeyboardEvent, desk: { undo(): void; redo(): void }, save: (() => void) | null): void {
  const isField = (event.target as Element).closest("input, select, textarea");
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isField) return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) desk.undo();
  else if (key === "y" || key === "z") desk.redo();
  else if (key === "s" && save) save();
  else return;
  event.preventDefault();
}
