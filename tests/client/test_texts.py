"""Earlier texts, page by page: those that only some can read don't displace public ones."""

from typing import Any

from turncoat.client import RemoteTable
from turncoat.client.rest import RestClient
from turncoat.server.protocol import commands, frames

PAGE = 3


class TableWithTexts(RemoteTable):
    """A table whose server has this many texts, of which only the even ones are public."""

    def __init__(self, texts: int) -> None:
        super().__init__(RestClient("http://nowhere.invalid"), "CODE", "token")
        self.written = [frames.Text(n, 1, 0, f"{n}", to_all=n % 2 == 0) for n in range(texts)]
        for to_all in (True, False):
            self._keep(self.page(texts, to_all))

    def page(self, before: int, to_all: bool) -> frames.Texts:
        found = [text for text in self.written[:before] if text.to_all == to_all]
        return frames.Texts(found[-PAGE:], len(found) > PAGE, to_all)

    def do(self, request: type[commands.Command], **fields: Any) -> None:
        assert request is commands.EarlierTexts
        self._keep(self.page(**fields))


def test_earlier_texts_of_both_kinds_are_read_until_there_are_none() -> None:
    table = TableWithTexts(20)
    assert sorted(table.texts) == [14, 15, 16, 17, 18, 19]

    read = [text.number for text in table.read_earlier()]

    assert read == [8, 9, 10, 11, 12, 13]
    while table.read_earlier():
        pass
    assert list(table.texts.values()) == table.written


def test_where_there_is_nothing_earlier_nothing_is_asked_for() -> None:
    assert TableWithTexts(2 * PAGE).read_earlier() == []
