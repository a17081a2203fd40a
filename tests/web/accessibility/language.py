"""A pseudo-language, English in other letters and a third longer, which shows what is not
translated or does not fit."""

from playwright.sync_api import Page

from turncoat.locales.catalogue import load

BOTS = [load("en").text(f"bot-name-{number}") for number in range(1, 9)]

# Finds text that is not translated: two plain letters in a row, visible and not part of a name.
PLAIN_TEXT = """names => {
  const found = [];
  // Rules have numbers, not names.
  const bare = text => text.replace(/[A-Z]{2}-\\d+[a-z]?/g, '');
  const plain = text => /[a-zA-Z]{2}/.test(
      names.reduce((t, name) => t.replaceAll(name, ''), bare(text)));
  // On a board, a name is cut off where it has little room.
  const isCutName = (text, element) => element.closest('svg') !== null
      && names.some(name => name.startsWith(text.replace('…', '').trim()));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!plain(node.data) || isCutName(node.data, element)) continue;
    if (element.closest('[translate=no], [lang=en]:not(html), script, style')) continue;
    if (element.checkVisibility()) found.push('plain: ' + node.data.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const text = element.getAttribute(name) ?? '';
      if (plain(text) && !element.closest('[translate=no], [lang=en]:not(html)')) {
        found.push(name + ': ' + text);
      }
    }
  }
  return found;
}"""

# Finds a page that is wider than the screen, and text that is cut off.
TOO_WIDE = """() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + 1) {
    found.push('wide: ' + document.documentElement.scrollWidth);
  }
  for (const element of document.querySelectorAll('button, h1, h2, h3, p, label, a, li, dd, dt')) {
    if (!element.checkVisibility() || element.closest('svg, .unseen, [translate=no]')) continue;
    const style = getComputedStyle(element);
    const clipped = style.overflowX === 'hidden' || style.overflowX === 'visible';
    if (clipped && element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0
        && style.display !== 'inline') {
      found.push('cut: ' + element.tagName + ' ' + element.textContent.trim().slice(0, 60));
    }
  }
  return found;
}"""

# Finds labels on a board that are wider than the place, sign or card that they are written on.
OUTSIDE = """pairs => {
  const found = [];
  for (const [words, place] of pairs) {
    for (const text of document.querySelectorAll('svg ' + words)) {
      let around = text.parentElement;
      while (around && !around.querySelector(':scope > ' + place)) around = around.parentElement;
      if (!around || !text.checkVisibility()) continue;
      const [label, box] = [text, around.querySelector(':scope > ' + place)]
        .map(one => one.getBoundingClientRect());
      const over = Math.max(box.left - label.left, label.right - box.right);
      const middle = (label.top + label.bottom) / 2;
      if (over > 1 || middle < box.top || middle > box.bottom) {
        found.push(`outside: ${text.textContent.trim()} by ${Math.round(over)}`);
      }
    }
  }
  return found;
}"""
# The labels, and what they are written on: rooms of Among Cultists, signs of Shadow Hunters, then
# cities, mythos cards, tracks and Limbo of Dark Providence.
LABELS = [
    ("text.name", "rect.floor"),
    ("text.name", "rect.plank"),
    ("text:is(.name, .card)", "path.body"),
    ("text", "rect.back"),
    ("text.sum", "path.foot"),
    ("text", "ellipse.pool"),
]


def flaws(page: Page, *names: str) -> list[str]:
    """Texts that are not translated, except for these names, and texts that do not fit."""
    found = [*page.evaluate(PLAIN_TEXT, [*names, *BOTS]), *too_wide(page)]
    return list(dict.fromkeys(found))


def too_wide(page: Page) -> list[str]:
    """Texts and pages that are wider than their place."""
    return [str(flaw) for flaw in page.evaluate(TOO_WIDE)]


def outside(page: Page) -> list[str]:
    """Labels on a board that are wider than what they are written on."""
    return [str(flaw) for flaw in page.evaluate(OUTSIDE, LABELS)]


def labels_on(page: Page) -> int:
    """The number of labels on a board."""
    words = ", ".join(f"svg :has(> {place}) {text}" for text, place in LABELS)
    return page.locator(words).count()
