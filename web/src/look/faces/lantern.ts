import { disc, shapes, type Look } from "./look";

/** A nurse's cap and a lantern. */
export const lantern: Look = {
  ground: ["#ffc2c4", "#e08490", "#8c3347"],
  paints: {
    hair: "#2e1a1c",
    skin: "#f9d8bd",
    shade: "#b5765c",
    lip: "#96282f",
    cloth: "#27304e",
    trim: "#fffaf0",
    accent: "#ffd34d",
  },
  ring: "4 1 1 1 1 2",
  eyes: [
    [-10, -3],
    [2, -3],
  ],
  shapes: shapes(`
    hair rim M-24 2C-28 -32 18 -34 15 2C15 10 10 14 6 14L-15 14C-21 14 -24 10 -24 2Z
    shade M-11 12L-12 30L3 30L2 12Z
    cloth rim M-42 54C-41 38 -28 30 -14 26L5 26C19 30 32 38 33 54Z
    trim M-14 23L-4 33L5 23L9 30L-3 42L-18 30Z
    skin M-19 -6C-20 7 -12 20 -4 21C4 20 11 7 10 -6C9 -16 4 -20 -4 -20C-13 -20 -18 -16 -19 -6Z
    shade M-2 -20L-3 -5L1 5L-3 7.5L-2 21C5 19 11 7 10 -6C9 -16 5 -20 -2 -20Z
    hair M-22 0C-24 -14 -16 -24 -4 -24C8 -24 15 -14 13 0C10 -8 4 -13 -8 -15C-13 -12 -20 -8 -22 0Z
    lip M-8 13C-6 11.5 -5 12 -4 12.5C-3 12 -2 11.5 0 13C-2 15.5 -6 15.5 -8 13Z
    trim rim M-26 -12C-34 -20 -36 -33 -29 -41C-22 -35 -13 -33 -4 -33C5 -33 14 -35 21 -41C28 -33 26 -20 18 -12C8 -22 -16 -22 -26 -12Z
    none cloth/2.2 M-28.5 -18C-16 -27.5 8 -27.5 20.5 -18
    glow ${disc(26, 20, 30)}
    none ink/2.2 M19 6C17 -9 35 -9 33 6
    ink rim M22 -1L30 -1L31 3L37 9L38 13L14 13L15 9L21 3Z
    accent M17 13L35 13L34 31L18 31Z
    trim M26 15C31 21 32 26 26 30C20 26 21 21 26 15Z
    none ink/2.2 M17 13L18 32M35 13L34 32
    ink rim M16 31L36 31L38 37L14 37Z
  `),
};
