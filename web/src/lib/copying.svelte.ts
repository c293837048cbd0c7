// Copying a text, and saying for a moment that it was copied.

const SHOWN = 1500;

export class Copying {
  done = $state(false);

  async copy(text: string): Promise<void> {
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    this.done = true;
    setTimeout(() => (this.done = false), SHOWN);
  }
}
