/** The list of signs explains every icon in the catalogue. */
// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { signs as cultistSigns } from "../../src/games/among_cultists/signs";
import type { Scene as CultistScene } from "../../src/games/among_cultists/view";
import { signs as providenceSigns } from "../../src/games/dark_providence/signs";
import type { Scene as ProvidenceScene } from "../../src/games/dark_providence/view";
import { signs as hunterSigns } from "../../src/games/shadow_hunters/signs";
import type { Scene as HunterScene } from "../../src/games/shadow_hunters/view";
import { Catalogue } from "../../src/i18n/catalogue";
import { grammarOf, type GameName } from "../../src/i18n/grammar";
import { Translator } from "../../src/i18n/translator";

const LOCALES = `${resolve("../src/turncoat/locales/en")}/`;
const NAMES = ["Ada", "Ben", "Cyd", "Dora", "Eva"];
const OUTSIDE = ["unsafe", "unsafe_deck", "intruder", "fishman", "outside"];

function translatorAndIcons(game: GameName): { translator: Translator; icons: string[] } {
  const source = readFileSync(`${LOCALES}${game}.ftl`, "utf8");
  const catalogue = new Catalogue("en");
  for (const page of ["server", game]) {
    catalogue.add(readFileSync(`${LOCALES}${page}.ftl`, "utf8"));
  }
  const { prefix } = grammarOf(game);
  const found = source.matchAll(new RegExp(`^${prefix}-icon-([a-z_]+) =`, "gm"));
  return {
    translator: new Translator(catalogue, grammarOf(game), NAMES, 0),
    icons: [...found].map((match) => match[1]!),
  };
}

describe("Among Cultists", () => {
  const { translator, icons } = translatorAndIcons("among_cultists");
  const listed = (outside: boolean, automa: boolean) => {
    const fixed = { outside, events: { lightning: 2 }, roles: { cultist: 1, seer: 1 } };
    const view = { fixed, players: [{ automa }] };
    return cultistSigns({ view, translator } as unknown as CultistScene);
  };

  test("every icon is explained", () => {
    const names = listed(true, true).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(icons.map((icon) => translator.text("icon", icon))),
    );
    expect(names).toEqual(expect.arrayContaining(["Seer", "Lightning Strike", "Sabotage"]));
    expect(listed(true, true).every(({ sign, text }) => sign && text)).toBe(true);
  });

  test("a game without the outside omits its icons", () => {
    const texts = listed(false, true).map(({ text }) => text);
    for (const icon of icons) {
      const shown = texts.includes(translator.text("icon", icon, "text"));
      expect([icon, shown]).toEqual([icon, !OUTSIDE.includes(icon)]);
    }
  });
});

test("every icon of Dark Providence is explained", () => {
  const { translator, icons } = translatorAndIcons("dark_providence");
  const listed = providenceSigns({ translator } as unknown as ProvidenceScene);
  const all = icons.map((icon) => translator.text("icon", icon));
  expect(listed.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
  expect(listed.every(({ sign, text }) => sign && text)).toBe(true);
});

describe("Shadow Hunters", () => {
  const { translator, icons } = translatorAndIcons("shadow_hunters");
  const listed = (human: number, gear: string[]) => {
    const view = { dealt: { werewolf: 2, vampire: 2, human }, players: [{ gear }, { gear: [] }] };
    return hunterSigns({ view, translator } as unknown as HunterScene);
  };

  test("every icon and the equipment on the table are explained", () => {
    const names = listed(1, ["flail"]).map(({ name }) => name);
    const all = icons.map((icon) => translator.text("icon", icon));
    expect(names.toSorted()).toEqual([...all, "Whirling Flail"].toSorted());
    expect(listed(1, ["flail"]).every(({ sign, text }) => sign && text)).toBe(true);
  });

  test("humans are omitted if there are none in the game", () => {
    const names = listed(0, []).map(({ name }) => name);
    expect(names).not.toContain(translator.text("icon", "human"));
  });
});
