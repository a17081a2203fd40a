/** The parsed rulebooks have every rule once and no broken links. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rulebook } from "../../src/rules/parse/rulebook";
import { bookOf } from "../../src/rules/books";
import { wayTo, type Rulebook } from "../../src/rules/rulebook";
import { BUILT_IN, grammarOf } from "../../src/i18n/grammar";

const PAGES = new URL("../../../docs/rules/en/", import.meta.url);

function pageOf(game: string): string {
  return readFileSync(new URL(`${game}.md`, PAGES), "utf-8");
}

function idsIn(book: Rulebook): string[] {
  return book.sections.flatMap((section) => section.rules.map((rule) => rule.id));
}

function htmlOf(book: Rulebook): string {
  const sections = book.sections.flatMap(({ intro, rules, outro }) => [intro, ...rules, outro]);
  return [book.intro, ...sections].map((prose) => prose.html).join("\n");
}

describe.each(BUILT_IN)("%s", (game) => {
  const page = pageOf(game);
  const book = rulebook(page, "en");

  test("every rule of the Markdown page is in the rulebook once, in order", () => {
    const ids = [...page.matchAll(/^- \*\*([A-Z]+-\d+[a-z]?)\*\*/gm)].map((match) => match[1]);
    expect(idsIn(book)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("every mention of a rule is a link, and every link leads to a rule", () => {
    const html = htmlOf(book);
    const links = [...html.matchAll(/<a href="#([^"]+)">/g)].map((match) => match[1]!);
    const mentions = [...page.matchAll(/(?<!^- \*\*)\b[A-Z]{2}-\d+[a-z]?\b/gm)];
    expect(links.length).toBe(mentions.length);
    expect(links.filter((id) => !idsIn(book).includes(id))).toEqual([]);
  });

  test("every rule that the grammar refers to exists", () => {
    const why = Object.values(grammarOf(game).why);
    expect(why.filter((id) => !idsIn(book).includes(id))).toEqual([]);
  });

  test("all anchors are different, and no table is lost", () => {
    const anchors = [...book.sections.map((section) => section.id), ...idsIn(book)];
    expect(new Set(anchors).size).toBe(anchors.length);
    const tables = [...page.matchAll(/^ *\|---/gm)].length;
    expect([...htmlOf(book).matchAll(/<table>/g)].length).toBe(tables);
  });

  test("the web page can load it", async () => {
    expect(await bookOf(game, "xx")).toEqual(book);
  });
});

const CHESS = `# Chess

Before all.

## Play

- **CH-1** *Pawns.* <!-- pawn --> They walk; see CH-1a. *(ruling)*

  | | white |
  |---|---|
  | pawns <!-- pawn --> | 8 |
- **CH-1a** <b>Two</b>.
  - never \`back\`

After that.

### Play

Term.
`;

describe("a small rulebook", () => {
  const book = rulebook(CHESS, "en");
  const [first, second] = book.sections;

  test("has a title, an intro, sections and rules", () => {
    expect([book.title, book.intro.text]).toEqual(["Chess", "Before all."]);
    expect(first).toMatchObject({ id: "part-play", level: 2, title: "Play" });
    expect(second).toMatchObject({ id: "part-play-2", level: 3, intro: { text: "Term." } });
    expect(first!.outro.html).toBe("<p>After that.</p>");
    expect(wayTo(book, second!).map((section) => section.id)).toEqual(["part-play", "part-play-2"]);
  });

  test("its rules are named, linked and marked", () => {
    const [pawns] = first!.rules;
    expect(pawns).toMatchObject({ id: "CH-1", name: "Pawns" });
    expect(pawns!.text).toBe("Pawns. They walk; see CH-1a. (ruling) white · pawns · 8");
    expect(pawns!.html).toContain('<em class="name">Pawns.</em> They walk');
    expect(pawns!.html).toContain('<a href="#CH-1a">CH-1a</a>');
    expect(pawns!.html).toContain('<em class="mark">(ruling)</em>');
    expect(pawns!.html).toMatch(/<td><\/td>\s*<th scope="col">white/);
    expect(pawns!.html).toContain('<th scope="row">pawns</th>');
  });

  test("its html is escaped", () => {
    expect(first!.rules[1]!.html).toContain("<p>&lt;b&gt;Two&lt;/b&gt;.</p>");
  });

  test("text between two rules is refused", () => {
    expect(() => rulebook("## A\n- **CH-1** a\n\nb\n\n- **CH-2** c", "en")).toThrow("CH-2");
    expect(() => rulebook("## A\n- **CH-1** a\n- no rule", "en")).toThrow("no rule");
  });
});
