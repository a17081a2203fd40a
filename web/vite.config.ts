import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./build/catalogues.ts";
import { gameIcons } from "./build/icons.ts";
import { rulebooks } from "./build/rules.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [svelte(), catalogues(), gameIcons(), rulebooks()],
  define: command === "serve" ? { GALLERY: JSON.stringify(here("../build/gallery")) } : {},
  resolve: {
    alias: {
      $games: here("../src/turncoat/games"),
      $docs: here("../docs"),
      $locales: here("../src/turncoat/locales"),
    },
  },
  build: {
    outDir: here("../src/turncoat/page"),
    emptyOutDir: true,
    target: "es2022",
    // The page's content security policy forbids data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } },
  },
}));
