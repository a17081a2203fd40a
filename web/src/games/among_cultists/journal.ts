/** The journal: what a seat knows, and how it came to know it. */
import type { AmongCultistsSeatView, AmongCultistsView } from "../../wire/messages";
import { t } from "../../words/language.svelte";
import type { Speaker } from "../../words/speaker";
import type { Words } from "../../words/words";
import type { Section } from "../game";
import type { Scene } from "../scene";
import { ALL_ROUTES, factsOf, ROUTES } from "./facts";
import * as ledger from "./ledger";
import { shortly, whoIs } from "./names";
import { viewOf } from "./table";

export function journal(scene: Scene): Section[] {
  const view = viewOf(scene);
  const sections = [
    whoIsWho(view, scene.speaker),
    pulseCards(view.order, view.ledger, scene.speaker),
    looks(view.ledger, scene.speaker),
    roomCards(view, view.ledger, scene.speaker),
    tokens(view.ledger, scene.speaker),
  ];
  return sections.filter((section) => section.rows.length);
}

/** Roles as far as the reader knows them, and what everybody can work out. */
function whoIsWho(view: AmongCultistsView, speaker: Speaker): Section {
  return {
    title: t("web-ac-journal-roles"),
    headers: [
      t("web-ac-header-name"),
      t("web-ac-header-role"),
      t("web-ac-header-may-be"),
      t("web-ac-header-routes"),
    ],
    rows: view.order.map((seat) => {
      const player = view.players[seat]!;
      return [
        whoIs(seat, speaker),
        known(view, player, speaker),
        mayBe(view, player, speaker),
        routes(player, speaker),
      ];
    }),
    note: t("web-ac-journal-roles-note"),
  };
}

function known(view: AmongCultistsView, player: AmongCultistsSeatView, speaker: Speaker): string {
  const found: string[] = [];
  if (player.role !== null) {
    const role = speaker.name("role", player.role);
    if (player.seat === view.seat) found.push(t("web-ac-know-own", { role }));
    else if (player.shown) found.push(t("web-ac-know-shown", { role }));
    else found.push(t("web-ac-know-night", { role }));
  }
  if (view.dead_already?.includes(player.seat)) found.push(t("web-ac-know-dead"));
  if (player.ghost) {
    const death = speaker.name("death", player.death);
    found.push(t("web-ac-ghost-since", { round: player.died, death }));
  }
  return speaker.catalogue.listed(found);
}

function mayBe(view: AmongCultistsView, player: AmongCultistsSeatView, speaker: Speaker): string {
  if (player.role !== null) return "";
  const kinds = 2 + view.cast.length + view.one_of.length;
  if (player.may_be.length === kinds) return t("web-ac-anything");
  return speaker.catalogue.listed(player.may_be.map((role) => speaker.name("role", role)));
}

/** The routes on which everything that somebody did in rooms was allowed. */
function routes(player: AmongCultistsSeatView, speaker: Speaker): string {
  if (player.automa && player.route !== null) return String(player.route + 1);
  const fitting = player.free_routes & player.ghost_routes;
  if (fitting === ALL_ROUTES) return t("web-ac-any-route");
  const found = ROUTES.flatMap((_, at) => ((fitting >> at) & 1 ? [String(at + 1)] : []));
  return speaker.catalogue.listed(found) || t("web-ac-no-route");
}

/** Who gave whom a card and when; its face only where the reader knows it. */
export function pulseCards(
  order: readonly number[],
  lines: readonly Words[],
  speaker: Speaker,
): Section {
  const given = ledger.cards(lines, "given");
  const rows = order.map((seat) => [
    whoIs(seat, speaker),
    speaker.catalogue.listed(
      given.filter((card) => card.to === seat).map((card) => oneCard(card, speaker)),
    ),
  ]);
  return {
    title: t("web-ac-journal-pulse"),
    headers: [t("web-ac-header-name"), t("web-ac-header-given")],
    rows: rows.filter(([, cards]) => cards),
    note: t("web-ac-rounds-note"),
  };
}

/** A card in a deck: from whom, from when and, if known, what. */
function oneCard(card: ledger.Card, speaker: Speaker): string {
  const source = sourceOf(card, speaker);
  if (card.face === ledger.UNSEEN) return source;
  return t("web-ac-with-face", { source, face: speaker.name("room_card", card.face) });
}

export function sourceOf(card: { from: number; round: number }, speaker: Speaker): string {
  if (card.from === ledger.START) return t("web-ac-from-start");
  if (card.from === ledger.PILE) return t("web-ac-from-pile", { round: card.round });
  return t("web-ac-from", { name: shortly(card.from, speaker), round: card.round });
}

/** Who looked at whose pulse cards, and what came of it. */
export function looks(lines: readonly Words[], speaker: Speaker): Section {
  return {
    title: t("web-ac-journal-looks"),
    headers: [
      t("web-ac-header-look"),
      t("web-ac-header-round"),
      t("web-ac-header-seen"),
      t("web-ac-header-outcome"),
    ],
    rows: ledger
      .looks(lines)
      .map((look) => [
        t("web-ac-looked", { who: whoIs(look.who, speaker), target: whoIs(look.whom, speaker) }),
        String(look.round),
        look.alive === ledger.UNCOUNTED
          ? t("web-ac-unknown")
          : t("web-ac-pulse-seen", { alive: look.alive, dead: look.dead }),
        look.revealed ? t("web-ac-revealed") : t("web-ac-kept-quiet"),
      ]),
  };
}

/** What was laid where, and what was turned up there for all to see. */
export function roomCards(
  view: AmongCultistsView,
  lines: readonly Words[],
  speaker: Speaker,
): Section {
  const [laid, drawn] = [ledger.cards(lines, "laid"), ledger.drawn(lines)];
  const rooms = factsOf(view).places.filter((place) => place.colour);
  const rows = [...rooms.map((room) => room.id), "unsafe"].flatMap((place) => {
    const cards = laid.filter((card) => card.to === place);
    const up = drawn.filter((card) => card.place === place);
    if (!cards.length || (!view.ended && !up.length && cards.length < 2)) return [];
    const faces = up.map(({ face, who }) => {
      const name = speaker.name("room_card", face);
      return who < 0 ? name : t("web-ac-drawn-by", { face: name, name: shortly(who, speaker) });
    });
    const listed = (found: string[]) => speaker.catalogue.listed(found);
    return [
      [
        speaker.name("lay_place", place),
        listed(cards.map((card) => oneCard(card, speaker))),
        listed(faces),
      ],
    ];
  });
  return {
    title: t("web-ac-journal-rooms"),
    headers: [t("web-ac-header-place"), t("web-ac-header-laid"), t("web-ac-header-turned-up")],
    rows,
    note: t("web-ac-rounds-note"),
  };
}

/** Event tokens drawn in secret. */
export function tokens(lines: readonly Words[], speaker: Speaker): Section {
  return {
    title: t("web-ac-journal-tokens"),
    headers: [
      t("web-ac-header-name"),
      t("web-ac-header-round"),
      t("web-ac-header-event"),
      t("web-ac-header-outcome"),
    ],
    rows: ledger
      .tokens(lines)
      .map(({ who, event, fate, round }) => [
        whoIs(who, speaker),
        String(round),
        event ? speaker.name("event", event) : t("web-ac-unknown"),
        fate ? speaker.name("fate", fate) : "",
      ]),
  };
}
