/** The reader's language and its catalogue, of which each page loads the files that it needs. */
import { fetchCatalogue, Refused } from "../wire/rest";
import { Catalogue, PSEUDO, spoken, type Arguments } from "./catalogue";
import type { GameName } from "./grammar";

const FILES = import.meta.glob<string>(
  ["../../../src/turncoat/locales/*/*.ftl", "!../../../src/turncoat/locales/*/cli*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
const FOLDER = "../../../src/turncoat/locales/";
const KEPT = "turncoat.language";
const ENGLISH = "en";
/** The messages that names and lists in sentences are made of. */
const SHARED = "server";
/** Marks the catalogue of a game that the page was not built with. */
const FETCHED = "game:";

export const LANGUAGES = [
  ...new Set(Object.keys(FILES).map((path) => path.slice(FOLDER.length).split("/")[0]!)),
];

/** The text of a file, and the language that it is in. */
interface Page {
  readonly language: string;
  readonly text: string;
}

class Language {
  code = $state(chosen());
  #catalogue = $state.raw(new Catalogue(this.code));
  #pages = new Set<string>();
  /** The games that lack the language. */
  #inEnglish = $state.raw<ReadonlySet<string>>(new Set());
  #changes = 0;

  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  /** Loads files of the catalogue, such as `web` or `among_cultists`, unless they are loaded. */
  async load(...pages: string[]): Promise<void> {
    const { code } = this;
    const missing = pages.filter((page) => !this.#pages.has(page));
    const found = await readAll(code, missing);
    if (code !== this.code) return this.load(...pages);
    const fresh = missing.filter((page) => !this.#pages.has(page));
    for (const page of fresh) this.#pages.add(page);
    const inEnglish = fill(this.#catalogue, fresh, found);
    if (inEnglish.length) this.#inEnglish = new Set([...this.#inEnglish, ...inEnglish]);
  }

  /** Loads the messages of a game that the page was not built with. */
  loadFetched(game: GameName): Promise<void> {
    return this.load(FETCHED + game);
  }

  /** The catalogue for the sentences of a game. All of it is English if the game lacks the language. */
  catalogueOf(game: GameName): Catalogue {
    return (this.isInEnglish(game) && this.#catalogue.english) || this.#catalogue;
  }

  /** Whether a game lacks the reader's language, so that its texts are in English. */
  isInEnglish(game: GameName): boolean {
    return this.#inEnglish.has(FETCHED + game);
  }

  /** The value of `lang` for the texts of a game, if it is not the page's own. */
  langOf(game: GameName): string | undefined {
    return this.isInEnglish(game) ? ENGLISH : undefined;
  }

  /** Changes the language of everything on the screen. The latest choice counts. */
  async change(code: string): Promise<void> {
    const change = ++this.#changes;
    const pages = [...this.#pages];
    const found = await readAll(code, pages);
    if (change !== this.#changes) return;
    // Another part of the page may have been loaded meanwhile.
    if (this.#pages.size > pages.length) return this.change(code);
    const catalogue = new Catalogue(code);
    this.#inEnglish = new Set(fill(catalogue, pages, found));
    this.code = code;
    this.#catalogue = catalogue;
    localStorage.setItem(KEPT, code);
    document.documentElement.lang = code;
  }
}

/** Adds files to a catalogue. Returns those that are in English instead of its language. */
function fill(catalogue: Catalogue, pages: readonly string[], found: Found): string[] {
  const isOwn = (page: string) => found.pages.get(page)?.language === spoken(catalogue.language);
  const foreign = pages.filter((page) => !isOwn(page));
  for (const page of pages.filter(isOwn)) catalogue.add(found.pages.get(page)!.text);
  if (foreign.length && !catalogue.english) {
    catalogue.english = new Catalogue(ENGLISH);
    catalogue.english.add(found.shared);
  }
  for (const page of foreign) catalogue.english?.add(found.pages.get(page)!.text);
  return foreign;
}

/** Files by name; with the shared messages in English, if some of them lack the language. */
interface Found {
  readonly pages: ReadonlyMap<string, Page>;
  readonly shared: string;
}

async function readAll(code: string, pages: readonly string[]): Promise<Found> {
  const found = await Promise.all(pages.map((page) => read(code, page)));
  const isForeign = found.some((page) => page.language !== spoken(code));
  return {
    pages: new Map(pages.map((page, at) => [page, found[at]!])),
    shared: isForeign ? (await read(ENGLISH, SHARED)).text : "",
  };
}

async function read(code: string, page: string): Promise<Page> {
  const language = spoken(code);
  if (page.startsWith(FETCHED)) return fetchCatalogue(page.slice(FETCHED.length), language);
  const text = await FILES[`${FOLDER}${language}/${page}.ftl`]!().catch(() => {
    throw new Refused("unreachable");
  });
  return { language, text };
}

/** The language chosen before, else the first of the browser's languages that is available. */
function chosen(): string {
  const kept = localStorage.getItem(KEPT);
  const wanted = [kept, ...navigator.languages.map((code) => code.split("-")[0])];
  const known = [...LANGUAGES, PSEUDO];
  return wanted.find((code) => code != null && known.includes(code)) ?? ENGLISH;
}

export const language = new Language();

/** The name of a language in the reader's own. */
export function nameOfLanguage(code: string): string {
  const names = new Intl.DisplayNames([spoken(language.code)], { type: "language" });
  return names.of(code) ?? code;
}

/** A message in the reader's language. */
export function t(id: string, args?: Arguments): string {
  return language.catalogue.text(id, args);
}
