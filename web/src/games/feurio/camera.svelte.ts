// Which part of the forest is in sight, and how large. Until somebody moves it, it shows everything and eases along when
// the forest grows.

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { settings } from "../../lib/settings.svelte";
import type { Box, Point } from "./geometry";

interface Sight extends Point {
  zoom: number;
}

const NEAREST = 2.4;
const FARTHEST = 0.22;
const CLOSE_ENOUGH = 1.15; // a small forest is not blown up beyond this
const EASE = 420; // milliseconds
const STEP = 1.3;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** whether everything is kept in sight */
  follows = $state(true);
  #sight = new Tween<Sight>({ x: 0, y: 0, zoom: 0.8 }, { duration: 0, easing: cubicOut });
  #placed = false;

  get zoom(): number {
    return this.#sight.current.zoom;
  }

  get transform(): string {
    const { x, y, zoom } = this.#sight.current;
    return `translate(${this.width / 2 - x * zoom} ${this.height / 2 - y * zoom}) scale(${zoom})`;
  }

  /** Where a point of the forest is on the board, in pixels. */
  onScreen(point: Point): Point {
    const { x, y, zoom } = this.#sight.current;
    return { x: this.width / 2 + (point.x - x) * zoom, y: this.height / 2 + (point.y - y) * zoom };
  }

  /** Show all of it; the first time at once. */
  fit(box: Box, { above = 16, below = 16, aside = 16 } = {}): void {
    if (!this.width || !this.height) return;
    const wide = box.right - box.left;
    const high = box.bottom - box.top;
    const room = { wide: this.width - 2 * aside, high: this.height - above - below };
    const zoom = bounded(Math.min(room.wide / wide, room.high / high, CLOSE_ENOUGH));
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2 - (above - below) / 2 / zoom;
    this.#go({ x, y, zoom }, this.#placed ? EASE : 0);
    this.#placed = true;
  }

  pan(across: number, down: number): void {
    const { x, y, zoom } = this.#sight.current;
    this.follows = false;
    this.#go({ x: x - across / zoom, y: y - down / zoom, zoom }, 0);
  }

  /** Nearer or farther; the point of the board under `at` stays where it is. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, ease = 0): void {
    const { x, y, zoom } = this.#sight.current;
    const next = bounded(zoom * factor);
    const across = (at.x - this.width / 2) * (1 / zoom - 1 / next);
    const down = (at.y - this.height / 2) * (1 / zoom - 1 / next);
    this.follows = false;
    this.#go({ x: x + across, y: y + down, zoom: next }, ease);
  }

  nearer = (): void => this.zoomBy(STEP, undefined, 180);
  farther = (): void => this.zoomBy(1 / STEP, undefined, 180);

  /** Bring a point into sight, as little as needed. */
  reach(point: Point, margin: number): void {
    const { x, y } = this.onScreen(point);
    const across = Math.max(0, margin - x) - Math.max(0, x - (this.width - margin));
    const down = Math.max(0, margin - y) - Math.max(0, y - (this.height - margin));
    if (across || down) this.pan(across, down);
  }

  #go(sight: Sight, ms: number): void {
    void this.#sight.set(sight, { duration: settings.moving ? ms : 0 });
  }
}

function bounded(zoom: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, zoom));
}
