/** Short durations are shown to the second, long ones in days and hours. */
// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { clockTime } from "../../src/table/bar/time";
import { language } from "../../src/i18n/language.svelte";

const HOUR = 3_600_000;

beforeAll(() => language.load("web"));

test.each([
  [0, "0:00"],
  [245_000, "4:05"],
  [2 * HOUR + 245_000, "2:04:05"],
  [24 * HOUR - 1000, "23:59:59"],
  [24 * HOUR, "1 day"],
  [25 * HOUR, "1 d 1 h"],
  [96 * HOUR - 1000, "3 d 23 h"],
  [96 * HOUR, "4 days"],
])("%d milliseconds are %s", (milliseconds, words) => {
  expect(clockTime(milliseconds)).toBe(words);
});
