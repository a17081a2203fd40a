/** Writes the types of all messages from the server's published schemas. */
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const docs = new URL("../../docs/protocol/", import.meta.url);
const target = new URL("../src/wire/messages.ts", import.meta.url);
const read = async (name) => JSON.parse(await readFile(new URL(name, docs), "utf8"));

const messages = await read("messages.schema.json");
const openapi = await read("openapi.json");

/** Turns lists of a fixed form into tuples, and drops the length limits of other lists. */
function typed(value) {
  if (Array.isArray(value)) return value.map(typed);
  if (value === null || typeof value !== "object") return value;
  const { prefixItems, minItems, maxItems, ...rest } = value;
  const found = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, typed(part)]));
  if (!prefixItems) return found;
  const length = prefixItems.length;
  return { ...found, items: typed(prefixItems), minItems: length, maxItems: length };
}

/** Adds the game's name to its types, since two games may use the same name. */
function named(definitions) {
  const titled = Object.entries(definitions).map(([key, form]) => {
    const [, , game, ...rest] = key.split(".");
    const name = rest.at(-1);
    if (!name) return [key, form];
    const prefix = game.replace(/(^|_)(.)/g, (_, __, letter) => letter.toUpperCase());
    return [key, { ...form, title: prefix + name }];
  });
  return Object.fromEntries(titled);
}

const pages = JSON.parse(
  JSON.stringify(openapi.components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
);
const onlyPages = Object.keys(pages).filter((name) => !(name in messages.$defs));
const object = (title, properties) => ({
  title,
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

// One schema with all roots as properties, so that every definition is reachable.
const schema = {
  ...object("Wire", {
    commands: { title: "AnyCommand", ...messages.commands },
    frames: { title: "AnyFrame", ...messages.frames },
    views: object("Views", messages.views),
    refusals: { title: "AnyRefusal", ...messages.refusals },
    pages: object(
      "Pages",
      Object.fromEntries(onlyPages.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    ),
  }),
  $defs: typed(named({ ...pages, ...messages.$defs })),
};

const types = await compile(schema, "Wire", {
  bannerComment:
    "/** Made by `make docs` from the schemas of the server: not to be changed by hand. */",
  additionalProperties: false,
  unreachableDefinitions: false,
  format: true,
});
const written = `${types}
/** The version of the protocol that this page speaks. */
export const PROTOCOL = ${messages.protocol};
`;

if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8")) !== written) {
    console.error("src/wire/messages.ts is stale: make docs");
    process.exit(1);
  }
} else {
  await writeFile(target, written);
}
