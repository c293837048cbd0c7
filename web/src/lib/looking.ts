// Looking at a thing without choosing it: by pointer, by focus, or by a long press.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LONG_MILLISECONDS = 350;

/** Tells when the user looks at an element and when no more. A click that ends a long press is not one. */
export function looking(look: (at: boolean) => void): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLong = false;
    const begin = () => look(true);
    const end = () => look(false);
    const down = (event: Event) => {
      isLong = false;
      if ((event as PointerEvent).pointerType !== "touch") return;
      timer = setTimeout(() => {
        isLong = true;
        begin();
      }, LONG_MILLISECONDS);
    };
    const up = () => clearTimeout(timer);
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") begin();
    };
    const leave = () => {
      up();
      end();
    };
    const click = (event: Event) => {
      if (!isLong) return;
      isLong = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => {
      if (isLong) event.preventDefault();
    };
    const ends = [
      on(element, "pointerenter", enter),
      on(element, "pointerleave", leave),
      on(element, "pointerdown", down),
      on(element, "pointerup", up),
      on(element, "pointercancel", leave),
      on(element, "focusin", begin),
      on(element, "focusout", end),
      on(element, "click", click, { capture: true }),
      on(element, "contextmenu", menu),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of ends) stop();
    };
  };
}
