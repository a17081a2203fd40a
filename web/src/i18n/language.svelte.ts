/** The reader's language and its catalogue, of which each page loads the files that it needs. */
import { Catalogue, PSEUDO, type Arguments } from "./catalogue";

const FILES = import.meta.glob<string>(["../../../src/turncoat/locales/*/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
});
const FOLDER = "../../../src/turncoat/locales/";
const KEPT = "turncoat.language";

export const LANGUAGES = [
  ...new Set(Object.keys(FILES).map((path) => path.slice(FOLDER.length).split("/")[0]!)),
];

class Language {
  code = $state(chosen());
  #catalogue = $state.raw(new Catalogue(this.code));
  #pages = new Set<string>();

  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  /** Loads files of the catalogue, such as `web` or `among_cultists`, unless they are loaded. */
  async load(...pages: string[]): Promise<void> {
    const missing = pages.filter((page) => !this.#pages.has(page));
    const texts = await Promise.all(missing.map((page) => FILES[path(this.code, page)]!()));
    for (const [at, page] of missing.entries()) {
      if (!this.#pages.has(page)) this.#catalogue.add(texts[at]!);
      this.#pages.add(page);
    }
  }

  /** Changes the language of everything on the screen. */
  async change(code: string): Promise<void> {
    const pages = [...this.#pages];
    const catalogue = new Catalogue(code);
    for (const page of pages) catalogue.add(await FILES[path(code, page)]!());
    this.code = code;
    this.#catalogue = catalogue;
    localStorage.setItem(KEPT, code);
    document.documentElement.lang = code;
  }
}

function path(code: string, page: string): string {
  return `${FOLDER}${code === PSEUDO ? "en" : code}/${page}.ftl`;
}

/** The language chosen before, else the first of the browser's languages that is available. */
function chosen(): string {
  const kept = localStorage.getItem(KEPT);
  const wanted = [kept, ...navigator.languages.map((code) => code.slice(0, 2))];
  const known = [...LANGUAGES, PSEUDO];
  return wanted.find((code) => code != null && known.includes(code)) ?? "en";
}

export const language = new Language();

/** A message in the reader's language. */
export function t(id: string, args?: Arguments): string {
  return language.catalogue.text(id, args);
}
