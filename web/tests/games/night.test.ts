/** What the stanzas of the night mean, in plain words. */
// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { narration } from "../../src/games/among_cultists/text/story";
import type { Scene } from "../../src/games/among_cultists/view";
import { language } from "../../src/i18n/language.svelte";

const meaning = (steps: string[]) => {
  const story = steps.map((step) => ["night", step]);
  const scene = { story, translator: { event: () => "" } } as unknown as Scene;
  return story.map((event) => narration(event, scene)?.plain);
};

beforeAll(() => language.load("web_among_cultists"));

test("the stanzas know whether there is one Cultist", () => {
  expect(meaning(["cultists_wake", "victims"])[1]).toMatch(/^The Cultists learn/);
  expect(meaning(["cultist_wakes", "victims"])[1]).toMatch(/^The Cultist learns/);
  expect(meaning(["cultists_wake", "seer_wakes"])[1]).toMatch(/who the Cultists are/);
  expect(meaning(["cultist_wakes", "seer_wakes"])[1]).toMatch(/who the Cultist is/);
});
