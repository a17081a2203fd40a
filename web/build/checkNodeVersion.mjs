/** Exits with 1 if this Node is too old to build the page. */
const [major, minor] = process.versions.node.split(".").map(Number);
const enough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
process.exit(enough ? 0 : 1);
