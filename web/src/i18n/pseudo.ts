/** Makes English strange and a third longer, so that untranslated text and narrow boxes show. */
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const STRANGE = "åƀçďéƒğħíĵķłɱñöþǫřšŧüṽŵẋýžÅƁÇĎÉƑĞĦÍĴĶŁṀÑÖÞǪŘŠŦÜṼŴẊÝŽ";
const LONGER = /[aeiou]/g;

export function pseudo(text: string): string {
  const longer = text.replace(LONGER, (vowel, at: number) => (at % 3 ? vowel : vowel + vowel));
  return [...longer].map((letter) => STRANGE[PLAIN.indexOf(letter)] ?? letter).join("");
}
