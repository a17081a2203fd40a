import { disc, shapes, type Look } from "./look";

const spots = [-19, -12, 12, 19]
  .flatMap((x) =>
    Math.abs(x) > 15 ? [disc(x, 30, 1.7), disc(x, 38.5, 1.7)] : [disc(x, 34.5, 1.7)],
  )
  .join("");

/** A bald head, a full beard and a bow tie. */
export const beard: Look = {
  ground: ["#d4efff", "#86c4ec", "#2f6b96"],
  paints: {
    hair: "#6e2a12",
    skin: "#f7cfaa",
    shade: "#b3704e",
    lip: "#e09a86",
    cloth: "#22262f",
    trim: "#fff7e6",
    accent: "#c3262f",
  },
  ring: "1 1",
  eyes: [
    [-7, -11.5],
    [7.5, -11.5],
  ],
  shapes: shapes(`
    cloth rim M-43 54C-42 36 -28 29 -12 25L12 25C28 29 42 36 43 54Z
    trim M-14 25L0 54L14 25Z
    skin rim M-19 -15C-25 -18 -26 -6 -19 -3ZM19 -15C25 -18 26 -6 19 -3Z
    skin rim M-19 -3C-24 -28 -16 -43 0 -43C16 -43 24 -28 19 -3L14 15L-14 15Z
    shade M4 -43C2 -36 2 -22 2 -15L7 -3L3 0L3 15L14 15L19 -3C24 -28 16 -42 4 -43Z
    none hair/3.4 M-13 -17C-10 -20 -6 -19 -3 -16.5M4 -16.5C7 -19 11 -20 14 -17
    hair rim M-20 -11C-18 -5 -14 -2 -9 -1C-5 -1 -3 -2 0 0C3 -2 5 -1 9 -1C14 -2 18 -5 20 -11C27 0 29 12 23 19C19 28 7 30 0 33C-7 30 -19 28 -23 19C-29 12 -27 0 -20 -11Z
    lip M-5 7C-2 6 2 6 5 7C3 10.5 -3 10.5 -5 7Z
    none shade/1.2 M-15 4C-17 11 -14 18 -11 22M15 4C17 11 14 18 11 22M-6 14C-6 19 -4 23 -3 25M6 14C6 19 4 23 3 25
    accent rim M0 33C-8 25 -17 24 -24 26C-27 31 -27 38 -24 43C-17 45 -8 43 0 36C8 43 17 45 24 43C27 38 27 31 24 26C17 24 8 25 0 33Z
    trim ${spots}
    accent ink/1.4 ${disc(0, 34.5, 4.6)}
  `),
};
