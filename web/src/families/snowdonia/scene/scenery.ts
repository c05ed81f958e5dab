/** The mountain as data: ridges, faces, meadows and the small things on them, in a picture of 1104 by 612. */
import { curve, type Point } from './path';

export const SCENE = { width: 1104, height: 612 };

export const FAR_RIDGE: Point[] = [
  [0, 300],
  [60, 262],
  [130, 286],
  [210, 232],
  [300, 268],
  [380, 214],
  [470, 250],
  [560, 196],
  [660, 240],
  [760, 200],
  [880, 250],
  [1000, 190],
  [1104, 240],
];
export const MIDDLE_RIDGE: Point[] = [
  [0, 346],
  [70, 300],
  [150, 322],
  [230, 282],
  [330, 330],
  [420, 318],
  [520, 300],
  [640, 330],
  [800, 300],
  [1104, 330],
];
/** The main mountain, from the lake to the summit and down again. */
export const MASSIF: Point[] = [
  [0, 470],
  [90, 452],
  [180, 430],
  [262, 398],
  [330, 372],
  [400, 332],
  [470, 300],
  [545, 268],
  [610, 252],
  [672, 206],
  [742, 176],
  [806, 152],
  [852, 112],
  [905, 92],
  [958, 44],
  [1000, 16],
  [1036, 60],
  [1066, 72],
  [1104, 118],
  [1104, 612],
  [0, 612],
];
export const LIT_FACES: Point[][] = [
  [
    [1000, 16],
    [958, 44],
    [905, 92],
    [930, 150],
    [975, 110],
  ],
  [
    [852, 112],
    [806, 152],
    [742, 176],
    [770, 230],
    [830, 190],
  ],
  [
    [672, 206],
    [610, 252],
    [545, 268],
    [590, 318],
    [650, 270],
  ],
  [
    [470, 300],
    [400, 332],
    [330, 372],
    [380, 410],
    [450, 352],
  ],
];
export const SHADED_FACES: [number, Point[]][] = [
  [
    0.62,
    [
      [1000, 16],
      [1036, 60],
      [1066, 72],
      [1104, 118],
      [1104, 330],
      [1050, 250],
      [1012, 160],
      [985, 100],
    ],
  ],
  [
    0.42,
    [
      [905, 92],
      [930, 150],
      [900, 230],
      [950, 330],
      [880, 300],
      [840, 200],
      [852, 112],
    ],
  ],
  [
    0.4,
    [
      [742, 176],
      [770, 230],
      [740, 300],
      [790, 390],
      [700, 350],
      [690, 260],
      [672, 206],
    ],
  ],
  [
    0.36,
    [
      [545, 268],
      [590, 318],
      [570, 390],
      [620, 470],
      [520, 430],
      [500, 340],
      [470, 300],
    ],
  ],
  [
    0.3,
    [
      [330, 372],
      [380, 410],
      [365, 470],
      [400, 530],
      [310, 500],
      [290, 430],
      [262, 398],
    ],
  ],
];
/** The spur in front that carries the upper bend of the line. */
export const SPUR: Point[] = [
  [236, 470],
  [270, 430],
  [306, 384],
  [338, 330],
  [366, 272],
  [392, 216],
  [418, 176],
  [446, 158],
  [470, 140],
  [506, 146],
  [548, 162],
  [590, 158],
  [626, 170],
  [672, 204],
  [716, 262],
  [764, 330],
  [806, 400],
  [850, 480],
  [850, 520],
  [200, 520],
];
export const SPUR_LIT: [number, Point[]][] = [
  [
    0.6,
    [
      [470, 140],
      [446, 158],
      [418, 176],
      [392, 216],
      [366, 272],
      [338, 330],
      [400, 300],
      [436, 236],
      [452, 190],
    ],
  ],
  [
    0.45,
    [
      [590, 158],
      [548, 162],
      [506, 146],
      [540, 206],
      [572, 262],
      [600, 220],
    ],
  ],
];
export const SPUR_SHADED: [number, Point[]][] = [
  [
    0.3,
    [
      [470, 140],
      [506, 146],
      [540, 206],
      [520, 280],
      [566, 372],
      [610, 470],
      [500, 420],
      [470, 320],
      [484, 230],
    ],
  ],
  [
    0.36,
    [
      [590, 158],
      [626, 170],
      [672, 204],
      [716, 262],
      [764, 330],
      [806, 400],
      [850, 480],
      [850, 520],
      [760, 450],
      [690, 360],
      [640, 290],
      [612, 220],
    ],
  ],
];
export const SNOW: Point[] = [
  [1000, 16],
  [982, 30],
  [976, 48],
  [988, 44],
  [994, 62],
  [1002, 46],
  [1012, 58],
  [1016, 36],
];
export const MEADOWS: Point[][] = [
  [
    [0, 500],
    [120, 478],
    [260, 492],
    [420, 470],
    [600, 490],
    [780, 470],
    [950, 486],
    [1104, 462],
  ],
  [
    [0, 560],
    [160, 540],
    [330, 562],
    [520, 548],
    [720, 566],
    [900, 546],
    [1104, 556],
  ],
  [
    [0, 606],
    [200, 604],
    [400, 586],
    [640, 598],
    [860, 580],
    [1104, 592],
  ],
];
export const WALLS: Point[][] = [
  [
    [300, 488],
    [330, 530],
    [322, 580],
    [345, 612],
  ],
  [
    [560, 486],
    [540, 530],
    [560, 575],
    [548, 612],
  ],
  [
    [820, 472],
    [850, 520],
    [838, 570],
    [860, 612],
  ],
  [
    [0, 540],
    [140, 528],
    [330, 536],
    [545, 528],
    [700, 540],
    [850, 524],
    [1104, 536],
  ],
];
export const LAKE: Point[] = [
  [-20, 578],
  [60, 560],
  [150, 566],
  [230, 580],
  [300, 592],
  [240, 604],
  [100, 612],
  [-20, 612],
];
/** x, y and length of ripples. */
export const RIPPLES: [number, number, number][] = [
  [20, 584, 50],
  [90, 578, 70],
  [60, 596, 80],
  [180, 592, 50],
];
export const SHEEP: Point[] = [
  [690, 556],
  [704, 560],
  [720, 552],
  [930, 566],
  [948, 571],
  [450, 566],
];
export const SUMMIT: Point = [1000, 17];
export const SUN: Point = [640, 92];
/** x, y, width, height and thickness of banks of fog. */
export const FOG: [number, number, number, number, number][] = [
  [-80, 60, 620, 90, 0.4],
  [380, 20, 800, 120, 0.5],
  [-60, 200, 760, 110, 0.42],
  [500, 180, 700, 120, 0.48],
  [200, 320, 900, 110, 0.36],
  [-100, 400, 700, 90, 0.36],
  [640, 430, 560, 80, 0.3],
];
export const FOG_LINES: [number, number, number][] = [
  [90, 246, 260],
  [520, 120, 300],
  [640, 300, 340],
  [250, 392, 300],
  [760, 420, 250],
];
/** x, y, scale and opacity of clouds. */
export const FAIR_CLOUDS: [number, number, number, number][] = [
  [770, 52, 0.6, 0.75],
  [300, 190, 0.55, 0.6],
];
export const RAIN_CLOUDS: [number, number, number, number][] = [
  [-60, 10, 2.4, 0.5],
  [330, -10, 2.3, 0.5],
  [700, -24, 2.2, 0.45],
  [120, 70, 1.5, 0.35],
  [560, 60, 1.5, 0.3],
];
export const CLOUD = 'M0 30h190c16 0 16-24-2-24-6-22-40-24-50-6-14-22-52-18-58 6-18-8-38 0-38 12-22-4-34 6-42 12Z';

/** Trees of the meadow, always the same: x, y, size, opacity. */
export const TREES: [number, number, number, number][] = plant(46);

function plant(count: number): [number, number, number, number][] {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, () => [
    330 + next() * 760,
    520 + next() * 80,
    5 + next() * 5,
    0.35 + next() * 0.3,
  ]);
}

/** Contour lines below the ridge of the massif. */
export const CONTOURS: Point[][] = [60, 112, 170, 232].map((drop, k) =>
  MASSIF.slice(1, -2)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y], i) => [x, y + drop + 10 * Math.sin(i * 1.7 + k)]),
);

/** Turns points of the scene into SVG for a frame of another size. */
export class Draw {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  x = (x: number): number => (x * this.width) / SCENE.width;
  y = (y: number): number => (y * this.height) / SCENE.height;

  private text(points: readonly Point[]): string {
    return points.map(([x, y]) => `${this.x(x).toFixed(1)} ${this.y(y).toFixed(1)}`).join('L');
  }

  /** A flat face. */
  face = (points: readonly Point[]): string => `M${this.text(points)}Z`;

  /** A soft line. */
  line = (points: readonly Point[]): string => `M${this.text(curve(points, 10))}`;

  /** A soft ridge and all below it. */
  ridge = (points: readonly Point[]): string => `${this.line(points)}L${this.width} ${this.height}L0 ${this.height}Z`;
}
