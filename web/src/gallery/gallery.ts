/** Shows a saved moment of a game while vite serves: `gallery.html?shown=among_cultists-5-move-1`. */
import { mount } from "svelte";
import "../look/fonts.css";
import "../look/theme.css";
import { language } from "../i18n/language.svelte";
import { loadGame } from "../games/games";
import Gallery from "./Gallery.svelte";
import type { Example } from "./example";

declare const GALLERY: string;

const shown = new URLSearchParams(location.search).get("shown") ?? "among_cultists-5-move-1";
const folder = `/@fs${GALLERY}/`;
const example: Example = await (await fetch(`${folder}${shown}.json`)).json();
await language.load("server", "web", example.game, `web_${example.game}`);
const game = await loadGame(example.game);
mount(Gallery, { target: document.getElementById("app")!, props: { example, game } });
