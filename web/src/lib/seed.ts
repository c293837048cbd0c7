// The hash that seals a race's seed before the start; `paddock.seed_hash` computes the same.

/** The hash of a seed; null where the browser cannot compute one, as on a page without HTTPS. */
export async function seedHash(seed: string): Promise<string | null> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing on a page without HTTPS
  if (!crypto.subtle) return null;
  const bytes = new TextEncoder().encode(`paddock-seed-1\0${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256:${[...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
