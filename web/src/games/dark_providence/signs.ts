/** The signs on the board, on cards and at the seats, each with a line that explains it. */
import barrier from "icon:barrier";
import brain from "icon:brain-tentacle";
import cards from "icon:poker-hand";
import fish from "icon:fish-monster";
import flag from "icon:flying-flag";
import insect from "icon:insect-jaws";
import kraken from "icon:kraken-tentacle";
import laurel from "icon:laurel-crown";
import padlock from "icon:padlock";
import railway from "icon:railway";
import tomb from "icon:tombstone";
import whateley from "icon:spiked-tentacle";
import type { Sign } from "../Legend.svelte";
import { RESOURCES } from "./box";
import { arrowOf, RESOURCE_ICONS, SORT_ICONS } from "./icons";
import { ALIGNMENT_ICONS } from "./text/alignments";
import type { Scene } from "./view";

/** Signs that are drawn in lines, in a square of 512 by 512. */
const lines = (path: string, more = "") =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="34" stroke-linejoin="round" ${more}/>`;
const numbered = (number: string, path: string) =>
  `${lines(path)}<text x="256" y="350" font-size="260" text-anchor="middle" fill="currentColor">${number}</text>`;
const filled = (path: string) => `<path d="${path}" fill="currentColor"/>`;

const SHIELD = "M60 60H452V260C452 380 330 440 256 480C182 440 60 380 60 260Z";
const ARCH = "M90 470V210A166 166 0 0 1 422 210V470Z";
const CUBE = "M50 170H350V470H50ZM50 170L160 60H460L350 170M460 60V360L350 470";
const DIAMOND = "M256 30L482 256L256 482L30 256Z";
const ARROWS = {
  up: "M420 40L500 150H450V260H390V150H340Z",
  down: "M420 260L340 150H390V40H450V150H500Z",
};

/** The signs at the seats, then those on the map, then those of the rows and tracks. */
const SIGNS: readonly (readonly [string, string])[] = [
  ["points", laurel],
  ["cubes", lines(CUBE)],
  ["cities", flag],
  ["hand", cards],
  ["insanity", brain],
  ["claimed", kraken],
  ["crypt", tomb],
  ["deep_one", fish],
  ["control", numbered("4", SHIELD)],
  ["gate", numbered("5", ARCH)],
  [
    "gate_open",
    lines(ARCH) + lines("M256 280m-80 0a80 80 0 1 1 80 80a50 50 0 1 1 50-50", 'stroke-width="22" '),
  ],
  ["gate_closed", lines(`${ARCH}M90 250H422M90 370H422M190 70V470M322 70V470`)],
  ["most", lines("M60 256H452", 'stroke-width="90" ')],
  ["lock", padlock],
  ["stack", numbered("3", "M110 60H402V452H110Z")],
  ["main", lines("M256 256m-200 0a200 200 0 1 0 400 0a200 200 0 1 0-400 0M170 210v30M342 210v30")],
  ["hired", SORT_ICONS.agent],
  ["mi_go", insect],
  ["token_strength", numbered("2", "M256 256m-190 0a190 190 0 1 0 380 0a190 190 0 1 0-380 0")],
  [
    "possessed",
    lines("M256 256m-190 0a190 190 0 1 0 380 0a190 190 0 1 0-380 0", 'stroke-dasharray="60 40" '),
  ],
  ["cthulhu", kraken],
  ["martial_law", barrier],
  ["whateley", whateley],
  ["fare", numbered("2", DIAMOND)],
  ["road", lines("M40 400L220 220L300 300L472 112", 'stroke-dasharray="60 24" ')],
  [
    "limbo",
    filled("M256 120C380 120 480 180 480 256S380 392 256 392S32 332 32 256S132 120 256 120Z"),
  ],
  ["test", brain],
  ["tower", lines("M140 480V180L256 40L372 180V480ZM140 270H372M140 370H372")],
  ["marker", filled("M60 156L230 256L60 356ZM452 156L282 256L452 356Z")],
  ["end", railway],
  ["turn", filled("M256 420L90 120H422Z")],
  ["starter", SORT_ICONS.starter],
  ["base", SORT_ICONS.base],
  ["city", SORT_ICONS.city],
];

export function signs(scene: Scene): Sign[] {
  const { translator } = scene;
  const resources = RESOURCES.map((resource): readonly [string, string] => {
    const arrow = arrowOf(resource);
    const icon = RESOURCE_ICONS[resource];
    return [
      resource,
      arrow
        ? `<g transform="scale(0.8) translate(0 120)">${icon}</g>${filled(ARROWS[arrow])}`
        : icon,
    ];
  });
  const alignments = Object.entries(ALIGNMENT_ICONS);
  return [...SIGNS, ...resources, ...alignments].map(([id, sign]) => ({
    sign,
    name: translator.text("icon", id),
    text: translator.text("icon", id, "text"),
  }));
}
