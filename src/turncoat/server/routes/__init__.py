"""REST: games, rooms, replays. Playing happens over the websocket."""

from turncoat.server.routes import about, games, replays, rooms

ROUTES = [
    about.health, about.ready, about.schema_of_messages, about.schema_of_grammars,
    about.schema_of_settings, about.schema_of_game_file, about.protocol_page,
    games.games, games.grammar, games.catalogue, games.rulebook, games.page_module,
    rooms.rooms, rooms.open_room, rooms.room, rooms.story,
    rooms.join, rooms.neighbours, rooms.join_program, rooms.join_display, rooms.move,
    rooms.redeem, rooms.forget_me,
    replays.import_replay, replays.replay, replays.replay_file,
    replays.replay_steps, replays.replay_end, replays.replay_verdict,
]  # fmt: skip
