/** Turns events into animations: moving cubes, flashes and attacks. */
import { seatColour } from "./seatColours";
import type { Layout, Point } from "./layout";
import type { Word, Term } from "../../../i18n/grammar";
import { ON_MYTHOS, type Scene } from "../view";

export interface EventAnimation {
  readonly key: string;
  readonly from: Point | null;
  readonly to: Point;
  readonly colour: string;
  readonly kind: "cubes" | "strike" | "flash" | "gate" | "dark";
}

type Draft = Omit<EventAnimation, "key">;

export function animationsOf(scene: Scene, layout: Layout): EventAnimation[] {
  const found = scene.recent.flatMap((event) => draft(event, scene, layout) ?? []);
  return found.slice(-4).map((one, at) => ({ ...one, key: `${at} ${one.kind} ${one.to.x}` }));
}

function draft(event: Term, scene: Scene, layout: Layout): Draft | null {
  const [kind, ...args] = event;
  const view = scene.view;
  const { limbo, line } = layout;
  const pool = { x: limbo.x + limbo.w / 2, y: limbo.y + limbo.h / 2 };
  const city = (id: Word | undefined) => layout.cities.get(String(id));
  const fill = seatColour(scene.people[Number(args[0])]?.portrait ?? 0).fill;
  const at = (where: Term): Point | undefined => {
    if (where[0] !== ON_MYTHOS) return city(where[1]);
    const nth = view.row.indexOf(String(where[1]));
    const { x, y, w, h } = layout.row;
    return { x: nth < 0 ? x + w / 2 : x + (w * (nth + 0.5)) / view.row.length, y: y + h / 2 };
  };
  const make = (to: Point | undefined, rest: Omit<Draft, "to">): Draft | null =>
    to ? { to, ...rest } : null;
  const home = { x: line.x + line.w / 2, y: line.y };
  switch (kind) {
    case "adds":
      return make(at(args.slice(2)), { from: home, colour: fill, kind: "cubes" });
    case "takes_back":
      return make(home, { from: at(args.slice(2)) ?? null, colour: fill, kind: "cubes" });
    case "exiled":
      return make(pool, { from: at(args.slice(2)) ?? null, colour: fill, kind: "cubes" });
    case "claims_spot":
      return make(at(args.slice(1)), { from: null, colour: fill, kind: "flash" });
    case "gate":
      return make(city(args[1]), { from: null, colour: fill, kind: "gate" });
    case "turns_up":
      return make(city(args[0]), { from: null, colour: "var(--dp-lit)", kind: "flash" });
    case "token":
      return make(city(args[1]), { from: null, colour: "var(--dp-violet)", kind: "dark" });
    case "attacks": {
      const places = Object.assign({}, ...view.players.map((player) => player.agents));
      const from = city(places[String(args[1])]) ?? null;
      const to = args[2] === "deep_one" ? city(args[3]) : city(places[String(args[3])]);
      return make(to ?? from ?? undefined, { from, colour: "var(--dp-red)", kind: "strike" });
    }
    default:
      return null;
  }
}
