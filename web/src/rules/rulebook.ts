/** A numbered rulebook, as imported from `docs/rules/en/x.md?rules`. Its HTML is built in advance. */
export interface Rulebook {
  /** The language it is written in. */
  readonly lang: string;
  readonly title: string;
  readonly intro: Prose;
  /** All headings in order, including subheadings. */
  readonly sections: readonly Section[];
}

export interface Section {
  /** An anchor: `part-movement`. */
  readonly id: string;
  /** The heading level in Markdown: 2 for a chapter, 3 and 4 for sections inside it. */
  readonly level: number;
  readonly title: string;
  readonly intro: Prose;
  readonly rules: readonly Rule[];
  /** What comes after the rules, such as tables. */
  readonly outro: Prose;
}

export interface Rule extends Prose {
  /** Such as `AC-24`; also the anchor. */
  readonly id: string;
  /** The name in italics at the start of the rule; empty if there is none. */
  readonly name: string;
}

export interface Prose {
  readonly html: string;
  /** The same as plain text. */
  readonly text: string;
}

/** The chapter and subheadings that lead to a section. */
export function wayTo(book: Rulebook, section: Section): Section[] {
  const way = [section];
  for (const above of book.sections.slice(0, book.sections.indexOf(section)).reverse()) {
    if (above.level < way[0]!.level) way.unshift(above);
  }
  return way;
}
