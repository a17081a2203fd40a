"""The contrast of texts on the boards, because axe does not check drawings."""

from base64 import b64encode

from playwright.sync_api import Page

from tests.web.accessibility.axe import AT_REST

# The contrast that WCAG (AA) asks of small and of large text.
SMALL, LARGE = 4.5, 3.0

# Finds every visible text in a drawing, with its colours.
WRITTEN = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const mixed = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const through = (one) =>
    one ? Number(getComputedStyle(one).opacity) * through(one.parentElement) : 1;
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const found = [];
  for (const one of document.querySelectorAll('svg text, svg tspan')) {
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const hidden = style.visibility !== 'visible' || !one.ownerSVGElement.contains(top);
    const opacity = through(one);
    // What has passed over the board is there a while longer.
    if (hidden || !opacity || !says(one)) continue;
    const scale = Math.abs(one.getScreenCTM().a);
    const size = parseFloat(style.fontSize) * scale;
    const halo = style.stroke !== 'none' && style.paintOrder.startsWith('stroke')
      && parseFloat(style.strokeWidth) * scale >= 1;
    const [red, green, blue, alpha] = mixed(style.fill);
    found.push({
      text: one.textContent.trim(),
      box: [box.x, box.y, box.width, box.height].map(Math.round),
      ink: [red, green, blue],
      opacity: (alpha / 255) * Number(style.fillOpacity) * opacity,
      halo: halo ? mixed(style.stroke) : null,
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    });
  }
  return found;
}"""

# Computes their contrast with the background, from screenshots with and without them. Where a
# figure covers a text, it does not count.
RATIOS = """async ([pictures, written]) => {
  const [shown, bare] = await Promise.all(pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const sheet = canvas.getContext('2d', { willReadFrequently: true });
    sheet.drawImage(image, 0, 0);
    return sheet;
  }));
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = ({ ink, opacity }, ground) => {
    const seen = ink.map((part, at) => part * opacity + ground[at] * (1 - opacity));
    const [low, high] = [light(seen), light(ground)].sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05);
  };
  return written.map((one) => {
    if (one.halo) return ratio(one, one.halo.slice(0, 3));
    const [above, below] = [shown, bare].map((sheet) => sheet.getImageData(...one.box).data);
    const ratios = [];
    for (let at = 0; at < below.length; at += 4) {
      const ground = [...below.slice(at, at + 3)];
      if (ground.some((part, more) => part !== above[at + more])) ratios.push(ratio(one, ground));
    }
    return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 4)] ?? null;
  });
}"""
# The page's security policy forbids other kinds of styles.
WITHOUT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg text, svg tspan { visibility: hidden !important }');
  document.adoptedStyleSheets = [sheet];
}"""
WITH = "() => { document.adoptedStyleSheets = []; }"


def faint(page: Page) -> list[str]:
    """The texts in drawings that are hard to read, with their contrast."""
    # Move the mouse away, so that nothing is unfolded under it.
    page.mouse.move(0, 0)
    page.evaluate(AT_REST)
    written = page.evaluate(WRITTEN)
    assert written, "nothing is written on any drawing"
    shown = picture_of(page)
    page.evaluate(WITHOUT)
    bare = picture_of(page)
    page.evaluate(WITH)
    ratios = page.evaluate(RATIOS, [[shown, bare], written])
    return [
        f"{word['text']}: {ratio:.1f}"
        for word, ratio in zip(written, ratios, strict=True)
        if ratio is not None and ratio < (LARGE if word["large"] else SMALL)
    ]


def picture_of(page: Page) -> str:
    """A screenshot, taken once everything is drawn."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    return b64encode(page.screenshot()).decode()
