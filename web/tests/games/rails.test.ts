import { expect, it } from "vitest";
import { layoutFor, SIGN } from "../../src/games/dark_providence/layout/layout";
import { rails } from "../../src/games/dark_providence/layout/rails";

/** How close to a figure a fare is hidden, and where one or two figures are above a city. */
const HIDES = 42;
const UP = 24;
const FIGURE_OFFSETS = [-25, 0, 25];

it.each([360, 1280])("no fare is hidden by a city or its figures, %d px", (width) => {
  const layout = layoutFor(width);
  const rows = layout.wide ? 2 : 1;

  const hidden = rails(layout).flatMap(({ a, b, fare }) =>
    [...layout.cities]
      .filter(([, { x, y }]) => {
        const under = Math.abs(fare.x - x) < SIGN.w / 2 && fare.y > y;
        return (
          FIGURE_OFFSETS.some((aside) => Math.hypot(fare.x - x - aside, fare.y - y + UP) < HIDES) ||
          (under && fare.y < y + SIGN.head + SIGN.row * rows)
        );
      })
      .map(([city]) => `${a}-${b} by ${city}`),
  );

  expect(hidden).toEqual([]);
});

it.each([360, 1280])("no fare is in Limbo, %d px", (width) => {
  const layout = layoutFor(width);
  const { x, y, w, h } = layout.limbo;

  const there = rails(layout).filter(
    ({ fare }) => Math.hypot((fare.x - x) / (w / 2) - 1, (fare.y - y) / (h / 2) - 1) < 1.1,
  );

  expect(there).toEqual([]);
});
