import { shapes, type Look } from "./look";

/** A tall hat and a great moustache. */
export const hat: Look = {
  ground: ["#b8434a", "#661a22", "#2e0a10"],
  paints: {
    hair: "#2a1a18",
    skin: "#f4cba6",
    shade: "#a5664a",
    lip: "#8e3a2f",
    cloth: "#1a1620",
    trim: "#fff3df",
    accent: "#d9c9b4",
  },
  ring: "6 2 1 1",
  eyes: [
    [-7, -6],
    [7, -6],
  ],
  shapes: shapes(`
    cloth rim M-42 54C-41 36 -26 30 -10 27L10 27C26 30 41 36 42 54Z
    shade M-9 12L-9 30L9 30L9 12Z
    trim M-11 23L0 33L11 23L14 31L4 40L0 36L-4 40L-14 31Z
    ink M-4 36L4 36L6 54L-6 54Z
    skin M-17 -14L-17 6C-16 18 -8 26 0 26C8 26 16 18 17 6L17 -14Z
    shade M2 -14L2 -4L6 6L2 9L2 26C9 25 16 18 17 6L17 -14Z
    shade M-17 -14L17 -14L17 -9C6 -6 -8 -8 -17 -10Z
    hair M-17 -14L-13 -12L-14 2L-18 4ZM17 -14L13 -12L14 2L18 4Z
    hair rim M0 8C6 6 12 10 17 12C21 13 24 10 24 6C29 12 25 20 17 20C9 20 4 17 0 14C-4 17 -9 20 -17 20C-25 20 -29 12 -24 6C-24 10 -21 13 -17 12C-12 10 -6 6 0 8Z
    accent rim M-18 -16C-17 -28 -19 -38 -21 -47C-8 -50 8 -50 21 -47C19 -38 17 -28 18 -16Z
    ink M-18 -15L-18.3 -24C-6 -21 6 -21 18.3 -24L18 -15Z
    accent rim M-31 -19C-30 -13 -14 -9 0 -9C14 -9 30 -13 31 -19C25 -15 12 -14.5 0 -14.5C-12 -14.5 -25 -15 -31 -19Z
  `),
};
