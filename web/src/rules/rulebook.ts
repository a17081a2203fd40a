/** A numbered rulebook, as `docs/rules/x.md?rules` gives it. All html is made at build time. */
export interface Rulebook {
  /** The language it is written in. */
  readonly lang: string;
  readonly title: string;
  readonly intro: Prose;
  /** All headings in their order, subheadings too. */
  readonly sections: readonly Section[];
}

export interface Section {
  /** An anchor: `part-movement`. */
  readonly id: string;
  /** As in the page: 2 for a chapter, 3 and 4 for what is inside it. */
  readonly level: number;
  readonly title: string;
  readonly intro: Prose;
  readonly rules: readonly Rule[];
  /** What stands after the rules, such as tables. */
  readonly outro: Prose;
}

export interface Rule extends Prose {
  /** `AC-24`; its anchor as well. */
  readonly id: string;
  /** What the rule is called, if its first words say so; else empty. */
  readonly name: string;
}

export interface Prose {
  readonly html: string;
  /** The same in plain words. */
  readonly text: string;
}

/** The chapter and the headings below it that lead to a section. */
export function wayTo(book: Rulebook, section: Section): Section[] {
  const way = [section];
  for (const above of book.sections.slice(0, book.sections.indexOf(section)).reverse()) {
    if (above.level < way[0]!.level) way.unshift(above);
  }
  return way;
}
