/** The narrator of the night: captions, and a voice where the browser has one. */
import { untrack } from "svelte";
import type { Stanza } from "../../games/game";
import { preferences } from "../../look/preferences.svelte";
import { spoken } from "../../i18n/catalogue";
import { voiceFor } from "./voices";

/** How long a caption stays, in milliseconds: by its letters, but no shorter than the minimum. */
const PER_LETTER = 45;
const SHORTEST = 2500;

interface Line extends Stanza {
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

  /** Goes on to the next stanza. */
  next(): void {
    clearTimeout(this.#timer);
    globalThis.speechSynthesis?.cancel();
    this.current = this.#waiting.shift() ?? null;
    if (this.current === null) return;
    const length = Math.max(SHORTEST, this.current.text.length * PER_LETTER);
    this.#timer = window.setTimeout(() => this.next(), length);
    if (preferences.all.voice) this.#speak(this.current);
  }

  clear(): void {
    this.#waiting = [];
    this.next();
  }

  /** Reads a stanza aloud; its caption then stays until the voice has ended. */
  #speak(line: Line): void {
    const voice = untrack(() => voiceFor(line.language));
    if (!voice) return;
    const utterance = new SpeechSynthesisUtterance(line.text);
    utterance.lang = spoken(line.language);
    utterance.voice = voice;
    utterance.rate = 0.9;
    utterance.onstart = () => clearTimeout(this.#timer);
    utterance.onend = () => {
      if (this.current === line) this.next();
    };
    globalThis.speechSynthesis.speak(utterance);
  }
}
