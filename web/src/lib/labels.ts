// What things are called.

/** Where the player's name stands above already, the label says only what lies there. */
export function short(label: string, name: string | undefined): string {
  return name && label.startsWith(`${name}: `) ? label.slice(name.length + 2) : label;
}
