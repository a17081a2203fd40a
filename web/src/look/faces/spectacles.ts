import { disc, shapes, type Look } from "./look";

/** Round spectacles and a bun. */
export const spectacles: Look = {
  ground: ["#ffe48a", "#ecbf2c", "#a8760c"],
  paints: {
    hair: "#4a1f14",
    skin: "#f6d3b0",
    shade: "#b97a58",
    lip: "#8e2f2a",
    cloth: "#2c2438",
    trim: "#fff6e0",
    accent: "#2f8f7a",
  },
  ring: "1 3",
  eyes: [
    [-7.5, -4],
    [8, -4],
  ],
  shapes: shapes(`
    hair rim ${disc(2, -33.5, 11.5)}
    none shade/1.2 M-5 -36C-2 -42 6 -43 10 -38M-4 -31C0 -35 6 -35 10 -31
    hair rim M-21 0C-25 -34 25 -34 21 0C20 8 17 11 15 12L-15 12C-17 11 -20 8 -21 0Z
    shade M-7 10L-8 28L8 28L7 10Z
    cloth rim M-38 54C-37 36 -24 29 -9 26L9 26C24 29 37 36 38 54Z
    trim M-9 19C-4 23 4 23 9 19L11 28C5 33 -5 33 -11 28Z
    accent M0 26C3.5 26 4.5 29 4.5 31C4.5 34 2.5 37 0 37C-2.5 37 -4.5 34 -4.5 31C-4.5 29 -3.5 26 0 26Z
    skin M-16 -8C-17 6 -9 19 0 20C9 19 17 6 16 -8C15 -18 9 -22 0 -22C-9 -22 -15 -18 -16 -8Z
    shade M2 -22L1 -6L5 5L1 7L2 20C10 18 17 6 16 -8C15 -18 9 -22 2 -22Z
    hair M0 -24C-12 -24 -18 -14 -18 -4C-13 -8 -4 -14 0 -22C4 -14 13 -8 18 -4C18 -14 12 -24 0 -24Z
    lip M-4 12.5C-2 11 -1 11.5 0 12C1 11.5 2 11 4 12.5C2 15 -2 15 -4 12.5Z
    trim ink/2.6 ${disc(-8, -3, 7.5)}
    shade ink/2.6 ${disc(8.5, -3, 7.5)}
    none ink/2.2 M-1 -4C0 -5.5 1 -5.5 1.5 -4M-15.5 -5L-19 -7M16 -5L19 -7
    none trim/1.6 M4.5 -4C5 -6.5 7 -7.5 9 -7.5
  `),
};
