/** Which part of the board is seen: zoom and pan in board units. */

import type { Point } from '../logic/printed';

const MOST = 5;
const MARGIN = 20;

export class Camera {
  /** Size of the window on the page, in pixels. */
  size = $state<Point>([1, 1]);
  /** Pixels per board unit; 0 until first fitted. */
  scale = $state(0);
  center = $state<Point>([0, 0]);

  private readonly board: () => Point;

  constructor(board: () => Point) {
    this.board = board;
  }

  /** Pixels per board unit when the whole board is seen. */
  get whole(): number {
    const [w, h] = this.board();
    return Math.min(this.size[0] / w, this.size[1] / h);
  }

  get box(): string {
    const [x, y] = this.corner;
    return `${x} ${y} ${this.size[0] / this.scale} ${this.size[1] / this.scale}`;
  }

  get corner(): Point {
    return [this.center[0] - this.size[0] / this.scale / 2, this.center[1] - this.size[1] / this.scale / 2];
  }

  get fitted(): boolean {
    return this.scale <= this.whole * 1.001;
  }

  /** A new window; a board that was seen whole stays whole. */
  resize(size: Point): void {
    const whole = this.scale === 0 || this.fitted;
    this.size = size;
    if (whole) this.fit();
    else this.look(this.scale, this.center);
  }

  fit(): void {
    const [w, h] = this.board();
    this.scale = this.whole;
    this.center = [w / 2, h / 2];
  }

  look(scale: number, center: Point): void {
    this.scale = Math.min(Math.max(scale, this.whole), Math.max(this.whole, MOST));
    this.center = [this.clamp(center[0], 0), this.clamp(center[1], 1)];
  }

  /** Zoom so that the board point under this pixel stays where it is. */
  zoom(factor: number, pixel: Point = [this.size[0] / 2, this.size[1] / 2]): void {
    const under = this.toBoard(pixel);
    const scale = Math.min(Math.max(this.scale * factor, this.whole), MOST);
    const off: Point = [pixel[0] - this.size[0] / 2, pixel[1] - this.size[1] / 2];
    this.look(scale, [under[0] - off[0] / scale, under[1] - off[1] / scale]);
  }

  /** Move by pixels. */
  pan(dx: number, dy: number): void {
    this.look(this.scale, [this.center[0] - dx / this.scale, this.center[1] - dy / this.scale]);
  }

  toBoard([x, y]: Point): Point {
    const [left, top] = this.corner;
    return [left + x / this.scale, top + y / this.scale];
  }

  toPixel([x, y]: Point): Point {
    const [left, top] = this.corner;
    return [(x - left) * this.scale, (y - top) * this.scale];
  }

  /** Show all these points, as near as they allow. */
  frame(points: readonly Point[]): void {
    if (!points.length) return;
    const [left, right] = range(points.map(([x]) => x));
    const [top, bottom] = range(points.map(([, y]) => y));
    const room = [110, 190] as const; // for labels, buttons and the small map
    const fit = Math.min((this.size[0] - room[0]) / (right - left + 1), (this.size[1] - room[1]) / (bottom - top + 1));
    this.look(Math.min(fit, 1), [(left + right) / 2, (top + bottom) / 2]);
  }

  /** Bring a point into sight. */
  reveal(point: Point): void {
    const [x, y] = this.toPixel(point);
    const edge = 60;
    const inside = x > edge && y > edge && x < this.size[0] - edge && y < this.size[1] - edge;
    if (!inside && !this.fitted) this.look(this.scale, point);
  }

  private clamp(value: number, axis: 0 | 1): number {
    const half = this.size[axis] / this.scale / 2;
    const end = this.board()[axis] + MARGIN / this.scale;
    const start = -MARGIN / this.scale;
    return half * 2 >= this.board()[axis]
      ? this.board()[axis] / 2
      : Math.min(Math.max(value, start + half), end - half);
  }
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
