### The page: lobby, table, rulebook, settings. Messages of a game’s own table are in web_<game>.ftl.
