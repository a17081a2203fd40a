/** A pattern for each room colour, as a repeating square of 10 by 10. */
import type { Colour } from "../facts";

export const MARKS: Readonly<Record<Colour, string>> = {
  DB: "M0 10L10 0M-1 1L1 -1M9 11L11 9",
  LB: "M0 3Q2.5 0.5 5 3T10 3M0 8Q2.5 5.5 5 8T10 8",
  P: "M5 3.2A1.8 1.8 0 1 1 4.99 3.2",
  O: "M0 5H10M5 0V10",
  G: "M0 7L5 3L10 7",
  R: "M3 3L7 7M7 3L3 7",
};

/** Attributes for codes, which are not to be translated. */
export const SIGN = { translate: "no" } as const;
