/** The way of the line over the mountain, and where its cards lie on it. */

export type Point = readonly [number, number];

export interface Spot {
  x: number;
  y: number;
  /** degrees */
  angle: number;
}

/** The outline of a card: a circle for what turns with the line, a box for what stays upright. */
export type Outline = { radius: number } | { width: number; height: number };

/** The picture's own size; paths and scenery are given in it and stretched to the size at hand. */
export const PICTURE = { width: 1104, height: 640 };

export const SNOWDON: Point[] = [
  [24, 512],
  [150, 496],
  [300, 508],
  [460, 492],
  [620, 504],
  [770, 498],
  [905, 478],
  [1000, 410],
  [956, 338],
  [820, 322],
  [690, 340],
  [560, 328],
  [490, 272],
  [530, 208],
  [640, 198],
  [750, 184],
  [860, 164],
  [1080, 124],
];

export const FFESTINIOG: Point[] = [
  [0, 84],
  [150, 110],
  [320, 100],
  [480, 120],
  [590, 190],
  [560, 280],
  [430, 312],
  [290, 306],
  [170, 352],
  [190, 450],
  [330, 486],
  [480, 462],
  [640, 474],
  [800, 452],
  [930, 480],
  [1100, 540],
];

/** A longer way with the same ends as Snowdon's, for lines that need more room: it winds over the whole picture. */
const WINDING: Point[] = [
  [24, 522],
  [280, 530],
  [560, 522],
  [840, 528],
  [1010, 510],
  [1052, 448],
  [1000, 384],
  [840, 372],
  [560, 378],
  [240, 372],
  [100, 370],
  [46, 352],
  [100, 334],
  [270, 330],
  [450, 290],
  [512, 222],
  [620, 198],
  [780, 208],
  [960, 186],
  [1080, 148],
];

/** The ways a line may take, the finest first. Built from both ends it runs the other way round. */
export function waysFor(bothEnds: boolean): Point[][] {
  if (!bothEnds) return [SNOWDON, WINDING];
  return [FFESTINIOG, WINDING.map(([x, y]): Point => [PICTURE.width - x, y]).reverse()];
}

/** A Catmull-Rom curve through points, as a fine row of points. */
export function curve(points: readonly Point[], steps = 24): Point[] {
  const out: Point[] = [];
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let j = 0; j < steps; j += 1) {
      const t = j / steps;
      const mix = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      out.push([mix(0), mix(1)]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}

/** A path that knows where one is after a given way. */
export class Way {
  readonly length: number;
  private readonly points: Point[];
  private readonly marks: number[];

  constructor(points: readonly Point[]) {
    this.points = curve(points, 40);
    this.marks = [0];
    for (let i = 1; i < this.points.length; i += 1) {
      const [a, b] = [this.points[i - 1] as Point, this.points[i] as Point];
      this.marks.push((this.marks[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
    this.length = this.marks[this.marks.length - 1] as number;
  }

  /** The spot after a way of `distance`; beyond the end the path goes on level. */
  at(distance: number): Spot {
    if (distance > this.length) {
      const end = this.at(this.length);
      return { x: end.x + distance - this.length, y: end.y, angle: 0 };
    }
    let low = 1;
    let high = this.marks.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.marks[middle] as number) >= distance) high = middle;
      else low = middle + 1;
    }
    const [a, b] = [this.points[low - 1] as Point, this.points[low] as Point];
    const from = this.marks[low - 1] as number;
    const share = (Math.max(0, distance) - from) / ((this.marks[low] as number) - from || 1);
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return { x: a[0] + (b[0] - a[0]) * share, y: a[1] + (b[1] - a[1]) * share, angle };
  }

  /** A stretch of the path as SVG. */
  stretch(from: number, to: number): string {
    let d = '';
    for (let way = from; way <= to; way += 6) {
      const { x, y } = this.at(way);
      d += `${d ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    return d;
  }
}

/** The free room between two outlines; negative if they overlap. */
export function clearance(a: Outline, at: Spot, b: Outline, bt: Spot): number {
  const half = (side: Outline, which: 'width' | 'height') => ('radius' in side ? 0 : side[which] / 2);
  const ex = Math.abs(at.x - bt.x) - half(a, 'width') - half(b, 'width');
  const ey = Math.abs(at.y - bt.y) - half(a, 'height') - half(b, 'height');
  const outside = Math.hypot(Math.max(ex, 0), Math.max(ey, 0)) + Math.min(Math.max(ex, ey), 0);
  return outside - ('radius' in a ? a.radius : 0) - ('radius' in b ? b.radius : 0);
}

/** How close neighbours may come on the finest way, and cards on any other. */
const TIGHTEST = -6;
const APART = 3;
/** Smaller cards could not be read. */
export const SMALLEST = 0.8;

/** The size of the frame, in which all cards stay. */
export interface Frame {
  width: number;
  height: number;
}

/** A line laid out: its way, how large its cards are drawn, and the spot of each. */
export interface Laid {
  way: Way;
  scale: number;
  ways: number[];
  spots: Spot[];
}

const reach = (outline: Outline): number => ('radius' in outline ? outline.radius * 2 : outline.width);

/** A spot for a card that would stick out of the frame. */
function inside(spot: Spot, outline: Outline, frame: Frame): Spot {
  if ('radius' in outline) return spot;
  const [w, h] = [outline.width / 2, outline.height / 2];
  return {
    x: Math.max(8 + w, Math.min(spot.x, frame.width - 10 - w)),
    y: Math.max(30 + h, Math.min(spot.y, frame.height - 6 - h)),
    angle: spot.angle,
  };
}

/** Walk the path, keep a gap between neighbours and stay clear of all other cards; undefined if the path is too short. */
function walk(way: Way, outlines: Outline[], gap: number, frame: Frame): Pick<Laid, 'ways' | 'spots'> | undefined {
  const ways: number[] = [];
  const spots: Spot[] = [];
  for (const [i, outline] of outlines.entries()) {
    const end = way.length - (i === outlines.length - 1 ? reach(outline) / 2 : 0);
    let distance = i === 0 ? reach(outline) / 2 : (ways[i - 1] as number) + 4;
    const isClear = (spot: Spot) =>
      // the last card is in the way most often
      spots.findLastIndex((other, j) => {
        const wanted = j === i - 1 ? gap : Math.min(gap, APART);
        return clearance(outlines[j] as Outline, other, outline, spot) < wanted;
      }) < 0;
    while (distance <= end && !isClear(inside(way.at(distance), outline, frame))) distance += 2;
    if (distance > end) return undefined;
    ways.push(distance);
    spots.push(inside(way.at(distance), outline, frame));
  }
  return { ways, spots };
}

/** Lay cards along a path with the widest gap that fits; undefined if not even the least one does. */
function layAlong(
  way: Way,
  outlines: Outline[],
  least: number,
  frame: Frame,
): Pick<Laid, 'ways' | 'spots'> | undefined {
  let best = walk(way, outlines, least, frame);
  let [low, high] = [least, 160];
  for (let i = 0; best && i < 12; i += 1) {
    const gap = (low + high) / 2;
    const found = walk(way, outlines, gap, frame);
    if (found) [best, low] = [found, gap];
    else high = gap;
  }
  return best;
}

/** Lay out a line: on the finest way if its cards have room there, else on a longer one and smaller; null if it is too long. */
export function layOut(bothEnds: boolean, outlines: Outline[], frame: Frame): Laid | null {
  const [finest, ...longer] = waysFor(bothEnds).map((points) => new Way(stretched(points, frame.width, frame.height)));
  const first = layAlong(finest as Way, outlines, TIGHTEST, frame);
  if (first) return { way: finest as Way, scale: 1, ...first };
  for (let scale = 1; scale > SMALLEST - 0.01; scale -= 0.05) {
    const small = outlines.map((outline) => scaled(outline, scale));
    for (const way of longer) {
      const found = layAlong(way, small, APART, frame);
      if (found) return { way, scale, ...found };
    }
  }
  return null;
}

/** An outline of another size. */
export function scaled(outline: Outline, scale: number): Outline {
  if ('radius' in outline) return { radius: outline.radius * scale };
  return { width: outline.width * scale, height: outline.height * scale };
}

/** Points of the picture in a frame of another size. */
export function stretched(points: readonly Point[], width: number, height: number): Point[] {
  return points.map(([x, y]) => [(x * width) / PICTURE.width, (y * height) / PICTURE.height]);
}
