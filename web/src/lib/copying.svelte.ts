// Copies a text, and says for a moment that it has.

const SHOWN_MILLISECONDS = 1500;

export class Copying {
  done = $state(false);

  async copy(text: string): Promise<void> {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing on a page without HTTPS
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    this.done = true;
    setTimeout(() => (this.done = false), SHOWN_MILLISECONDS);
  }
}
