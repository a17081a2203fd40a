/** A word that outlives the part of the page that says it, for a while. */
const SAID_FOR = 15_000;

class Aside {
  said = $state("");
  #timer = 0;

  say(words: string): void {
    this.said = words;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.said = ""), SAID_FOR);
  }
}

export const aside = new Aside();
