"""The translator: turns a game's terms into sentences for one reader.

The game's grammar declares the kind of each argument. An argument reaches the message under the
name of its kind, such as `$place`, with its bare id, `$place_id`, and with every attribute of its
name in the catalogue, such as `$place_the`. A second argument of the same kind is `$place2`,
`$place2_id`, and `$place2_same` says whether it is the first one again. A last kind with a star
takes all remaining arguments as a list: `$places`, `$places_the`, and `$number` for how many. Names
and messages may depend on `$players`, the number of players, and labels of options on `$topic`, the
kind of the question. Names that exist only in a custom content file are used as printed there.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from turncoat.core.grammar import Shape
from turncoat.core.terms import Seat, Term
from turncoat.games import game_named
from turncoat.locales.catalogue import Argument, Catalogue, MissingMessage, Name

Arguments: TypeAlias = dict[str, Argument]
# By message id, the texts of a custom content file: the name under "", what it does under "text".
Printed: TypeAlias = Mapping[str, Mapping[str, str]]

YES = "yes"
NO = "no"
# Forms that are not text and can't be part of a list.
NO_FORMS = ("_id", "_is_me")


class Translator:
    """Turns terms into sentences for the reader in seat `me`, or for a spectator.

    Every method raises MissingMessage if the catalogue or the grammar lacks what it needs.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        game_name: str,
        names: Sequence[str],
        me: Seat | None,
        printed: Printed | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.grammar = game_named(game_name).grammar
        self.names = names
        self.me = me
        self.printed = printed or {}
        self._known: dict[tuple[str, str | int], Arguments] = {}

    # Terms.

    def event(self, event: Term) -> str:
        """Return the sentence for something that happened."""
        return self._say("event", event, _shape(self.grammar.events, event))

    def option(self, option: Term, topic: Term | None = None) -> str:
        """Return the label of an option; some labels depend on the topic of the question."""
        suffix, shape = self._option_shape(option)
        extra: Arguments = {"topic": topic[0] if topic else ""}
        return self._say("option", option, shape, suffix, extra)

    def ask(self, topic: Term) -> str:
        """Return the question of a topic."""
        return self._say("ask", topic, _shape(self.grammar.topics, topic))

    def ask_text(self, topic: Term) -> str:
        """Return what explains a question; empty if the game has no such text."""
        if f"{self.grammar.prefix}-ask-{topic[0]}-text" not in self.catalogue:
            return ""
        return self._say("ask", topic, _shape(self.grammar.topics, topic), "-text")

    def claim(self, seat: Seat, claim: Term) -> str:
        """Return the sentence for a claim by a seat."""
        shape = _shape(self.grammar.claims, claim)
        about = [word for kind, word in zip(shape, claim[1:], strict=False) if kind == "seat"]
        extra: Arguments = {f"speaker{form}": word for form, word in self._seat(seat).items()}
        extra["about_self"] = YES if seat in about else NO
        return self._say("claim", claim, shape, extra=extra)

    def refusal(self, reason: str) -> str:
        """Return why something was refused."""
        return self.catalogue.text(f"refusal-{reason}")

    def end(self, reason: str) -> str:
        """Return why the game has ended."""
        return self.name("end", reason)

    # Names and card texts.

    def title(self) -> str:
        """Return the name of the game."""
        return self._text("name")

    def name(self, kind: str, word: str | int) -> str:
        """Return the name of a seat, place, card or anything else that the game names."""
        return self.names[int(word)] if kind == "seat" else self.form(kind, word)

    def form(self, kind: str, word: str | int, form: str = "") -> Name:
        """Return a name in one of its forms, such as `in`: “in Boston”.

        If the language has no such form, it is the plain name.
        """
        forms = self._named(kind, word)
        return Name(str(forms.get(f"_{form}", forms[""])), forms)

    def card_text(self, card: str) -> str:
        """Return what a card does."""
        return self._printed_text("card", card)

    def place_text(self, place: str) -> str:
        """Return what may be done at a place."""
        return self._text("place", place, "text")

    def role_text(self, role: str) -> str:
        """Return what a role can do, or dies of."""
        return self._text("role", role, "text")

    def role_about(self, role: str) -> str:
        """Return what a role does, said of somebody else."""
        return self._text("role", role, "about")

    def role_goal(self, role: str) -> str:
        """Return the goal of a role."""
        return self._text("role", role, "goal", players=len(self.names))

    def token_text(self, event: str) -> str:
        """Return the effect of an event token."""
        return self._text("token", event, "text")

    def great_old_one_text(self, great_old_one: str) -> str:
        """Return what a Great Old One wants and what its cultists do for it."""
        return self._printed_text("goo", great_old_one)

    def behaviour_text(self, behaviour: str) -> str:
        """Return what the cultists do when this behaviour card is revealed."""
        return self._printed_text("behaviour", behaviour)

    def alignment_goal(self, alignment: str) -> str:
        """Return what an alignment scores."""
        return self._text("alignment", alignment, "goal")

    def solo_goal(self) -> str:
        """Return what the only player of a solo game scores."""
        return self._text("solo", "goal")

    def tally(self, name: str) -> str:
        """Return the heading of a number that is counted over many games."""
        return self._text("tally", name)

    def automa(self) -> str:
        """Return the name of the character that nobody plays."""
        return self._text("automa")

    def ability(self, character: str) -> str:
        """Return what a character can do."""
        return self._text("character", character, "ability", players=len(self.names))

    def icon(self, icon: str) -> str:
        """Return the name of a sign on the board or at a seat."""
        return self._text("icon", icon)

    def icon_text(self, icon: str) -> str:
        """Return what a sign on the board or at a seat means."""
        return self._text("icon", icon, "text")

    def goal(self, character: str) -> str:
        """Return the goal of a character."""
        return self._text("character", character, "goal")

    # Table options.

    def setup(self, field: str) -> str:
        """Return the name of a table option."""
        return self._text("setup", field)

    def setup_text(self, field: str) -> str:
        """Return the explanation of a table option."""
        return self._text("setup", field, "text")

    def setup_value(self, field: str, value: str | int | bool) -> str:
        """Return what a value of a table option means. Switches have the values yes and no."""
        if isinstance(value, bool):
            value = YES if value else NO
        return self._text("setup", field, str(value) or "none")

    def bad_setup(self, field: str, reason: str, figures: Mapping[str, int] | None = None) -> str:
        """Return why table options are not allowed, with the numbers that the reason mentions."""
        if field not in self.grammar.setup:
            return self.catalogue.text("bad-field", field=field)
        return self._text("bad", field, reason, **(figures or {}))

    # How sentences are built.

    def _say(
        self,
        family: str,
        term: Term,
        shape: Shape,
        suffix: str = "",
        extra: Mapping[str, Argument] | None = None,
    ) -> str:
        """Format a message of a family, with the term's arguments resolved."""
        message = f"{self.grammar.prefix}-{family}-{term[0]}{suffix}"
        args: Arguments = {"players": len(self.names), **(extra or {})}
        if shape and shape[-1] == "option*":
            option = term[len(shape) :]
            suffix, option_shape = self._option_shape(option)
            message += f"-{option[0]}{suffix}"
            shape, term = (*shape[:-1], *option_shape), (*term[: len(shape)], *option[1:])
        elif shape and shape[-1].endswith("*"):
            args |= self._rest(shape[-1][:-1], term, term[len(shape) :])
            shape, term = shape[:-1], term[: len(shape)]
        if len(shape) != len(term) - 1:
            raise MissingMessage(f"{message}: {term}")
        seen: dict[str, int] = {}
        for kind, word in zip(shape, term[1:], strict=True):
            seen[kind] = seen.get(kind, 0) + 1
            name = kind if seen[kind] == 1 else f"{kind}{seen[kind]}"
            for form, value in self._argument(kind, word).items():
                args[name + form] = value
            if seen[kind] == 2:
                args[f"{name}_same"] = YES if args.get(f"{kind}_id") == word else NO
        return self.catalogue.text(message, **args)

    def _rest(self, kind: str, term: Term, rest: Term) -> Arguments:
        """Return the remaining arguments: as sentences, or as a list and its length."""
        if kind == "claim":
            return {kind: self.claim(int(term[1]), rest)}
        if kind == "cast":
            told = [self._one_of_cast(seat, word) for seat, word in enumerate(rest)]
            return {"casts": " ".join(told), "number": len(rest)}
        items = [self._argument(kind, word) for word in rest]
        return {**self._list(f"{kind}s", items), "number": len(rest)}

    def _list(self, name: str, items: list[Arguments]) -> Arguments:
        """Return arguments as a list, in every form that all of them have."""
        forms = [form for form in items[0] if form not in NO_FORMS] if items else [""]
        return {
            name + form: self.catalogue.listed([str(item[form]) for item in items])
            for form in forms
            if all(form in item for item in items)
        }

    def _one_of_cast(self, seat: Seat, character: str | int) -> str:
        """Return the sentence that says which character a seat is."""
        args: Arguments = {}
        for kind, word in (("seat", seat), ("character", character)):
            args |= {kind + form: value for form, value in self._argument(kind, word).items()}
        return self.catalogue.text(f"{self.grammar.prefix}-one-of-cast", **args)

    def _option_shape(self, option: Term) -> tuple[str, Shape]:
        """Return the kinds of an option's arguments, and a suffix for its message.

        An option that can have different arguments has a message for each case.
        """
        shapes = self.grammar.options.get(str(option[0]), [])
        if isinstance(shapes, tuple):
            return "", shapes
        for shape in shapes:
            if len(shape) == len(option) - 1:
                return "-".join(("", *shape)), shape
        raise MissingMessage(f"option {option}")

    def _argument(self, kind: str, word: str | int) -> Arguments:
        """Return an argument in all its forms, by what each adds to the name of the kind."""
        if kind == "number":
            return {"": word}
        if kind == "flag":
            return {"": YES if word else NO}
        return self._seat(int(word)) if kind == "seat" else self._named(kind, word)

    def _seat(self, seat: Seat) -> Arguments:
        """Return a player in the forms of the language's message `seat`."""
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
        """Return something by its name in the catalogue, which may depend on the player count."""
        key = (kind, word)
        if key not in self._known:
            if kind not in self.grammar.names:
                raise MissingMessage(f"no names of kind {kind}")
            message = f"{self.grammar.prefix}-{self.grammar.names[kind]}-{word}"
            printed = self.printed.get(message, {})
            forms = (
                self._printed_forms(self.grammar.names[kind], printed[""])
                if "" in printed
                else self.catalogue.forms(message, players=len(self.names))
            )
            self._known[key] = {
                **{f"_{form}" if form else "": text for form, text in forms.items()},
                # If it does something else than usual, no message can say more than its name.
                "_id": "" if "text" in printed else word,
            }
        return self._known[key]

    def _printed_forms(self, names: str, name: str) -> dict[str, str]:
        """Return a name from a custom content file, in the forms that names of its kind have."""
        message = f"{self.grammar.prefix}-printed-{names}"
        if message in self.catalogue:
            return self.catalogue.forms(message, name=name)
        return {"": name}

    def _printed_text(self, names: str, word: str) -> str:
        """Return what something does, from a custom content file or else from the catalogue."""
        printed = self.printed.get(f"{self.grammar.prefix}-{names}-{word}", {})
        return printed["text"] if "text" in printed else self._text(names, word, "text")

    def _text(self, *parts: str, **args: Argument) -> str:
        message = "-".join((self.grammar.prefix, *parts))
        printed = self.printed.get(message, {})
        return printed[""] if "" in printed else self.catalogue.text(message, **args)


def _shape(shapes: Mapping[str, Shape], term: Term) -> Shape:
    """Return the kinds of a term's arguments. Raises MissingMessage if it is not declared."""
    try:
        return shapes[str(term[0])]
    except KeyError:
        raise MissingMessage(f"{term[0]}") from None
