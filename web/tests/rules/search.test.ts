/** What the search finds in a rulebook, and in which order. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rulebook } from "../../src/rules/parse/rulebook";
import { excerpt } from "../../src/rules/excerpt";
import { search } from "../../src/rules/search";

const BOOK = rulebook(
  `# Chess

## Pieces
All the wood on the board.
- **CH-1** *Pawns.* A pawn walks 2 squares at first, as CH-24 shows.
- **CH-2** Adéla the queen; Łukasz the king.
- **CH-2a** A rook walks far, and castling moves it too.

## Walking
- **CH-24** Whoever is in check has to answer it. The pawns of the king guard him.
- **CH-240** Nothing.

### Castling
- **CH-30** King and rook, once. A pawn has no part in it.
`,
  "en",
);

const found = (query: string) => search(BOOK, query).map((hit) => hit.id);

describe("search", () => {
  test("a query without words finds nothing", () => {
    expect(found("")).toEqual([]);
    expect(found(" - ")).toEqual([]);
  });

  test.each(["CH-24", "ch24", "ch 24", "Ch–24"])(
    "%s finds the rule, then rules whose id starts the same",
    (query) => {
      expect(found(query)).toEqual(["CH-24", "CH-240", "CH-1"]);
    },
  );

  test("a bare number finds rules with that number before numbers in the text", () => {
    expect(found("2")).toEqual(["CH-2", "CH-2a", "CH-1"]);
    expect(found("2a")).toEqual(["CH-2a"]);
  });

  test("case and accents do not matter", () => {
    expect(found("ADELA")).toEqual(["CH-2"]);
    expect(found("adéla")).toEqual(["CH-2"]);
    expect(found("lukasz")).toEqual(["CH-2"]);
  });

  test("all words have to occur, in any order, at least as the start of a word", () => {
    expect(found("king paw")).toEqual(["CH-24", "CH-30"]);
    expect(found("pawn adela")).toEqual([]);
    expect(found("awn")).toEqual([]);
  });

  test("other forms of a word are found after the word itself", () => {
    expect(found("pawned")).toEqual(["CH-1", "CH-30", "CH-24"]);
    expect(found("walker")).toEqual(["part-walking", "CH-1", "CH-2a"]);
    expect(found("wald")).toEqual([]);
  });

  test("matches in titles come before names, and names before the text", () => {
    expect(found("castling")).toEqual(["part-castling", "CH-2a"]);
    expect(found("pawn")).toEqual(["CH-1", "CH-30", "CH-24"]);
    expect(found("pawn squares")[0]).toBe("CH-1");
  });

  test("titles above a rule count as matches, but not on their own", () => {
    expect(found("castling once")).toEqual(["CH-30"]);
    expect(found("walking castling")).toEqual(["part-castling"]);
  });

  test("text outside the rules is found in its section", () => {
    expect(search(BOOK, "wood")[0]).toMatchObject({ id: "part-pieces", rule: "", name: "Pieces" });
    expect(search(BOOK, "guard")[0]).toMatchObject({ rule: "CH-24", way: ["Walking"] });
  });

  test("a card in a table of a real rulebook is found", () => {
    const page = new URL("../../../docs/rules/en/dark_providence.md", import.meta.url);
    const hits = search(rulebook(readFileSync(page, "utf-8"), "en"), "houdini");
    expect(hits.map((hit) => hit.id)).toEqual(
      expect.arrayContaining(["DP-30c", "part-hired-agents"]),
    );
  });
});

describe("excerpt", () => {
  const LONG =
    `${"one two three ".repeat(20)}Žluťoučký kůň, so to say, ${"four five ".repeat(30)}`.trim();

  test("a short text is not cut, and its matches are marked", () => {
    expect(excerpt("The Knife’s power.", ["kni", "pow"])).toEqual([
      { text: "The ", found: false },
      { text: "Knife", found: true },
      { text: "’s ", found: false },
      { text: "power", found: true },
      { text: ".", found: false },
    ]);
  });

  test("a long text is cut around its matches, between words", () => {
    const pieces = excerpt(LONG, ["kun", "four"]);
    const text = pieces.map((piece) => piece.text).join("");
    expect(pieces.filter((piece) => piece.found)[0]).toEqual({ text: "kůň", found: true });
    expect(text).toMatch(/^…(one|two|three) .*Žluťoučký kůň.* (four|five)…$/);
    expect(text.length).toBeLessThan(160);
  });

  test("without a match, the excerpt is the start of the text", () => {
    expect(excerpt(LONG, ["xyz"])[0]!.text).toMatch(/^one two .*…$/);
    expect(excerpt("", ["xyz"])).toEqual([]);
  });
});
