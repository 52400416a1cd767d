// Looking closer on a small screen: twice as large, moved with a finger, following one's own firefighter.

import { settings } from "../../lib/settings.svelte";

const DOUBLE_TAP = 300; // milliseconds between two taps
const PINCH_IN = 1.25; // how far fingers spread, or close, before it counts
const PINCH_OUT = 0.8;

export class Zoom {
  near = $state(false);
  #box: HTMLElement | null = null;
  #touches = new Map<number, { x: number; y: number }>();
  #spread = 0;
  #lastTap = -DOUBLE_TAP;

  attach = (box: HTMLElement): (() => void) => {
    this.#box = box;
    return () => (this.#box = null);
  };

  toggle = (): void => {
    this.near = !this.near;
  };

  /** Whether this tap is the second of two: it looks closer, or away. */
  tapped(time: number): boolean {
    const twice = time - this.#lastTap < DOUBLE_TAP;
    this.#lastTap = twice ? -DOUBLE_TAP : time;
    if (twice) this.toggle();
    return twice;
  }

  /** Bring a place of the board, in parts of its width and height, to the middle. */
  look(x: number, y: number): void {
    const box = this.#box;
    if (!box || !this.near) return;
    box.scrollTo({
      left: x * box.scrollWidth - box.clientWidth / 2,
      top: y * box.scrollHeight - box.clientHeight / 2,
      behavior: settings.moving ? "smooth" : "auto",
    });
  }

  down = (press: PointerEvent): void => {
    if (press.pointerType !== "touch") return;
    this.#touches.set(press.pointerId, { x: press.clientX, y: press.clientY });
    this.#spread = this.#apart();
  };

  move = (press: PointerEvent): void => {
    if (!this.#touches.has(press.pointerId)) return;
    this.#touches.set(press.pointerId, { x: press.clientX, y: press.clientY });
    const apart = this.#apart();
    if (!this.#spread || !apart) return;
    if (apart / this.#spread > PINCH_IN) this.near = true;
    else if (apart / this.#spread < PINCH_OUT) this.near = false;
  };

  up = (press: PointerEvent): void => {
    this.#touches.delete(press.pointerId);
    this.#spread = 0;
  };

  #apart(): number {
    const [one, other] = [...this.#touches.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
