"""What is printed on the character cards: kinds and hit points."""

from typing import Final

from turncoat.games.shadow_hunters.content import FACTS, HIT_POINTS

KIND_OF: Final[dict[str, str]] = {c["id"]: c["kind"] for c in FACTS["characters"]}
POINTS_OF: Final[dict[str, int]] = {c["id"]: HIT_POINTS[c["initial"]] for c in FACTS["characters"]}
