declare module "icon:*" {
  /** The inside of an SVG with a view box of 512 by 512, drawn in the current colour. */
  const body: string;
  export default body;
}

declare module "*.md?rules" {
  const book: import("./rules/rulebook").Rulebook;
  export default book;
}

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}

declare module "$docs/protocol/grammar.json" {
  const published: {
    readonly games: Readonly<
      Record<import("./i18n/grammar").BuiltIn, import("./i18n/grammar").Grammar>
    >;
  };
  export default published;
}

declare module "$docs/protocol/settings.json" {
  const published: import("./lobby/settings/defaults").PublishedSettings;
  export default published;
}
