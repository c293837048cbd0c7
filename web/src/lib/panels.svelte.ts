// The panels that float over the board, and the parts of the window that they leave clear.
import type { Attachment } from "svelte/attachments";
import { clearings, type Box, type Size } from "./boxes";

interface Cover {
  panel: Element;
  box: Box;
}

export class Panels {
  #covers = $state.raw<Cover[]>([]);
  #window = $state.raw<Size>({ width: 0, height: 0 });
  clear = $derived(
    this.#window.width
      ? clearings(
          this.#window,
          this.#covers.map(({ box }) => box),
        )
      : [],
  );

  /** The whole frame, in which panels lie. */
  frame: Attachment<HTMLElement> = (frame) =>
    watch(frame, () => {
      this.#window = { width: frame.clientWidth, height: frame.clientHeight };
      this.#measure(this.#panels());
    });

  /** A panel that covers a part of the frame. */
  panel: Attachment<HTMLElement> = (panel) => {
    const others = () => this.#panels().filter((each) => each !== panel);
    const stop = watch(panel, () => this.#measure([...others(), panel]));
    return () => {
      stop();
      this.#covers = this.#covers.filter((cover) => cover.panel !== panel);
    };
  };

  #panels(): Element[] {
    return this.#covers.map(({ panel }) => panel);
  }

  /** Measure all panels: when one grows, its neighbours move. */
  #measure(panels: Element[]): void {
    const now = panels.map((panel) => ({ panel, box: boxOf(panel) }));
    const isKnown = (cover: Cover) =>
      this.#covers.some((each) => each.panel === cover.panel && same(each.box, cover.box));
    if (!now.every(isKnown)) this.#covers = now;
  }
}

function watch(element: Element, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  return () => observer.disconnect();
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(top), width: Math.round(width), height: Math.round(height) };
}

function same(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
