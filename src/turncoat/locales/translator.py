"""The speaker: turns the small words of a game into sentences for one reader.

Which argument is what is told by the game's own `words` module. Each argument reaches the message
under the name of its kind, `$place`, with its bare id, `$place_id`, and with every attribute that
its name has in the catalogue, `$place_the`. A second one of a kind is `$place2`, `$place2_id`.
A last kind with a star is a list to the end: `$places`, `$places_the`, and `$number` for how many.
The names themselves may depend on `$players`, how many are at the table.
What only a content file of the reader's own knows is called as it is printed there.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from turncoat.locales.catalogue import Argument, Catalogue, MissingMessage

Seat: TypeAlias = int
Term: TypeAlias = tuple[str | int, ...]
Shape: TypeAlias = tuple[str, ...]
Arguments: TypeAlias = dict[str, Argument]
# The id of a message, and what is printed instead: the name under "", what it does under "text".
Printed: TypeAlias = Mapping[str, Mapping[str, str]]

YES = "yes"
NO = "no"
# What is no text that could stand in a list.
NO_FORMS = ("_id", "_is_me")


class Grammar(Protocol):
    """What a game's `words` module tells of its words."""

    PREFIX: str
    EVENTS: dict[str, Shape]
    PUBLIC_EVENTS: dict[str, Shape]
    OPTIONS: dict[str, Shape | list[Shape]]
    HAS_OFFERS: bool
    TOPICS: dict[str, Shape]
    PUBLIC_TOPICS: dict[str, Shape]
    PUBLIC_VIEW: Mapping[str, Any]
    CLAIMS: dict[str, Shape]
    IDLE: list[str]
    NAMES: dict[str, str]
    SETUP: dict[str, tuple[str | int | bool, ...]]
    SETUP_LISTS: dict[str, tuple[str, tuple[str, ...], bool]]
    WHY: dict[str, str]


def grammar_of(game: str) -> Grammar:
    """Those of one game."""
    return cast(Grammar, import_module(f"turncoat.games.{game}.grammar"))


class Translator:
    """Speaks to the one in seat `me`, or to somebody who only watches."""

    def __init__(
        self,
        catalogue: Catalogue,
        game_name: str,
        names: Sequence[str],
        me: Seat | None,
        printed: Printed | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.grammar = grammar_of(game_name)
        self.names = names
        self.me = me
        self.printed = printed or {}
        self._known: dict[tuple[str, str | int], Arguments] = {}

    # What the engine says.

    def event(self, event: Term) -> str:
        """What happened."""
        return self._say("event", event, _shape(self.grammar.EVENTS, event))

    def option(self, option: Term) -> str:
        """What may be chosen."""
        suffix, shape = self._option_shape(option)
        return self._say("option", option, shape, suffix)

    def ask(self, topic: Term) -> str:
        """What is asked."""
        return self._say("ask", topic, _shape(self.grammar.TOPICS, topic))

    def claim(self, seat: Seat, claim: Term) -> str:
        """What somebody says of somebody."""
        shape = _shape(self.grammar.CLAIMS, claim)
        about = [word for kind, word in zip(shape, claim[1:], strict=False) if kind == "seat"]
        extra: Arguments = {f"speaker{form}": word for form, word in self._seat(seat).items()}
        extra["about_self"] = YES if seat in about else NO
        return self._say("claim", claim, shape, extra=extra)

    def refusal(self, reason: str) -> str:
        """Why an answer was not taken."""
        return self.catalogue.text(f"refusal-{reason}")

    def end(self, reason: str) -> str:
        """Why the game is over."""
        return self.name("end", reason)

    # Names and what is printed on things.

    def title(self) -> str:
        """The name of the game."""
        return self._text("name")

    def name(self, kind: str, word: str | int) -> str:
        """The name of a seat, a place, a card or whatever else the game names."""
        return self.names[int(word)] if kind == "seat" else str(self._named(kind, word)[""])

    def card_text(self, card: str) -> str:
        """What a card does."""
        return self._printed_text("card", card)

    def place_text(self, place: str) -> str:
        """What may be done at a place."""
        return self._text("place", place, "text")

    def role_text(self, role: str) -> str:
        """What a role can do, or dies of."""
        return self._text("role", role, "text")

    def role_goal(self, role: str) -> str:
        """What a role wants."""
        return self._text("role", role, "goal", players=len(self.names))

    def token_text(self, event: str) -> str:
        """What an event token brings."""
        return self._text("token", event, "text")

    def great_old_one_text(self, great_old_one: str) -> str:
        """What a Great Old One wants, and what its cultists do for it."""
        return self._printed_text("goo", great_old_one)

    def behaviour_text(self, behaviour: str) -> str:
        """What the cultists do when this card is turned up."""
        return self._printed_text("behaviour", behaviour)

    def alignment_goal(self, alignment: str) -> str:
        """What an alignment scores."""
        return self._text("alignment", alignment, "goal")

    def solo_goal(self) -> str:
        """What somebody scores who plays alone."""
        return self._text("solo", "goal")

    def tally(self, name: str) -> str:
        """The heading of what is counted over many games."""
        return self._text("tally", name)

    def automa(self) -> str:
        """The name of the character that nobody plays."""
        return self._text("automa")

    def ability(self, character: str) -> str:
        """What a character can do."""
        return self._text("character", character, "ability")

    def goal(self, character: str) -> str:
        """What a character wants."""
        return self._text("character", character, "goal")

    # The options of a table.

    def setup(self, field: str) -> str:
        """The name of a table option."""
        return self._text("setup", field)

    def setup_text(self, field: str) -> str:
        """What a table option settles."""
        return self._text("setup", field, "text")

    def setup_value(self, field: str, value: str | int | bool) -> str:
        """What one value of a table option means; a switch has the values yes and no."""
        if isinstance(value, bool):
            value = YES if value else NO
        return self._text("setup", field, str(value) or "none")

    def bad_setup(self, field: str, reason: str, figures: Mapping[str, int] | None = None) -> str:
        """Why a table can't be laid so, with the numbers that the reason speaks of."""
        if field not in self.grammar.SETUP:
            return self.catalogue.text("bad-field", field=field)
        return self._text("bad", field, reason, **(figures or {}))

    # How it is put together.

    def _say(
        self,
        family: str,
        words: Term,
        shape: Shape,
        suffix: str = "",
        extra: Mapping[str, Argument] | None = None,
    ) -> str:
        """One message of a family, with its arguments resolved."""
        message = f"{self.grammar.PREFIX}-{family}-{words[0]}{suffix}"
        args: Arguments = dict(extra or {})
        if shape and shape[-1] == "option*":
            option = words[len(shape) :]
            suffix, option_shape = self._option_shape(option)
            message += f"-{option[0]}{suffix}"
            shape, words = (*shape[:-1], *option_shape), (*words[: len(shape)], *option[1:])
        elif shape and shape[-1].endswith("*"):
            args |= self._rest(shape[-1][:-1], words, words[len(shape) :])
            shape, words = shape[:-1], words[: len(shape)]
        if len(shape) != len(words) - 1:
            raise MissingMessage(f"{message}: {words}")
        seen: dict[str, int] = {}
        for kind, word in zip(shape, words[1:], strict=True):
            seen[kind] = seen.get(kind, 0) + 1
            name = kind if seen[kind] == 1 else f"{kind}{seen[kind]}"
            for form, value in self._argument(kind, word).items():
                args[name + form] = value
        return self.catalogue.text(message, **args)

    def _rest(self, kind: str, words: Term, rest: Term) -> Arguments:
        """The rest of some words: a sentence of its own, or a list and its length."""
        if kind == "claim":
            return {kind: self.claim(int(words[1]), rest)}
        if kind == "cast":
            items = [self._one_of_cast(seat, word) for seat, word in enumerate(rest)]
        else:
            items = [self._argument(kind, word) for word in rest]
        return {**self._list(f"{kind}s", items), "number": len(rest)}

    def _list(self, name: str, items: list[Arguments]) -> Arguments:
        """Some arguments in a row, in every form that all of them have."""
        forms = [form for form in items[0] if form not in NO_FORMS] if items else [""]
        return {
            name + form: self.catalogue.listed([str(item[form]) for item in items])
            for form in forms
            if all(form in item for item in items)
        }

    def _one_of_cast(self, seat: Seat, character: str | int) -> Arguments:
        """Who sits where: one character for each seat."""
        args: Arguments = {}
        for kind, word in (("seat", seat), ("character", character)):
            args |= {kind + form: value for form, value in self._argument(kind, word).items()}
        return {"": self.catalogue.text(f"{self.grammar.PREFIX}-one-of-cast", **args)}

    def _option_shape(self, option: Term) -> tuple[str, Shape]:
        """The kinds of its arguments; where there are several shapes, each has its own message."""
        shapes = self.grammar.OPTIONS.get(str(option[0]), [])
        if isinstance(shapes, tuple):
            return "", shapes
        for shape in shapes:
            if len(shape) == len(option) - 1:
                return "-".join(("", *shape)), shape
        raise MissingMessage(f"option {option}")

    def _argument(self, kind: str, word: str | int) -> Arguments:
        """An argument and all its forms, by what is added to the name of its kind."""
        if kind == "number":
            return {"": word}
        if kind == "flag":
            return {"": YES if word else NO}
        return self._seat(int(word)) if kind == "seat" else self._named(kind, word)

    def _seat(self, seat: Seat) -> Arguments:
        """Somebody, in the forms that the language's own message `seat` knows."""
        key = ("seat", seat)
        if key not in self._known:
            is_me = YES if seat == self.me else NO
            forms = self.catalogue.forms("seat", name=self.names[seat], is_me=is_me)
            self._known[key] = {
                **{f"_{form}" if form else "": text for form, text in forms.items()},
                "_name": self.names[seat],
                "_id": seat,
                "_is_me": is_me,
            }
        return self._known[key]

    def _named(self, kind: str, word: str | int) -> Arguments:
        """A thing that has a name in the catalogue; at tables of other sizes it may be another."""
        key = (kind, word)
        if key not in self._known:
            if kind not in self.grammar.NAMES:
                raise MissingMessage(f"no names of kind {kind}")
            message = f"{self.grammar.PREFIX}-{self.grammar.NAMES[kind]}-{word}"
            printed = self.printed.get(message, {})
            forms = (
                self._printed_forms(self.grammar.NAMES[kind], printed[""])
                if "" in printed
                else self.catalogue.forms(message, players=len(self.names))
            )
            self._known[key] = {
                **{f"_{form}" if form else "": text for form, text in forms.items()},
                # Of a thing that does something else, no message can say more than its name.
                "_id": "" if "text" in printed else word,
            }
        return self._known[key]

    def _printed_forms(self, names: str, name: str) -> dict[str, str]:
        """A name that no language knows, in the forms that its like have."""
        message = f"{self.grammar.PREFIX}-printed-{names}"
        if message in self.catalogue:
            return self.catalogue.forms(message, name=name)
        return {"": name}

    def _printed_text(self, names: str, word: str) -> str:
        """What a thing does, as it is printed in the reader's own file or as the house says it."""
        printed = self.printed.get(f"{self.grammar.PREFIX}-{names}-{word}", {})
        return printed["text"] if "text" in printed else self._text(names, word, "text")

    def _text(self, *parts: str, **args: Argument) -> str:
        message = "-".join((self.grammar.PREFIX, *parts))
        printed = self.printed.get(message, {})
        return printed[""] if "" in printed else self.catalogue.text(message, **args)


def _shape(shapes: dict[str, Shape], words: Term) -> Shape:
    """The kinds of the arguments of these words."""
    try:
        return shapes[str(words[0])]
    except KeyError:
        raise MissingMessage(f"{words[0]}") from None
