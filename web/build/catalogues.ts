/** Message catalogues as text, without the comments that only translators read. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const COMMENT = /^#.*\n/gm;

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".ftl") || query !== "raw") return null;
      const text = await readFile(file, "utf-8");
      return `export default ${JSON.stringify(text.replace(COMMENT, ""))}`;
    },
  };
}
