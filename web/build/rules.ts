/** Reads rulebooks at build time: `import book from "docs/rules/en/among_cultists.md?rules"`. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { rulebook } from "../src/rules/parse/rulebook.ts";

const QUERY = "?rules";
/** There is a folder for each language. */
const LANGUAGE = /\/rules\/([a-z]{2,3})\/[^/]+$/;

export function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      const book = rulebook(await readFile(path, "utf-8"), LANGUAGE.exec(path)![1]!);
      return `export default ${JSON.stringify(book)}`;
    },
  };
}
