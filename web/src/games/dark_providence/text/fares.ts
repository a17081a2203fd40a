/** The cost of journeys. */
import { ROADS } from "../box";
import type { View } from "../view";

/** The cheapest fare to every city that can be reached without entering a blocked one. */
export function costsFrom(start: string, view: View): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  const open = [start];
  while (open.length) {
    open.sort((one, other) => found.get(one)! - found.get(other)!);
    const here = open.shift()!;
    for (const { a, b, cost } of ROADS) {
      if (a !== here && b !== here) continue;
      const there = a === here ? b : a;
      if (there === view.cthulhu || there === view.martial_law) continue;
      const sum = found.get(here)! + cost;
      if (sum >= (found.get(there) ?? Infinity)) continue;
      found.set(there, sum);
      open.push(there);
    }
  }
  return found;
}
