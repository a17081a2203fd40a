// @vitest-environment happy-dom
/** The reader changes the language while other messages are still loading. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { language, t } from "../../src/i18n/language.svelte";

const GAME = "four_floors";
interface Request {
  readonly code: string;
  readonly answer: (response: Response | Promise<Response>) => void;
}

/** Requests for the messages of the game that wait for an answer. */
let waiting: Request[] = [];

/** Waits until the messages are requested in a language. */
async function requested(code: string): Promise<Request> {
  return vi.waitUntil(() => waiting.find((request) => request.code === code));
}

/** The server's answer for a language arrives. */
async function arrive(code: string): Promise<void> {
  const request = await requested(code);
  waiting = waiting.filter((other) => other !== request);
  request.answer(Response.json({ language: code, text: `ff-name = Four Floors (${code})` }));
}

async function choose(code: string): Promise<void> {
  const changed = language.change(code);
  await arrive(code);
  await changed;
}

beforeEach(async () => {
  vi.stubGlobal("fetch", (address: string) => {
    const code = address.split("/").at(-1)!;
    return new Promise((answer) => waiting.push({ code, answer }));
  });
  const loaded = Promise.all([language.load("server", "web"), language.loadFetched(GAME)]);
  if (!language.catalogue.has("ff-name")) await arrive("en");
  await loaded;
  if (language.code !== "en") await choose("en");
});

afterEach(() => {
  waiting = [];
  vi.unstubAllGlobals();
});

test("what was loaded meanwhile is in the new language too", async () => {
  const changed = language.change("cs");
  await requested("cs");
  await language.load("web_rules");
  await arrive("cs");
  await arrive("cs");
  await changed;

  expect(language.code).toBe("cs");
  expect([t("ff-name"), t("web-rules-search")]).toEqual([
    "Four Floors (cs)",
    "Hledat v\u00a0pravidlech",
  ]);
});

test("the latest choice counts, although an earlier one arrives after it", async () => {
  const first = language.change("cs");
  const second = language.change("pl");
  await arrive("pl");
  await second;
  await arrive("cs");
  await first;

  expect([language.code, t("ff-name")]).toEqual(["pl", "Four Floors (pl)"]);
  expect(localStorage.getItem("turncoat.language")).toBe("pl");
});

test("a language that can't be loaded is refused, and nothing changes", async () => {
  const changed = language.change("nl");
  const { answer } = await requested("nl");
  answer(Promise.reject(new TypeError("Failed to fetch")));

  await expect(changed).rejects.toMatchObject({ reason: "unreachable" });
  expect([language.code, t("ff-name")]).toEqual(["en", "Four Floors (en)"]);
});
