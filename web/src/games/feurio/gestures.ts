// Fingers, mouse and wheel on the board: drag to move, pinch or turn the wheel to zoom, hold or right-click to point.

import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

const DRAG = 7; // pixels before a press becomes a drag
const HOLD = 500; // milliseconds before a press becomes pointing

/** `hold` is told what was held; a press that dragged or held is no click. */
export function gestures(camera: Camera, hold: (on: Element) => void): Attachment<HTMLElement> {
  return (board) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragging = false;
    let spent = false; // this press has done its work: the click that follows means nothing
    let timer: ReturnType<typeof setTimeout> | undefined;

    const place = (event: MouseEvent): Point => {
      const box = board.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): { far: number; middle: Point } => {
      const [one, two] = [...fingers.values()] as [Point, Point];
      const far = Math.hypot(one.x - two.x, one.y - two.y);
      return { far, middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } };
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || isControl(event.target)) return;
      fingers.set(event.pointerId, place(event));
      clearTimeout(timer);
      if (fingers.size > 1) {
        dragging = spent = true;
        return;
      }
      start = place(event);
      dragging = spent = false;
      const on = event.target;
      if (event.pointerType !== "mouse" && on instanceof Element) {
        timer = setTimeout(() => {
          spent = true;
          hold(on);
        }, HOLD);
      }
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = place(event);
      if (fingers.size === 2) {
        const was = spread();
        fingers.set(event.pointerId, now);
        const is = spread();
        if (was.far > 0) camera.zoomBy(is.far / was.far, is.middle);
        camera.pan(is.middle.x - was.middle.x, is.middle.y - was.middle.y);
        return;
      }
      if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) > DRAG) {
        clearTimeout(timer);
        dragging = spent = true;
        board.setPointerCapture(event.pointerId);
      }
      if (dragging) camera.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      clearTimeout(timer);
    };
    const click = (event: MouseEvent) => {
      if (!spent || isControl(event.target)) return;
      event.stopPropagation();
      spent = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), place(event));
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      if (event.target instanceof Element && !spent) hold(event.target);
    };

    const off = new AbortController();
    const signal = off.signal;
    board.addEventListener("pointerdown", down, { signal });
    board.addEventListener("pointermove", move, { signal });
    board.addEventListener("pointerup", up, { signal });
    board.addEventListener("pointercancel", up, { signal });
    board.addEventListener("click", click, { capture: true, signal });
    board.addEventListener("wheel", wheel, { passive: false, signal });
    board.addEventListener("contextmenu", menu, { signal });
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  };
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
