"""`python -m bench.page`: the time from a websocket message until a browser shows it.

A spectator watches a table of bots. The floor is the same measurement with a page that only prints
each message. A message counts as shown right after the next animation frame.
"""

from argparse import ArgumentParser
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from playwright.sync_api import Browser, sync_playwright

from bench.editions import ROOT
from tests.server.running import running
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.guest import Guest
from tests.web.tables import PLAYERS, table_of
from turncoat.server.protocol.settings import Clocks
from turncoat.server.protocol.version import PROTOCOL

SECONDS: Final = 20.0
PACE: Final = Clocks(pace="untimed", window=0, interval_ms=400, gone=1, notice=1)
# Wraps WebSocket before the page uses it: measures from each message to after the next frame.
CLOCK: Final = """
window.shown = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', () => {
      const heard = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.shown.push(performance.now() - heard);
        channel.port2.postMessage(0);
      });
    });
  }
};
"""
BARE: Final = """async ([room, protocol]) => {
  document.body.innerHTML = '<p></p>';
  const headers = {'content-type': 'application/json'};
  const body = JSON.stringify({name: 'Wim'});
  const answer = await fetch(`/api/rooms/${room}/members`, {method: 'POST', headers, body});
  const {token} = await answer.json();
  const socket = new WebSocket(`ws://${location.host}/api/rooms/${room}/play`);
  socket.onopen = () => socket.send(JSON.stringify({do: 'hello', id: 1, protocol, token}));
  socket.onmessage = message => { document.querySelector('p').textContent = message.data; };
}"""


class Times(msgspec.Struct):
    """Milliseconds from a message to the frame that shows it."""

    messages: int
    median: float
    p99: float
    times_the_floor: float


def times(shown: list[float], floor: float) -> Times:
    """Return the median and the 99th percentile."""
    middle = median(shown)
    return Times(len(shown), middle, quantiles(shown, n=100)[98], middle / floor)


def table(browser: Browser, address: str, game: str) -> tuple[Guest, str]:
    """Open a table where bots play once the host has left; return the host and the room's code."""
    host = Guest(browser, address, "Ada")
    code = table_of(host, game, clocks=PACE)
    host.page.locator("button.main").click()
    host.page.locator("[data-guide=board]").wait_for()
    return host, code


def watched(spectator: Guest, host: Guest, seconds: float) -> list[float]:
    """Let the host leave, wait, and return the times measured in the spectator's browser."""
    host.context.close()
    spectator.page.evaluate("window.shown.length = 0")
    spectator.page.wait_for_timeout(seconds * 1000)
    shown: list[float] = spectator.page.evaluate("window.shown")
    spectator.context.close()
    return shown


def of_game(browser: Browser, address: str, game: str, seconds: float) -> list[float]:
    """Return the times of the page at a table of a game."""
    host, code = table(browser, address, game)
    spectator = Guest(browser, address, "Wim")
    spectator.context.add_init_script(CLOCK)
    spectator.open(f"/r/{code}")
    spectator.page.get_by_label("Your name").fill("Wim")
    spectator.page.locator("button.main").click()
    spectator.page.locator("[data-guide=board]").wait_for()
    return watched(spectator, host, seconds)


def of_bare_page(browser: Browser, address: str, seconds: float) -> list[float]:
    """Return the times of a page that only prints messages."""
    host, code = table(browser, address, "shadow_hunters")
    spectator = Guest(browser, address, "Wim")
    spectator.context.add_init_script(CLOCK)
    spectator.open("/about")
    spectator.page.evaluate(BARE, [code, PROTOCOL])
    return watched(spectator, host, seconds)


def main() -> None:
    """Measure, save the JSON and print it."""
    parser = ArgumentParser(prog="python -m bench.page", description="Measure the page.")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="N", help="for each game")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench", metavar="FOLDER")
    arguments = parser.parse_args()
    with (
        TemporaryDirectory() as data,
        running("--data", data) as game_server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        bare = of_bare_page(browser, game_server.address, arguments.seconds)
        floor = median(bare)
        results = {"floor": times(bare, floor)}
        for game in PLAYERS:
            results[game] = times(
                of_game(browser, game_server.address, game, arguments.seconds), floor
            )
    written = msgspec.json.format(msgspec.json.encode(results)) + b"\n"
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "page.json").write_bytes(written)
    print(written.decode())


if __name__ == "__main__":
    main()
