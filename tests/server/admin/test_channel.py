"""The control channel's file: created, found and removed however long its folder's path is."""

import asyncio
from pathlib import Path
from typing import Any, cast

from turncoat.server.admin.channel import Channel
from turncoat.server.admin.location import LONGEST, NAME

# No command is sent here, so the channel needs nothing to carry it out.
NOBODY: Any = cast(Any, None)


def test_a_channel_opens_though_the_number_of_its_folder_was_given_away(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    folder.mkdir()
    assert len(str(folder / NAME)) > LONGEST

    async def opened_and_closed() -> bool:
        channel = Channel(NOBODY, folder)
        # This file gets the descriptor through which the folder was opened.
        with (tmp_path / "another").open("w"):
            await channel.open()
        found = (folder / NAME).is_socket()
        await channel.close()
        return found

    assert asyncio.run(opened_and_closed())
    assert list(folder.iterdir()) == []
