// Which options a touch can mean.
import type { Pick } from "./messages";

/** The options that have everything touched so far among their targets. */
export function narrowed(options: Pick[], touched: string[]): Pick[] {
  return options.filter((option) => touched.every((id) => option.targets.includes(id)));
}

/** The ids of all pieces and places that some options point at. */
export function targetsOf(options: Pick[]): ReadonlySet<string> {
  return new Set(options.flatMap((option) => option.targets));
}
