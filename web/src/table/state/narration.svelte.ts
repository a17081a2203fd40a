/** The narrator of the night: a voice where there is one, and captions always. */
import type { Voice } from "../../games/game";
import { preferences } from "../../look/preferences.svelte";
import { spoken } from "../../i18n/catalogue";

/** Reading takes as long as this for each letter, and no less than the shortest. */
const EACH_LETTER = 45;
const SHORTEST = 2500;

interface Line extends Voice {
  readonly language: string;
}

export class Narration {
  current = $state.raw<Line | null>(null);
  #waiting: Line[] = [];
  #timer = 0;

  add(line: Line): void {
    this.#waiting.push(line);
    if (this.current === null) this.next();
  }

  /** On to the next stanza. */
  next(): void {
    clearTimeout(this.#timer);
    globalThis.speechSynthesis?.cancel();
    this.current = this.#waiting.shift() ?? null;
    if (this.current === null) return;
    const length = Math.max(SHORTEST, this.current.text.length * EACH_LETTER);
    this.#timer = window.setTimeout(() => this.next(), length);
    if (preferences.all.voice) this.#speak(this.current);
  }

  clear(): void {
    this.#waiting = [];
    this.next();
  }

  /** The caption stays until the voice has ended. */
  #speak(line: Line): void {
    const voices = globalThis.speechSynthesis;
    if (!voices?.getVoices().length) return;
    const said = new SpeechSynthesisUtterance(line.text);
    said.lang = spoken(line.language);
    said.rate = 0.9;
    said.onstart = () => clearTimeout(this.#timer);
    said.onend = () => {
      if (this.current === line) this.next();
    };
    voices.speak(said);
  }
}
