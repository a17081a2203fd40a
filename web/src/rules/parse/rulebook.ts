/** Reads a rulebook from its Markdown: at build time, or in the browser for games of other packages. */
import type { Token } from "markdown-it";
import type { Prose, Rule, Rulebook, Section } from "../rulebook.ts";
import { blocks, parse, plain, render } from "./markdown.ts";

const RULE = /^\*\*([A-Z]+-\d+[a-z]?)\*\*\s/;

type Draft = Omit<Section, "intro" | "outro" | "rules"> & {
  intro: Token[];
  outro: Token[];
  rules: Rule[];
};

/** Parses a rulebook. Throws if text stands between two rules, or a list item has no id. */
export function rulebook(page: string, lang: string): Rulebook {
  let title = "";
  const intro: Token[] = [];
  const drafts: Draft[] = [];
  for (const block of blocks(parse(page))) {
    const section = drafts.at(-1);
    const rules = rulesIn(block);
    const heading = /^h(\d)$/.exec(block[0]!.tag);
    if (heading?.[1] === "1") title = plain(block);
    else if (heading) drafts.push(draft(Number(heading[1]), plain(block), drafts));
    else if (!section) intro.push(...block);
    else if (!rules) (section.rules.length ? section.outro : section.intro).push(...block);
    else if (section.outro.length) throw new Error(`${rules[0]!.id} comes after ${section.title}`);
    else section.rules.push(...rules);
  }
  const sections = drafts.map((one) => ({
    ...one,
    intro: prose(one.intro),
    outro: prose(one.outro),
  }));
  return { lang, title, intro: prose(intro), sections };
}

function draft(level: number, title: string, before: Draft[]): Draft {
  const slug = `part-${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
  const twins = before.filter((one) => one.id.startsWith(slug)).length;
  return {
    id: twins ? `${slug}-${twins + 1}` : slug,
    level,
    title,
    intro: [],
    rules: [],
    outro: [],
  };
}

/** The rules in a list; null if it is an ordinary list. */
function rulesIn(block: Token[]): Rule[] | null {
  if (block[0]!.type !== "bullet_list_open") return null;
  const items = blocks(block.slice(1, -1)).map((item) => item.slice(1, -1));
  const ids = items.map((item) => RULE.exec(item[1]!.content)?.[1]);
  if (ids.every((id) => !id)) return null;
  return items.map((item, at) => ruleOf(ids[at], item));
}

function ruleOf(id: string | undefined, item: Token[]): Rule {
  if (!id) throw new Error(`no rule, but among rules: ${plain(item)}`);
  for (const block of blocks(item)) if (block[0]!.type === "paragraph_open") show(block);
  const words = item[1]!.children!;
  words.splice(0, words.findIndex((word) => word.type === "strong_close") + 1);
  words[0]!.content = words[0]!.content.trimStart();
  if (!words[0]!.content && words[0]!.type === "text") words.shift();
  return { id, name: nameIn(words), ...prose(item) };
}

/** The name of a rule: the words in italics that it begins with. */
function nameIn(words: Token[]): string {
  const [open, name, close] = words;
  if (open?.type !== "em_open" || close?.type !== "em_close" || !name?.content.endsWith("."))
    return "";
  open.attrSet("class", "name");
  return name.content.slice(0, -1);
}

function show(paragraph: Token[]): void {
  for (const token of paragraph) token.hidden = false;
}

function prose(tokens: Token[]): Prose {
  return { text: plain(tokens), html: render(tokens) };
}
