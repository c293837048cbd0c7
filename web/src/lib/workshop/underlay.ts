// A picture that lies under the drawing, to be traced. It never leaves this browser.
import type { Point } from "../boxes";

export interface Underlay extends Point {
  /** Its address in this browser. */
  url: string;
  /** Its width by its height. */
  ratio: number;
  /** In cells; `x` and `y` are its middle. */
  width: number;
  opacity: number;
}

/** What buttons can do with the drawing board. */
export interface CanvasControls {
  fit: () => void;
  zoom: (by: number) => void;
  /** Bring a place of the lap into view. */
  show: (s: number) => void;
  /** The middle of what is shown and its width, in cells. */
  view: () => { at: Point; width: number };
}

/** A picture from a file, laid where the user looks. Rejects a file that is no picture. */
export async function laid(file: File, view: { at: Point; width: number }): Promise<Underlay> {
  const picture = new Image();
  picture.src = await addressOf(file);
  await picture.decode();
  const ratio = picture.naturalWidth / picture.naturalHeight;
  return { url: picture.src, ratio, width: 0.8 * view.width, ...view.at, opacity: 0.6 };
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(file.name));
    reader.readAsDataURL(file);
  });
}
