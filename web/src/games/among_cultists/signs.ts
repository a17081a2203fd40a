/** The signs on the map, in the hand and at the seats, each with a line that explains it. */
import type { Sign } from "../Legend.svelte";
import {
  alive,
  books,
  boots,
  broken,
  camera,
  card,
  CARDS,
  cultist,
  fishman,
  gate,
  ghost,
  knife,
  lamp,
  lantern,
  path,
  ROLES,
  TOKENS,
  vote,
} from "./icons";
import type { Scene } from "./view";

/** A drawing in lines, for signs that are not icons. */
const lines = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="36" stroke-linejoin="round"/>`;
const CIRCLE = "M256 40A216 216 0 0 1 256 472A216 216 0 0 1 256 40Z";

const SIGNS: Readonly<Record<string, string>> = {
  code: `${lines("M30 110H482V402H30Z")}<text x="256" y="340" font-size="230" text-anchor="middle" fill="currentColor">D1</text>`,
  books: lines("M90 80H200V432H90ZM200 80H310V432H200ZM310 80H420V432H310Z"),
  deck: lines("M110 60H350V420H110ZM400 110V470H180"),
  token: lines(CIRCLE),
  searched: lines(`${CIRCLE}M150 256L230 340L370 170`),
  unsafe: broken,
  completed: lines("M60 256L200 400L460 110"),
  route: lantern,
  vote,
  camera,
  gate,
  intruder: cultist,
  fishman,
  shelf: lines("M40 60H472V440H40ZM110 440V160H190V440M190 440V120H270V440M270 440V200H350V440"),
  clock: lines(`${CIRCLE}M256 256V110M256 256L350 310`),
  points: books,
  power: lamp,
  draw_pile: books,
  unsafe_deck: broken,
  outside: cultist,
  active: lines(CIRCLE),
  knife,
  ghost,
  pulse: alive,
  encounter_cards: card,
  room_cards: books,
  automa_route: path,
  ballot: vote,
  steps: boots,
  choice: lines(`${CIRCLE}M256 150V362M150 256H362`),
};
/** The signs of the unsafe passage, of cultists from outside and of the Fishman. */
const OUTSIDE = ["unsafe", "unsafe_deck", "intruder", "fishman", "outside"];
/** The signs of AUTOMA. */
const AUTOMA = ["automa_route"];

/** All signs that are in the game: of the table, cards, events and roles. */
export function signs(scene: Scene): Sign[] {
  const { view, translator } = scene;
  const automa = view.players.some((player) => player.automa);
  const unused = [...(view.fixed.outside ? [] : OUTSIDE), ...(automa ? [] : AUTOMA)];
  const found = Object.entries(SIGNS).filter(([id]) => !unused.includes(id));
  const listed = (
    family: string,
    kind: string,
    icons: Readonly<Record<string, string>>,
    ids: readonly string[],
    message = "text",
  ) =>
    ids.map((id) => ({
      sign: icons[id] ?? "",
      name: translator.name(kind, id),
      text: translator.text(family, id, message),
    }));
  return [
    ...found.map(([id, sign]) => ({
      sign,
      name: translator.text("icon", id),
      text: translator.text("icon", id, "text"),
    })),
    ...listed("card", "room_card", CARDS, Object.keys(CARDS)),
    ...listed("token", "event", TOKENS, Object.keys(view.fixed.events)),
    ...listed("role", "role", ROLES, Object.keys(view.fixed.roles), "about"),
  ];
}
