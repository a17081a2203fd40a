/** Ends with 1 where this Node is older than what the page is built with needs. */
const [major, minor] = process.versions.node.split(".").map(Number);
const enough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
process.exit(enough ? 0 : 1);
