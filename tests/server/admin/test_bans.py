"""Bans expire, even on a server that is never restarted."""

import asyncio
from pathlib import Path

from tests.server.inside import running_server
from turncoat.server import clock
from turncoat.server.origins import KEY_LIFE
from turncoat.server.store.orders import Orders
from turncoat.server.store.store import Store, in_folder


def test_a_ban_is_forgotten_after_seven_days_while_the_server_runs(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_server(Store(in_folder(tmp_path))) as game_server:
            orders, today = Orders(game_server.store.engine), clock.today()
            orders.ban("1:old", today - KEY_LIFE)
            orders.ban("1:new", today - KEY_LIFE + 60)

            await game_server.upkeep.delete_expired()

            assert list(game_server.policy.bans) == ["1:new"]
            assert orders.bans(today - KEY_LIFE) == game_server.policy.bans

    asyncio.run(run())
