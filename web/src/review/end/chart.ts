/** The numbers of a chart: scales, ticks, and labels that keep apart. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (move: number) => number;
  y: (points: number) => number;
  /** The move nearest to a place. */
  move: (x: number) => number;
}

/** Lowest and highest of all points, with 0 always in sight. */
export function reach(scores: readonly (readonly number[])[]): [number, number] {
  let low = 0;
  let high = 10;
  for (const row of scores) {
    for (const n of row) {
      if (n < low) low = n;
      if (n > high) high = n;
    }
  }
  return [low, high];
}

export function scaleOf(frame: Frame, moves: number, [low, high]: readonly [number, number]): Scale {
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const last = Math.max(1, moves - 1);
  return {
    x: (move) => frame.left + (move * wide) / last,
    y: (points) => frame.height - frame.bottom - ((points - low) * tall) / (high - low),
    move: (x) => Math.max(0, Math.min(moves - 1, Math.round(((x - frame.left) * last) / wide))),
  };
}

/** The path of one seat through all moves; level stretches are one stroke. */
export function pathOf(scores: readonly (readonly number[])[], seat: number, { x, y }: Scale): string {
  const parts: string[] = [];
  let before: number | undefined;
  scores.forEach((row, move) => {
    const n = row[seat] ?? 0;
    if (before === undefined) parts.push(`M${tidy(x(move))} ${tidy(y(n))}`);
    else if (n !== before) parts.push(`H${tidy(x(move))}V${tidy(y(n))}`);
    before = n;
  });
  parts.push(`H${tidy(x(scores.length - 1))}`);
  return parts.join('');
}

function tidy(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Round numbers between two bounds, about four of them. */
export function ticksIn([low, high]: readonly [number, number]): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200].find((each) => (high - low) / each <= 5) ?? 500;
  const ticks: number[] = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) ticks.push(n === 0 ? 0 : n);
  return ticks;
}

/** Labels at their heights, pushed apart so that none covers another, none below `bottom`. */
export function spread(heights: readonly number[], room: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const out = [...heights];
  order.forEach((seat, k) => {
    if (k > 0) out[seat] = Math.max(out[seat]!, out[order[k - 1]!]! + room);
  });
  for (let k = order.length - 1, most = bottom; k >= 0; k -= 1) {
    const seat = order[k]!;
    out[seat] = Math.min(out[seat]!, most);
    most = out[seat]! - room;
  }
  return out;
}
