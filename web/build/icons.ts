/** Imports single icons of the game-icons set: `import knife from "icon:bowie-knife"`. */
import icons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const all: Record<string, { body: string }> = icons.icons;
      const icon = all[name];
      if (!icon) throw new Error(`there is no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
