/** Converts the Markdown of a rulebook to safe HTML with links between rules, and to plain text. */
import MarkdownIt, { type Token } from "markdown-it";

const markdown = new MarkdownIt({ html: false, typographer: true }).disable("replacements");
/** The class of a table cell, by the number of letters from which it needs that width. */
const WIDTHS = [
  ["long", 28],
  ["middling", 11],
] as const;
/** Comments hold the ids of cards and characters, for tests and translators. */
const COMMENT = / ?<!--.*?-->/gs;
const MENTION = /\b([A-Z]{2}-\d+[a-z]?)\b/;

// A wide table scrolls on its own.
markdown.renderer.rules["table_open"] = () => '<div class="sideways"><table>\n';
markdown.renderer.rules["table_close"] = () => "</table></div>\n";

export function parse(page: string): Token[] {
  return markdown.parse(page.replace(COMMENT, ""), {});
}

/** The top-level blocks in a list of tokens, each from its opening to its closing token. */
export function blocks(tokens: Token[]): Token[][] {
  const found: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) found.push([]);
    found.at(-1)!.push(token);
    depth += token.nesting;
  }
  return found;
}

/** The plain text of some tokens. */
export function plain(tokens: Token[]): string {
  const words = tokens.map((token, at) => {
    const said = token.children?.map(wordOf).join("") ?? "";
    const isCell = said && tokens[at + 1]?.type.match(/^t[dh]_close$/);
    return isCell && !endsTable(tokens, at) ? `${said} ·` : said;
  });
  return words.filter(Boolean).join(" ");
}

function wordOf(token: Token): string {
  return token.type === "softbreak" ? " " : token.content;
}

/** Whether a cell is the last of its table. */
function endsTable(tokens: Token[], cell: number): boolean {
  const next = tokens.slice(cell + 1).find((token) => /^(td_open|table_close)$/.test(token.type));
  return next?.type === "table_close";
}

export function render(tokens: Token[]): string {
  for (const table of tokens.keys())
    if (tokens[table]!.type === "table_open") head(tokens.slice(table));
  for (const token of tokens) {
    if (token.type !== "inline") continue;
    mark(token.children!);
    token.children = token.children!.flatMap(linked);
  }
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
}

/** Sets the widths of cells, and marks column headers; row headers too, if the corner is empty. */
function head(tokens: Token[]): void {
  const table = tokens.slice(
    0,
    tokens.findIndex((token) => token.type === "table_close"),
  );
  const corner = table.findIndex((token) => token.type === "th_open");
  for (const token of table) if (token.type === "th_open") token.attrSet("scope", "col");
  const columns = table.filter((token) => token.type === "th_open").length;
  for (const [at, token] of table.entries()) {
    if (token.type !== "td_open" || columns < 3) continue;
    const width = WIDTHS.find(([, letters]) => table[at + 1]!.content.length > letters);
    if (width) token.attrSet("class", width[0]);
  }
  if (table[corner + 1]!.content) return;
  for (const [at, token] of table.entries()) {
    if (token.type !== "tr_open") continue;
    const tag = at < corner ? "td" : "th";
    const [open, close] = [table[at + 1]!, table[at + 3]!];
    [open.tag, close.tag] = [tag, tag];
    open.attrs = tag === "th" ? [["scope", "row"]] : null;
  }
}

/** Gives marks such as *(ruling)* a class, since they are not emphasis. */
function mark(words: Token[]): void {
  for (const [at, token] of words.entries()) {
    const isMark = token.type === "em_open" && words[at + 1]?.content.startsWith("(");
    if (isMark) token.attrSet("class", "mark");
  }
}

/** A text token with every mention of a rule turned into a link. */
function linked(token: Token): Token[] {
  if (token.type !== "text") return [token];
  const pieces = token.content.split(new RegExp(MENTION, "g"));
  return pieces.flatMap((piece, at) => (at % 2 ? link(token, piece) : [text(token, piece)]));
}

function link(like: Token, rule: string): Token[] {
  const [open, close] = [text(like, ""), text(like, "")];
  Object.assign(open, { type: "link_open", tag: "a", nesting: 1, attrs: [["href", `#${rule}`]] });
  Object.assign(close, { type: "link_close", tag: "a", nesting: -1 });
  return [open, text(like, rule), close];
}

function text(like: Token, content: string): Token {
  const copy: Token = Object.create(Object.getPrototypeOf(like));
  return Object.assign(copy, like, { content });
}
