declare module "$games/among_cultists/content/facts.json" {
  const content: import("./facts").Content;
  export default content;
}
