/** Mounts the page once its messages are loaded. */
import { mount } from "svelte";
import "./look/fonts.css";
import "./look/theme.css";
import App from "./App.svelte";
import { wordFieldErrors } from "./look/fieldErrors";
import { preferences } from "./look/preferences.svelte";
import { language } from "./i18n/language.svelte";

preferences.apply();
await language.load("server", "web");
document.documentElement.lang = language.code;
wordFieldErrors();
mount(App, { target: document.getElementById("app")! });
