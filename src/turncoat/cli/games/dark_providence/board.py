"""The board as tables: the cities, the mythos row, and the seats."""

from turncoat.cli.games.dark_providence import solo
from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import listed, text, texts
from turncoat.cli.terminal.screen import Grid, Sheet
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY, ON_MYTHOS
from turncoat.games.dark_providence.table import GREAT_OLD_ONE, PLACING
from turncoat.games.dark_providence.views.schema import SeatView


def title(scene: Scene) -> str:
    """Return the round and whose turn it is."""
    view, translator = scene.view, scene.translator
    if view.phase == PLACING:
        return text("cli-dp-title-placing")
    if view.phase == GREAT_OLD_ONE and view.solo:
        name = translator.name("great_old_one", view.solo.id)
        return text("cli-dp-title-old-one", round=view.round, name=name)
    seat = view.active_seat
    is_me = "yes" if seat == translator.me else "no"
    return text("cli-dp-title", round=view.round, name=translator.name("seat", seat), is_me=is_me)


def board(scene: Scene) -> Sheet:
    """Return the tracks, the Great Old One, the cities and the mythos row."""
    grids = [cities(scene), row(scene)]
    below = texts("cli-dp-legend", "cli-dp-legend-letters")
    return Sheet([*tracks(scene), *solo.status(scene)], grids, below)


def tracks(scene: Scene) -> list[str]:
    """Return both markers with the value of their spaces, and the supplies beside the board."""
    view, printed = scene.view, scene.box.content.tracks
    lines = [
        text(
            "cli-dp-tracks",
            ritual=view.ritual,
            ritual_last=printed.ritual.last,
            ritual_vp=printed.ritual.vp[view.ritual],
            investigation=view.investigation,
            investigation_last=printed.investigation.last,
            investigation_vp=printed.investigation.vp[view.investigation],
        ),
        text(
            "cli-dp-beside",
            insanity=view.bag.count("insanity"),
            sanity=view.bag.count("sanity"),
            locks=view.locks_left,
            mythos=view.mythos_deck.size,
            reserve=view.reserve.size,
        ),
    ]
    if view.ending and not view.ended:
        lines.append(text("cli-dp-will-end", why=scene.translator.end(view.ending)))
    return lines


def cities(scene: Scene) -> Grid:
    """Return a row for each city."""
    headers = texts("cli-dp-header-city", "cli-dp-header-base", "cli-dp-header-there")
    rows = [city_row(scene, city) for city in scene.box.city_ids]
    return Grid("", headers, rows, brief=tuple(in_brief(*row) for row in rows))


def city_row(scene: Scene, city: str) -> list[str]:
    """Return a city with its values, its base card, the influence on both, and who is there."""
    control, gate = scene.box.control(city), scene.box.gate(city)
    name = text("cli-dp-city", name=scene.city(city), control=control, gate=gate)
    if found := marks(scene, city):
        name = text("cli-dp-city-marked", name=name, marks=listed(found))
    there = [part for part in (influence_in(scene, city), agents_in(scene, city)) if part]
    return [name, base_card(scene, city), text("cli-plain-next").join(there)]


def in_brief(name: str, base: str, there: str) -> str:
    """Return a city as one line for narrow screens."""
    parts = [part for part in (base, there) if part]
    return text("cli-dp-line", name=name, found=text("cli-plain-next").join(parts))


def influence_in(scene: Scene, city: str) -> str:
    """Return who has influence on a city and on its base card, and what is locked."""
    on_city, on_base = scene.on_spot((ON_CITY, city)), scene.on_spot((ON_BASE, city))
    found = [text("cli-dp-on-city", found=on_city)] if on_city else []
    found += [text("cli-dp-on-base", found=on_base)] if on_base else []
    return text("cli-plain-next").join(found)


def marks(scene: Scene, city: str) -> list[str]:
    """Return who controls a city, its gate, and the tokens there."""
    view = scene.view
    found = []
    if city in view.control:
        found.append(text("cli-dp-held", name=scene.who(view.control[city])))
    if city in view.gates:
        seat, kind = view.gates[city]
        gate = scene.translator.name("gate", kind)
        found.append(text("cli-dp-gate", kind=gate, name=scene.who(seat)))
    if city == view.cthulhu:
        found.append(text("cli-dp-cthulhu"))
    if city == view.martial_law:
        found.append(text("cli-dp-martial-law"))
    if city in view.whateleys:
        found.append(text("cli-dp-whateley"))
    return found


def base_card(scene: Scene, city: str) -> str:
    """Return the face-up base card with its values, and how many cards lie below it."""
    left = scene.view.stacks[city].size if city in scene.view.stacks else 0
    if city not in scene.view.tops:
        return text("cli-dp-no-base")
    card = scene.view.tops[city]
    printed = scene.box.cards[card]
    parts = [scene.resources(card)] if printed.resources else []
    if printed.agent:
        parts.append(text("cli-dp-agent-short", strength=scene.box.strength[card]))
    return text("cli-dp-base", card=scene.card(card), facts=listed(parts), left=left)


def agents_in(scene: Scene, city: str) -> str:
    """Return everybody's agents and Deep Ones in a city."""
    found = []
    for player in scene.view.players:
        there = [agent_short(scene, player, a) for a, c in player.agents.items() if c == city]
        deep = player.deep_ones.count(city)
        if deep:
            there.append(text("cli-dp-deep-ones", number=deep))
        if there and player.cultist:
            found += there
        elif there:
            agents = listed(there)
            found.append(text("cli-dp-agents", name=scene.who(player.seat), agents=agents))
    return text("cli-plain-next").join(found)


def agent_short(scene: Scene, player: SeatView, agent: str) -> str:
    """Return an agent with its strength and whether it is possessed; a cultist by its name."""
    if player.cultist:
        message = "cli-dp-token-shown" if player.revealed else "cli-dp-token-hidden"
        return text(message, name=scene.who(player.seat))
    message = "cli-dp-agent-possessed" if agent in player.possessed else "cli-dp-agent"
    return text(message, name=scene.agent(agent), strength=scene.box.strength[agent])


def row(scene: Scene) -> Grid:
    """DP-25  The mythos row from the left."""
    headers = texts("cli-dp-header-mythos", "cli-dp-header-facts", "cli-dp-header-on-card")
    rows = [
        [scene.card(card), listed(scene.facts(card)), scene.on_spot((ON_MYTHOS, card))]
        for card in scene.view.row
    ]
    brief = tuple(
        text("cli-dp-line", name=name, found=listed([part for part in rest if part]))
        for name, *rest in rows
    )
    return Grid("", headers, rows, "" if rows else text("cli-dp-row-empty"), brief)


def seats(scene: Scene, plain: bool, covered: bool) -> Grid:
    """Return a row for each player and each cultist of a Great Old One."""
    headers = texts(
        "cli-dp-header-name",
        "cli-dp-header-vp",
        "cli-dp-header-cubes-plain" if plain else "cli-dp-header-cubes",
        "cli-dp-header-cards-plain" if plain else "cli-dp-header-cards",
        "cli-dp-header-insanity",
        "cli-dp-header-alignment",
        "cli-dp-header-has",
    )
    rows = [seat_row(scene, player, covered) for player in scene.view.players]
    brief = tuple(seat_in_brief(*row) for row in rows)
    return Grid("", headers, rows, brief=brief)


def seat_row(scene: Scene, player: SeatView, covered: bool) -> list[str]:
    """Return what lies in front of a player."""
    cubes = text(
        "cli-dp-seat-cubes", supply=player.supply, general=player.general, limbo=player.limbo
    )
    if player.cultist:
        return [seat_name(player.seat, scene.translator), "", cubes, "", "", "", ""]
    vp = text("cli-dp-seat-vp", vp=player.vp, mark=scene.view.target)
    cards = text(
        "cli-dp-seat-cards",
        hand=player.hand_size,
        deck=player.deck.size,
        discards=len(player.discards) + len(player.used),
    )
    limit = scene.box.numbers.insanity_limit
    sanity = text("cli-dp-seat-sanity", insanity=player.insanity, limit=limit)
    has = listed(belongings(scene, player))
    name = seat_name(player.seat, scene.translator)
    return [name, vp, cubes, cards, sanity, alignment(scene, player, covered), has]


def seat_in_brief(
    name: str, vp: str, cubes: str, cards: str, sanity: str, alignment: str, has: str
) -> str:
    """Return a row as one line for narrow screens; hidden alignments are left out."""
    if not cards:
        return text("cli-dp-line", name=name, found=text("cli-dp-brief-cubes", cubes=cubes))
    shown = "" if alignment == text("cli-dp-hidden") else alignment
    found = [
        text("cli-dp-brief-vp", vp=vp),
        text("cli-dp-brief-cubes", cubes=cubes),
        text("cli-dp-brief-cards", cards=cards),
        text("cli-dp-brief-insanity", insanity=sanity),
        *(part for part in (shown, has) if part),
    ]
    return text("cli-dp-line", name=name, found=listed(found))


def alignment(scene: Scene, player: SeatView, covered: bool) -> str:
    """Return a player's alignment as far as the viewer may see it; if covered, a key reveals it."""
    if player.revealed and player.alignment:
        return scene.alignment(player.alignment)
    if covered:
        own = player.seat == scene.translator.me
        return text("cli-dp-press-c") if own else text("cli-dp-hidden")
    if player.alignment is None:
        return text("cli-dp-hidden")
    if scene.translator.me in (None, player.seat):
        return text("cli-dp-hidden-own", alignment=scene.alignment(player.alignment))
    return text("cli-dp-known-to-you", alignment=scene.alignment(player.alignment))


def belongings(scene: Scene, player: SeatView) -> list[str]:
    """Return mythos cards, crypt, Deep Ones in supply, and marks."""
    found = [scene.card(card) for card in player.mythos]
    if player.crypt:
        crypt = listed([scene.agent(agent) for agent in player.crypt])
        found.append(text("cli-dp-crypt", agents=crypt))
    if player.deep_supply:
        found.append(text("cli-dp-deep-supply", number=player.deep_supply))
    if player.mad:
        found.append(text("cli-dp-mad"))
    return found
