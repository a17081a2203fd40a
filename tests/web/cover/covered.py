"""The page of one seat, fed with frames by the test, and everything that can be seen of it."""

import json
from base64 import b64encode
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.cover.worlds import World
from tests.web.guest import NO_VOICE, PREFERENCES

# A fake socket that receives what the test feeds it. The page's clock stands still.
SOCKET: Final = """(() => {
  window.WebSocket = class {
    static OPEN = 1;
    static CLOSED = 3;
    readyState = 1;
    constructor() {
      window.fed = this;
      queueMicrotask(() => this.onopen());
    }
    send(text) {
      const { id, do: what } = JSON.parse(text);
      if (what === 'hello') this.hear({ is: 'welcome', to: id, member: 1, protocol: 2, at: 1000 });
      queueMicrotask(() => this.hear({ is: 'done', to: id }));
    }
    hear(frame) { this.onmessage({ data: JSON.stringify(frame) }); }
    close() {}
  };
})()"""
# Feeds frames one after another, as they would arrive.
FEED: Final = """async frames => {
  for (const frame of frames) {
    window.fed.onmessage({ data: frame });
    for (let i = 0; i < 20; i++) await Promise.resolve();
  }
}"""
# Waits until the page is laid out with its own fonts and knows its measures. Drawing may begin to
# load a font, hence twice. Animation frames stand still; a new observer is told of the next frame.
SETTLED: Final = """async () => {
  for (let frame = 0; frame < 2; frame++) {
    await document.fonts.ready;
    await new Promise(told => new ResizeObserver((_, observer) => {
      observer.disconnect();
      told();
    }).observe(document.body));
  }
}"""
SEEN: Final = """() => ({
  title: document.title,
  text: document.body.innerText,
  // Whatever was drawn before counts on in ids, which nobody sees.
  page: document.body.outerHTML.replace(/\\bc\\d+(-|"|\\))/g, 'c$1').replaceAll(' style=""', ''),
  focus: document.activeElement.outerHTML.slice(0, 200),
  scrolled: [...document.querySelectorAll('*')].map(one => one.scrollTop).join(),
})"""
CODE: Final = "CODE"
NOW: Final = 60
# How many characters are shown on both sides of a difference.
AROUND: Final = 150
# The largest difference between any small squares of two screenshots. Browsers don't always draw
# edges the same way, so single pixels may differ; anything readable differs more.
PAINTED: Final = """async ([side, ...pictures]) => {
  const drawn = await Promise.all(pictures.map(async picture => {
    const file = await fetch(`data:image/png;base64,${picture}`);
    const image = await createImageBitmap(await file.blob());
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height);
  }));
  const [one, other] = drawn;
  const across = Math.ceil(one.width / side);
  const squares = new Float64Array(across * Math.ceil(one.height / side) * 4);
  one.data.forEach((level, at) => {
    const pixel = at >> 2;
    const x = Math.floor((pixel % one.width) / side);
    const y = Math.floor(pixel / one.width / side);
    squares[(y * across + x) * 4 + (at & 3)] += Math.abs(level - other.data[at]);
  });
  return squares.reduce((most, sum) => Math.max(most, sum), 0) / side ** 2;
}"""
SQUARE: Final = 4
NOISE: Final = 32
# Countdowns run on the browser's own clock, so they are stopped for screenshots; their length and
# start are compared in the page.
STILL: Final = "* { animation: none !important; transition: none !important; }"


class Covered:
    """A covered screen of one seat."""

    def __init__(self, browser: Browser, address: str, size: ViewportSize, **prefer: Any) -> None:
        self.context = browser.new_context(viewport=size, reduced_motion="reduce", bypass_csp=True)
        kept = json.dumps({"tips": False, "calm": 0, **prefer})
        for script in (
            NO_VOICE,
            SOCKET,
            f"localStorage.setItem('turncoat.token.{CODE}', 'token')",
            f"localStorage.setItem('{PREFERENCES}', JSON.stringify({kept}))",
        ):
            self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        self.page.clock.install(time=0)
        self.page.clock.pause_at(NOW)
        self.page.goto(f"{address}/r/{CODE}")
        self.page.wait_for_function("window.fed !== undefined")

    def show_deal(self, world: World) -> None:
        """Feed the lobby and then the deal, so that everything that is told is new."""
        frames = world.frames
        self.page.evaluate(FEED, [in_lobby(frames[0])])
        self.page.evaluate(FEED, frames)
        self.page.locator("#question, dialog.night").first.wait_for()

    def seen(self) -> dict[str, Any]:
        """What is on the screen: text, markup, focus, scroll positions, and what is read aloud."""
        self.page.evaluate(SETTLED)
        return {**self.page.evaluate(SEEN), "aloud": self.page.locator("body").aria_snapshot()}

    def pixels(self) -> bytes:
        """A screenshot."""
        return self.page.screenshot(animations="disabled", style=STILL)


def look_alike(one: Covered, other: Covered) -> bool:
    """Whether two screens look the same, apart from differences that nobody could see."""
    ours, theirs = one.pixels(), other.pixels()
    if ours == theirs:
        return True
    both = [b64encode(pixels).decode() for pixels in (ours, theirs)]
    return bool(one.page.evaluate(PAINTED, [SQUARE, *both]) <= NOISE)


def in_lobby(room: str) -> str:
    """The same room before the deal."""
    frame = json.loads(room)
    return json.dumps({**frame, "phase": "lobby", "asking": None})


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The first difference, and where it is; empty if there is none."""
    for name, ours in one.items():
        if ours != other[name]:
            pairs = enumerate(zip(ours, other[name], strict=False))
            at = next((at for at, (left, right) in pairs if left != right), 0)
            around = slice(max(0, at - AROUND), at + AROUND)
            return f"{name}, at {at}: {ours[around]!r} != {other[name][around]!r}"
    return ""
