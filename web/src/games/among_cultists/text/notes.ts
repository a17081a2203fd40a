/** The notes: what a seat knows, and how it learned it. */
import { t } from "../../../i18n/language.svelte";
import type { Translator } from "../../../i18n/translator";
import type { Term } from "../../../i18n/grammar";
import type { Section } from "../../game";
import { sentences } from "../../sentences";
import { factsOf, ROUTES } from "../facts";
import * as ledger from "../ledger";
import { shortName, playerName } from "./names";
import type { Scene, Seat, View } from "../view";

export function notes(scene: Scene): Section[] {
  const view = scene.view;
  const sections = [
    whoIsWho(view, scene.translator),
    pulseCards(view.order, view.ledger, scene.translator),
    looks(view.ledger, scene.translator),
    roomCards(view, view.ledger, scene.translator),
    tokens(view.ledger, scene.translator),
  ];
  return sections.filter((section) => section.rows.length);
}

/** Roles as far as the reader knows them, and what everybody can deduce. */
function whoIsWho(view: View, translator: Translator): Section {
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
        playerName(seat, translator),
        known(view, player, translator),
        mayBe(view, player, translator),
        routes(player, translator),
      ];
    }),
    note: t("web-ac-journal-roles-note"),
  };
}

function known(view: View, player: Seat, translator: Translator): string {
  const found: string[] = [];
  if (player.role !== null) {
    const role = translator.forms("role", player.role);
    if (player.seat === view.seat) found.push(t("web-ac-know-own", { role }));
    else if (player.shown) found.push(t("web-ac-know-shown", { role }));
    else if (view.ended) found.push(t("web-ac-know-end", { role }));
    else found.push(t("web-ac-know-night", { role }));
  }
  if (view.dead_already?.includes(player.seat)) found.push(t("web-ac-know-dead"));
  if (player.ghost) {
    const death = translator.forms("death", player.death);
    found.push(t("web-ac-ghost-since", { round: player.died, death }));
  }
  return sentences(found);
}

function mayBe(view: View, player: Seat, translator: Translator): string {
  if (player.role !== null) return "";
  if (player.may_be.length === Object.keys(view.fixed.roles).length) return t("web-ac-anything");
  return translator.catalogue.listed(player.may_be.map((role) => translator.name("role", role)));
}

/** A player's route if the reader knows it, or the routes that fit everything they did in rooms. */
function routes(player: Seat, translator: Translator): string {
  if (player.route !== null) return String(player.route + 1);
  const fits = (route: number) => (player.fitting_routes >> route) & 1;
  const found = ROUTES.flatMap((_, at) => (fits(at) ? [String(at + 1)] : []));
  if (found.length === ROUTES.length) return t("web-ac-any-route");
  return translator.catalogue.listed(found) || t("web-ac-no-route");
}

/** Who gave whom a card and when, with its face if the reader knows it. */
export function pulseCards(
  order: readonly number[],
  lines: readonly Term[],
  translator: Translator,
): Section {
  const given = ledger.cards(lines, "given");
  const rows = order.map((seat) => [
    playerName(seat, translator),
    given.filter((card) => card.to === seat).map((card) => oneCard(card, translator)),
  ]);
  return {
    title: t("web-ac-journal-pulse"),
    headers: [t("web-ac-header-name"), t("web-ac-header-given")],
    rows: rows.filter(([, cards]) => cards?.length),
    note: t("web-ac-rounds-note"),
  };
}

/** Who gave a card and when, with its face if it is known. */
export function oneCard(card: Omit<ledger.Card, "to">, translator: Translator): string {
  const { from, face, round } = card;
  const known = face !== ledger.UNKNOWN_FACE;
  const args = { round, face: known ? translator.forms("room_card", face) : "" };
  if (from === ledger.START) return t(known ? "web-ac-from-start-face" : "web-ac-from-start", args);
  if (from === ledger.PILE) return t(known ? "web-ac-from-pile-face" : "web-ac-from-pile", args);
  const name = shortName(from, translator);
  return t(known ? "web-ac-from-face" : "web-ac-from", { ...args, name });
}

/** Who looked at whose pulse cards, and the result. */
export function looks(lines: readonly Term[], translator: Translator): Section {
  return {
    title: t("web-ac-journal-looks"),
    headers: [
      t("web-ac-header-look"),
      t("web-ac-header-round"),
      t("web-ac-header-seen"),
      t("web-ac-header-outcome"),
    ],
    rows: ledger.looks(lines).map((look) => [
      t("web-ac-looked", {
        who: playerName(look.who, translator),
        target: playerName(look.whom, translator),
      }),
      String(look.round),
      look.alive === ledger.UNKNOWN_COUNT
        ? t("web-ac-unknown")
        : t("web-ac-pulse-seen", { alive: look.alive, dead: look.dead }),
      look.revealed ? t("web-ac-revealed") : t("web-ac-kept-quiet"),
    ]),
  };
}

/** The cards that were laid in each room, and those that were turned up there. */
export function roomCards(view: View, lines: readonly Term[], translator: Translator): Section {
  const [laid, drawn] = [ledger.cards(lines, "laid"), ledger.drawn(lines)];
  const rooms = factsOf(view).places.filter((place) => place.colour);
  const rows = [...rooms.map((room) => room.id), "unsafe"].flatMap((place) => {
    const cards = laid.filter((card) => card.to === place);
    const up = drawn.filter((card) => card.place === place);
    if (!cards.length || (!view.ended && !up.length && cards.length < 2)) return [];
    const faces = up.map(({ face, who }) => drawnCard(face, who, translator));
    return [
      [translator.name("lay_place", place), cards.map((card) => oneCard(card, translator)), faces],
    ];
  });
  return {
    title: t("web-ac-journal-rooms"),
    headers: [t("web-ac-header-place"), t("web-ac-header-laid"), t("web-ac-header-turned-up")],
    rows,
    note: t("web-ac-rounds-note"),
  };
}

/** A card that was turned up, and who drew it, if anybody did. */
export function drawnCard(face: string, who: number, translator: Translator): string {
  if (who < 0) return translator.name("room_card", face);
  const name = shortName(who, translator);
  return t("web-ac-drawn-by", { face: translator.forms("room_card", face), name });
}

/** Event tokens that were drawn in secret. */
export function tokens(lines: readonly Term[], translator: Translator): Section {
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
        playerName(who, translator),
        String(round),
        event ? translator.name("event", event) : t("web-ac-unknown"),
        fate ? translator.name("fate", fate) : "",
      ]),
  };
}
