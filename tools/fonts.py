"""Writes the fonts that the page loads first: small parts of Alegreya, without what it never uses.

`make fonts` after a new release of the fonts. Other letters, such as those in names of players,
come from the complete fonts when they are needed.
"""

import shutil
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter, load_font, save_font

WEB: Final = Path(__file__).resolve().parent.parent / "web"
FOUND: Final = WEB / "node_modules" / "@fontsource"
FONTS: Final = WEB / "src" / "look" / "fonts"
FACES: Final = ("alegreya-700", "alegreya-sans-400", "alegreya-sans-700")
# What the page asks for in its style sheets, and what makes letters fit together.
FEATURES: Final = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"]
# The letters of English, Dutch and other western languages, and marks of all our languages.
WESTERN: Final = {
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ŒœıŸ–—‘’‚“”„•…‹›€−←↑→↓"),
}
# The other letters of Czech and Polish.
CENTRAL: Final = {*map(ord, "ČčĎďĚěŇňŘřŠšŤťŮůŽžĄąĆćĘęŁłŃńŚśŹźŻż")}
PARTS: Final = {"latin": WESTERN, "latin-ext": CENTRAL}


def write(face: str, part: str, letters: set[int]) -> None:
    """Write the part of a font with some letters."""
    family, weight = face.rsplit("-", 1)
    options = Options(layout_features=FEATURES, hinting=False, flavor="woff2")
    font = load_font(FOUND / family / "files" / f"{family}-{part}-{weight}-normal.woff2", options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    save_font(font, FONTS / f"{face}-{part}.woff2", options)


if __name__ == "__main__":
    FONTS.mkdir(exist_ok=True)
    for face in FACES:
        for part, letters in PARTS.items():
            write(face, part, letters)
    shutil.copy(FOUND / "alegreya" / "LICENSE", FONTS / "OFL.txt")
