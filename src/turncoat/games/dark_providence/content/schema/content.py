"""A content file as a whole."""

from msgspec import Struct

from turncoat.games.dark_providence.content.schema.board import (
    Components,
    Map,
    Numbers,
    Tokens,
    Tracks,
)
from turncoat.games.dark_providence.content.schema.cards import Card, MainAgent, Starter
from turncoat.games.dark_providence.content.schema.solo import Solo


class Content(Struct, frozen=True):
    """The whole file; its notes (`meta`, `scoring`, `vocabulary`, `examples`) are for readers."""

    components: Components
    rules: Numbers
    tracks: Tracks
    tokens: Tokens
    map: Map
    main_agents: list[MainAgent]
    starter: Starter
    cards: list[Card]
    solo: Solo
