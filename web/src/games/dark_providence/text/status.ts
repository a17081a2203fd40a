/** The table in words: the state of the game, facts about the table, every place. */
import brain from "icon:brain-tentacle";
import cards from "icon:card-draw";
import pentacle from "icon:pentacle";
import kraken from "icon:kraken-tentacle";
import lens from "icon:magnifying-glass";
import laurel from "icon:laurel-crown";
import hourglass from "icon:hourglass";
import { t } from "../../../i18n/language.svelte";
import type { PlaceText, Status } from "../../game";
import { BOX, CITIES, ROADS, TRACKS, trackPoints, type Track } from "../box";
import { goalText } from "../scoring/solo";
import { agentsIn, baseCard, cardText, facts, joined, listed, marks, onSpot, who } from "./wording";
import { LIMBO, ON_BASE, ON_CITY, ON_MYTHOS, people, size, type Scene, type View } from "../view";

/** How many spaces before the end of a track its number catches the eye. */
const NEAR = 2;

export function headline(scene: Scene): string {
  const view = scene.view;
  if (view.ended) return t("web-dp-title-over");
  if (view.phase === "placing") return t("web-dp-title-placing");
  if (view.phase === "great_old_one" && view.solo) {
    const name = scene.translator.forms("great_old_one", view.solo.id, "the");
    return t("web-dp-title-old-one", { round: view.round, name });
  }
  const name = scene.translator.name("seat", view.active_seat);
  const isMe = view.active_seat === scene.seat ? "yes" : "no";
  return t("web-dp-title", { round: view.round, name, is_me: isMe });
}

export function active(scene: Scene): number | null {
  const view = scene.view;
  if (view.ended || view.phase === "great_old_one") return null;
  return view.phase === "placing" ? (view.asked[0] ?? view.active_seat) : view.active_seat;
}

export function status(scene: Scene): Status[] {
  const view = scene.view;
  const insanity = view.bag.filter((token) => token === "insanity").length;
  const found: Status[] = [
    {
      icon: pentacle,
      label: t("web-dp-ritual"),
      text: t("web-dp-ritual-says"),
      ...trackStatus(scene, "ritual", t("web-dp-ritual")),
    },
    {
      icon: lens,
      label: t("web-dp-investigation"),
      text: t("web-dp-investigation-says"),
      ...trackStatus(scene, "investigation", t("web-dp-investigation")),
    },
    {
      icon: brain,
      label: t("web-dp-bag"),
      value: t("web-dp-in-bag", { insanity, sanity: view.bag.length - insanity }),
      brief: t("web-dp-of", { number: insanity, all: view.bag.length }),
      text: t("web-dp-bag-says", { limit: BOX.rules.insanity_limit }),
    },
    {
      icon: cards,
      label: t("web-dp-face-down"),
      value: t("web-dp-left", { mythos: size(view.mythos_deck), reserve: size(view.reserve) }),
      brief: t("web-dp-left-brief", {
        mythos: size(view.mythos_deck),
        reserve: size(view.reserve),
      }),
      text: t("web-dp-face-down-says"),
    },
  ];
  if (!view.ended)
    found.unshift({
      icon: laurel,
      label: t("web-dp-target"),
      value: leading(scene),
      brief: t("web-dp-of", { number: most(view), all: view.target }),
      text: scene.translator.text("icon", "points", "text"),
    });
  if (view.solo) {
    const label = scene.translator.name("great_old_one", view.solo.id);
    const brief = t("web-dp-of", { number: view.solo.progress, all: view.solo.needed });
    found.unshift({ icon: kraken, label, value: goalText(view.solo), brief });
  }
  if (view.ending && !view.ended) {
    const value = scene.translator.name("end", view.ending);
    const label = t("web-dp-last-round");
    found.unshift({ icon: hourglass, label, value, brief: label, alarm: true });
  }
  return found;
}

/** The highest VP. Without leaders, all players have the same. */
const most = (view: View) => view.players[view.leaders[0] ?? 0]?.vp ?? 0;

/** Who has the most VP, and how many VP end the game. */
function leading(scene: Scene): string {
  const view = scene.view;
  const first = view.leaders;
  const others = first.filter((seat) => seat !== scene.seat);
  const names = others.map((seat) => who(scene, seat));
  if (others.length < first.length) names.push(t("web-dp-you"));
  return t("web-dp-target-vp", {
    leaders: first.length,
    is_me: others.length ? "no" : "yes",
    names: listed(scene, names),
    vp: most(view),
    target: view.target,
  });
}

/** How far the marker of a track is, in words and in short. */
function trackStatus(scene: Scene, track: Track, name: string) {
  const space = scene.view[track];
  const { last } = TRACKS[track];
  return {
    value: t("web-dp-track", { name, space, last, vp: trackPoints(track, space) }),
    brief: t("web-dp-of", { number: space, all: last }),
    alarm: last - space <= NEAR,
  };
}

/** The neighbours of a city and the fares to them. */
export function neighbours(scene: Scene, city: string): string[] {
  return ROADS.filter((road) => road.a === city || road.b === city).map((road) =>
    t("web-dp-road", {
      city: scene.translator.forms("city", road.a === city ? road.b : road.a),
      cost: road.cost,
    }),
  );
}

/** Whose cubes are in Limbo. */
export function inLimbo(scene: Scene): string[] {
  const cubes = scene.view.players
    .filter((player) => player.limbo)
    .map(({ seat, limbo }) => t("web-dp-cubes-of", { name: who(scene, seat), number: limbo }));
  return cubes.length ? cubes : [t("web-dp-none")];
}

export function places(scene: Scene): PlaceText[] {
  const view = scene.view;
  const cities = CITIES.map((city): PlaceText => {
    const [onCity, onBase] = [onSpot(scene, [ON_CITY, city.id]), onSpot(scene, [ON_BASE, city.id])];
    const card = view.tops[city.id];
    return {
      kind: "city",
      id: city.id,
      title: scene.translator.name("city", city.id),
      lines: [
        joined([
          t("web-dp-values", { control: city.control, gate: city.gate }),
          ...marks(scene, city.id),
          city.coastal ? t("web-dp-coastal") : "",
        ]),
        onCity ? t("web-dp-on-city", { found: onCity }) : "",
        baseCard(scene, city.id),
        card ? cardText(scene, card) : "",
        onBase ? t("web-dp-on-card", { found: onBase }) : "",
        joined(agentsIn(scene, city.id)),
        t("web-dp-roads", { found: joined(neighbours(scene, city.id)) }),
      ].filter(Boolean),
    };
  });
  const row = view.row.map((card): PlaceText => {
    const found = onSpot(scene, [ON_MYTHOS, card]);
    return {
      kind: "card",
      id: card,
      title: t("web-dp-in-row", { card: scene.translator.forms("card", card) }),
      lines: [
        joined(facts(scene, card)),
        cardText(scene, card),
        found ? t("web-dp-on-card", { found }) : "",
      ].filter(Boolean),
    };
  });
  const points = people(view).map(({ seat, vp }) =>
    t("web-dp-vp-of", { name: who(scene, seat), vp }),
  );
  if (view.solo) {
    const name = scene.translator.name("great_old_one", view.solo.id);
    points.push(t("web-dp-vp-of", { name, vp: view.solo.vp }));
  }
  return [
    ...cities,
    ...row,
    {
      kind: "place",
      id: LIMBO,
      title: t("web-dp-limbo"),
      lines: inLimbo(scene),
    },
    {
      kind: "place",
      id: "vp",
      title: t("web-dp-vp-line", { target: view.target }),
      lines: points,
    },
  ];
}
