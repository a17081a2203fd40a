import { disc, shapes, type Look } from "./look";

const dots = [
  disc(-20, -22, 2),
  disc(-23, -8, 2),
  disc(-21, 6, 2),
  disc(-12, -34, 2),
  disc(1, -37, 2),
  disc(13, -33, 2),
  disc(21, -22, 2),
  disc(23.5, -8, 2),
  disc(21, 6, 2),
].join("");

/** A headscarf tied under the chin. */
export const scarf: Look = {
  ground: ["#4d9aa0", "#255c63", "#0c2a31"],
  paints: {
    hair: "#5b3a22",
    skin: "#edc09a",
    shade: "#9c6448",
    lip: "#96322f",
    cloth: "#12262c",
    trim: "#f58b66",
    accent: "#fff1d8",
  },
  ring: "2 2",
  eyes: [
    [-6, -4],
    [7, -4],
  ],
  shapes: shapes(`
    cloth rim M-43 54C-42 40 -28 33 -12 27L12 27C28 33 42 40 43 54Z
    trim rim M-1 -43C-22 -42 -29 -24 -27 -6C-26 8 -20 19 0 31C18 20 25 10 27 -4C30 -26 18 -43 -1 -43Z
    accent ${dots}
    shade M-1 -29C-15 -28 -20 -14 -18 2C-16 12 -8 23 0 27C8 23 16 12 18 2C20 -14 14 -29 -1 -29Z
    skin M-16 -6C-17 7 -9 20 1 22C9 19 16 7 15 -6C14 -18 8 -23 0 -23C-8 -23 -15 -18 -16 -6Z
    shade M2 -23L2 -6L6 5L2 7.5L3 22C10 18 16 7 15 -6C14 -18 9 -23 2 -23Z
    hair M-18 -4C-17 -19 -11 -29 -1 -29C10 -29 17 -19 18 -6C14 -15 7 -20 -3 -22C-10 -18 -16 -12 -18 -4Z
    lip M-4 13C-2 11.5 0 12 1 12.5C2 12 3 11.5 5 13C3 15.5 -2 15.5 -4 13Z
    trim rim M-2 27C-16 27 -27 34 -32 45L-21 43L-18 51C-13 41 -6 35 3 31Z
    trim rim M3 28C13 33 19 41 19 52L10 47L3 53C4 44 2 37 -2 31Z
    trim ink/1 M-7 27C-5 22 6 22 8 27C9 32 4 35 0 35C-4 35 -8 32 -7 27Z
  `),
};
