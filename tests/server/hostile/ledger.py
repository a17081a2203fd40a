"""What the attackers have tried, and how the server answered."""

from collections import Counter

import msgspec

from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import CLOSING, REFUSALS
from turncoat.server.protocol.pages import Problem

# What a server answers while it can't reach its database. The campaign, which never takes the
# database away, treats this status as a failure.
UNAVAILABLE = 503
MOST_CAUGHT = 20


class Report(msgspec.Struct):
    """How often each attack was tried and each answer came, and what should never have happened."""

    tried: dict[str, int]
    answered: dict[str, int]
    caught: list[str]


class Ledger:
    """Counts attacks and answers, and notes answers that should never be given."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.caught: list[str] = []

    def catch(self, what: str) -> None:
        """Note a mistake of the server."""
        if len(self.caught) < MOST_CAUGHT:
            self.caught.append(what[:300])

    def frame(self, written: str | bytes, seat: int | None, known: bool) -> frames.AnyFrame:
        """Check a frame. Strangers may only get refusals; a seat only its own view and story."""
        frame = frames.read(written)
        self.answered[type(frame).__name__] += 1
        if isinstance(frame, frames.Refusal):
            self.answered[frame.error] += 1
            if frame.error not in REFUSALS:
                self.catch(f"a refusal beside the list: {frame.error}")
        elif not known:
            self.catch(f"a stranger got {written!r}")
        if isinstance(frame, frames.TableFrame | frames.Story) and frame.seat != seat:
            self.catch(f"seat {seat} got what seat {frame.seat} sees")
        if isinstance(frame, frames.TableFrame) and frame.view["seat"] != seat:
            self.catch(f"seat {seat} got the view of seat {frame.view['seat']}")
        if isinstance(frame, frames.Room) and frame.deal.secret and frame.phase != "ended":
            self.catch("the secret of a deal before the end")
        return frame

    def page(self, where: str, status: int, content: bytes) -> None:
        """Check an answer to an HTTP request."""
        self.answered[str(status)] += 1
        if status >= 500 and status != UNAVAILABLE:
            self.catch(f"{status} {where} {content!r}")
        elif status >= 400:
            reason = msgspec.json.decode(content, type=Problem).error
            self.answered[reason] += 1
            if reason not in REFUSALS or (status == UNAVAILABLE and reason != CLOSING):
                self.catch(f"an error beside the list: {status} {where} {reason}")

    def report(self) -> Report:
        """Everything so far."""
        return Report(dict(self.tried), dict(self.answered), self.caught)
