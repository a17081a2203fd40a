/** Whoever mutes somebody does not read their earlier lines either. */
import { expect, test } from "vitest";
import { legible } from "../../src/table/written";
import type { Text } from "../../src/wire/messages";

test("lines of the muted are hidden while they are muted", () => {
  const texts = [{ member: 1 }, { member: 2 }, { member: 1 }] as Text[];
  expect(legible(texts, [1])).toEqual([{ member: 2 }]);
  expect(legible(texts, [])).toEqual(texts);
});
