declare module "$games/shadow_hunters/content/facts.json" {
  const content: import("./facts").Content;
  export default content;
}
