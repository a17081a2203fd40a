/** For those who draw tables: `gallery.html?shown=among_cultists-5-move-1` while vite serves. */
import { mount } from "svelte";
import "../look/fonts.css";
import "../look/theme.css";
import { language } from "../i18n/language.svelte";
import { gameOf } from "../games/games";
import Gallery from "./Gallery.svelte";
import type { Moment } from "./example";

declare const GALLERY: string;

const shown = new URLSearchParams(location.search).get("shown") ?? "among_cultists-5-move-1";
const folder = `/@fs${GALLERY}/`;
const moment = (await (await fetch(`${folder}${shown}.json`)).json()) as Moment;
await language.load("house", "web", moment.game, `web_${moment.game}`);
const game = await gameOf(moment.game);
mount(Gallery, { target: document.getElementById("app")!, props: { moment, game } });
