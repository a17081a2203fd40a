/** The paths of the railway lines, drawn around the signs of other cities. */
import { ROADS, type Road } from "../box";
import { SIGN, STAND, type Layout, type Point, type Rect } from "./layout";

export interface Rail extends Road {
  readonly path: string;
  /** The position of the fare: as near to the middle as it is visible. */
  readonly fare: Point;
}

/** How far below the top of a sign its lines start. */
const DOWN = 34;
/** How far beside the middle lines may start where cities are close. */
const ASIDE = 84;
/** The radius around a figure in which a fare is hidden. */
const NEAR = 42;
/** How many points of each possible path are checked. */
const LOOKS = 40;

interface Course {
  readonly path: string;
  readonly points: readonly Point[];
}

export function rails(layout: Layout): Rail[] {
  const taken: Point[] = [];
  return ROADS.map((road) => {
    const foreign = [...layout.cities].filter(([id]) => id !== road.a && id !== road.b);
    const ranked = courses(low(layout, road.a), low(layout, road.b)).map((course) => {
      const hidden = course.points.filter((point) =>
        foreign.some(([, sign]) => covers(layout, sign, point, 6)),
      ).length;
      return { course, hidden, fare: seen(course.points, layout, taken) };
    });
    const best = ranked.reduce((one, other) => {
      const worse = other.hidden - one.hidden || Number(!other.fare) - Number(!one.fare);
      return worse < 0 ? other : one;
    });
    const { path, points } = best.course;
    const fare = best.fare ?? points[LOOKS / 2]!;
    taken.push(fare);
    return { ...road, path, fare };
  });
}

/** The possible paths between two points, the nicest first. */
function courses(from: Point, to: Point): Course[] {
  const beside = [ASIDE, -ASIDE].map((aside) =>
    bow({ ...from, x: from.x + aside }, { ...to, x: to.x + aside }, 0),
  );
  return [elbow(from, to), turned(elbow(to, from)), ...bows(from, to), ...beside];
}

function low(layout: Layout, city: string): Point {
  const { x, y } = layout.cities.get(city)!;
  return { x, y: y + DOWN };
}

function covers(layout: Layout, sign: Point, { x, y }: Point, gap: number): boolean {
  const half = SIGN.w / 2 + gap + 16;
  const bottom = sign.y + SIGN.head + SIGN.row * (layout.wide ? 2 : 1) + gap;
  return Math.abs(x - sign.x) < half && y > sign.y - 20 - gap && y < bottom;
}

function drowned(limbo: Rect, { x, y }: Point, gap: number): boolean {
  const [across, down] = [limbo.w / 2, limbo.h / 2];
  const wide = gap + 16;
  const off = [(x - limbo.x - across) / (across + wide), (y - limbo.y - down) / (down + wide)];
  return Math.hypot(...off) < 1;
}

/** Whether one or two figures in a city hide a point. */
function hides(city: Point, { x, y }: Point): boolean {
  const aside = Math.max(0, Math.abs(x - city.x) - STAND.apart / 2);
  return Math.hypot(aside, city.y - STAND.up - y) < NEAR;
}

function seen(
  points: readonly Point[],
  layout: Layout,
  taken: readonly Point[],
): Point | undefined {
  const middle = points.length / 2;
  const order = points
    .map((point, at) => ({ point, off: Math.abs(at - middle) }))
    .sort((one, other) => one.off - other.off)
    .map(({ point }) => point);
  const free = (gap: number) =>
    order.find(
      (point) =>
        !drowned(layout.limbo, point, gap) &&
        ![...layout.cities.values()].some(
          (sign) => covers(layout, sign, point, gap) || hides(sign, point),
        ) &&
        !taken.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < 50),
    );
  return free(20) ?? free(6);
}

/** A diagonal, a rounded bend, and a straight line. */
function elbow(from: Point, to: Point): Course {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  const rest = Math.abs(dx) + Math.abs(dy) - 2 * slant;
  if (slant < 40 || rest < 40) return bow(from, to, 0);
  const bend = { x: from.x + Math.sign(dx) * slant, y: from.y + Math.sign(dy) * slant };
  const soft = Math.min(60, slant / 2, rest / 2);
  const back = { x: bend.x - Math.sign(dx) * soft, y: bend.y - Math.sign(dy) * soft };
  const on =
    Math.abs(dx) > Math.abs(dy)
      ? { x: bend.x + Math.sign(dx) * soft, y: bend.y }
      : { x: bend.x, y: bend.y + Math.sign(dy) * soft };
  const path = `M${at(from)}L${at(back)}Q${at(bend)} ${at(on)}L${at(to)}`;
  const first = Math.hypot(bend.x - from.x, bend.y - from.y);
  const part = first / (first + rest);
  return {
    path,
    points: along((t) =>
      t < part ? mix(from, bend, t / part) : mix(bend, to, (t - part) / (1 - part)),
    ),
  };
}

/** The same path from its other end. */
function turned({ path, points }: Course): Course {
  return { path, points: [...points].reverse() };
}

function bows(from: Point, to: Point): Course[] {
  return [0, 70, -70, 150, -150, 260, -260].map((out) => bow(from, to, out));
}

function bow(from: Point, to: Point, out: number): Course {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const middle = mix(from, to, 0.5);
  const over = {
    x: middle.x - ((to.y - from.y) / long) * out * 2,
    y: middle.y + ((to.x - from.x) / long) * out * 2,
  };
  return {
    path: `M${at(from)}Q${at(over)} ${at(to)}`,
    points: along((t) => mix(mix(from, over, t), mix(over, to, t), t)),
  };
}

function along(point: (t: number) => Point): Point[] {
  return Array.from({ length: LOOKS + 1 }, (_, n) => point(n / LOOKS));
}

function mix(one: Point, other: Point, t: number): Point {
  return { x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t };
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
