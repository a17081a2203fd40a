declare module "$games/dark_providence/content/dark-providence.json" {
  const content: import("./box").Content;
  export default content;
}
