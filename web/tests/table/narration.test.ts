/** The narrator speaks only with a voice of the language. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../src/look/preferences.svelte";
import { Narration } from "../../src/table/state/narration.svelte";

interface Spoken {
  text: string;
  lang: string;
  voice: { lang: string };
}

const said: Spoken[] = [];

beforeEach(() => {
  said.length = 0;
  preferences.set({ voice: true });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function withVoices(...languages: string[]): void {
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => languages.map((lang) => ({ lang, default: false })),
    speak: (one: Spoken) => said.push(one),
    cancel: () => undefined,
  });
}

function narrate(language: string): Narration {
  const narration = new Narration();
  narration.add({ text: "Noc.", plain: "Noc.", language });
  return narration;
}

test.each(["cs-CZ", "cs_CZ", "cs"])("a verse is read by a voice of its language: %s", (lang) => {
  withVoices("en-GB", lang);

  narrate("cs").clear();

  expect(said.map((one) => [one.text, one.lang, one.voice.lang])).toEqual([["Noc.", "cs", lang]]);
});

test("without a voice of its language, a verse is only shown", () => {
  withVoices("en-GB", "csb-PL");

  const narration = narrate("cs");

  expect(narration.current?.text).toBe("Noc.");
  expect(said).toEqual([]);
  narration.clear();
});
