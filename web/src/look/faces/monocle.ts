import { disc, shapes, type Look } from "./look";

/** A monocle on a chain and a pointed beard. */
export const monocle: Look = {
  ground: ["#fffdf4", "#eae6d4", "#a59c86"],
  paints: {
    hair: "#17151c",
    skin: "#eebf98",
    shade: "#a0664a",
    lip: "#8e3a2f",
    cloth: "#23303a",
    trim: "#fdf6e6",
    accent: "#b8862b",
  },
  ring: "10 2",
  eyes: [
    [-8.5, -4],
    [8.5, -5],
  ],
  shapes: shapes(`
    shade M-8 10L-8 30L8 30L8 10Z
    trim M-14 20C-8 26 8 26 14 20L20 54L-20 54Z
    cloth rim M-43 54C-42 37 -29 31 -15 28L-17 19L-9 30L0 54ZM43 54C42 37 29 31 15 28L17 19L9 30L0 54Z
    skin rim M-18 -9C-24 -12 -24 2 -17 3ZM18 -9C24 -12 24 2 17 3Z
    skin M-18 -10L-17 2C-16 12 -8 22 0 24C8 22 16 12 17 2L18 -10C16 -22 11 -28 0 -28C-11 -28 -16 -22 -18 -10Z
    shade M2 -28L1 -8L6 4L1 6.5L2 24C9 22 16 12 17 2L18 -10C16 -22 12 -28 2 -28Z
    hair rim M-19 -2C-19 -10 -16 -18 -11 -23C-6 -21 -2 -17 0 -12C2 -17 6 -21 11 -23C16 -18 19 -10 19 -2C24 -12 24 -30 14 -36C4 -41 -8 -40 -15 -35C-24 -29 -24 -12 -19 -2Z
    none cloth/1.4 M-4 -37C-10 -34 -14 -29 -15 -24M3 -38C0 -34 -2 -28 -3 -22
    none hair/2.6 M-15 -11C-12 -16 -7 -15 -3 -11M4 -11C7 -14 12 -15 15 -12
    hair M0 9.5C4 7 10 9 13 13.5C8 13 3 13.5 0 12.5C-3 13.5 -8 13 -13 13.5C-10 9 -4 7 0 9.5Z
    hair rim M-9 17C-4 16.5 4 16.5 9 17C9 27 4 33 0 43C-4 33 -9 27 -9 17Z
    none accent/1.5 M-16 -2C-26 8 -26 24 -18 36
    trim accent/3 ${disc(-8.5, -4.5, 8.5)}
  `),
};
