/** The coast and lakes of the eastern states, in the coordinates of the content file. */
import type { Layout, Point } from "./layout";

type Line = readonly (readonly [number, number])[];

// prettier-ignore
const SHORE: Line = [
  [1180, 20], [1060, 70], [985, 95], [950, 130], [948, 165], [962, 200], [985, 232], [1010, 250],
  [1005, 275], [960, 280], [915, 300], [885, 335], [872, 375], [858, 415], [832, 448], [806, 470],
  [818, 510], [850, 545], [838, 585], [790, 625], [752, 668], [728, 712], [700, 752], [684, 800],
  [692, 850], [716, 905], [728, 965], [712, 1010], [690, 985], [668, 935], [650, 890], [612, 868],
  [560, 876], [505, 862], [440, 858], [380, 872], [330, 884], [300, 912], [318, 948], [275, 940],
  [215, 935], [140, 925], [60, 940], [-140, 960],
];

// prettier-ignore
const LAKES: readonly Line[] = [
  [[340, 232], [338, 180], [352, 130], [384, 102], [404, 128], [398, 180], [390, 235], [366, 252]],
  [[452, 130], [470, 92], [520, 88], [556, 118], [552, 160], [520, 186], [492, 190], [478, 158]],
  [[548, 262], [590, 236], [646, 222], [660, 236], [618, 266], [568, 286]],
  [[664, 192], [706, 172], [760, 170], [764, 188], [716, 206], [674, 208]],
  [[180, 62], [240, 30], [330, 30], [390, 56], [350, 76], [270, 78], [220, 92]],
];

/** The land as a path, down to the shore. */
export function land(layout: Layout): string {
  const { x, y, w } = layout.map;
  const shore = SHORE.map(([x, y]) => layout.warp({ x, y }));
  const top = y - 60;
  return `${curve(shore)}L${x - 60} ${top}L${x + w + 200} ${top}Z`;
}

export function lakes(layout: Layout): string[] {
  return LAKES.map((lake) => {
    const points = lake.map(([x, y]) => layout.warp({ x, y }));
    return `${curve([points.at(-1)!, ...points])}Z`;
  });
}

/** A smooth curve through all points. */
function curve(points: readonly Point[]): string {
  let path = `M${at(points[0]!)}`;
  for (const [n, point] of points.entries()) {
    const next = points[n + 1];
    if (!next) break;
    const before = points[n - 1] ?? point;
    const after = points[n + 2] ?? next;
    const out = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const into = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    path += `C${at(out)} ${at(into)} ${at(next)}`;
  }
  return path;
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
