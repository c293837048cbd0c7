// Lists whose items are known to be there.

/** An item of a list, counted from its end if the index is negative. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`there is no item ${String(index)} in a list of ${String(list.length)}`);
  return found;
}
