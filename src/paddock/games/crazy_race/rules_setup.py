"""Before the first round: characters, hands and the first pool."""

from collections.abc import Sequence

from paddock.core import Chance, Refusal, SeatChoice, message
from paddock.games.crazy_race.cards import COLOURS, ROOM, Card, Character
from paddock.games.crazy_race.events import CharacterTaken, PoolLaid
from paddock.games.crazy_race.options import Drive
from paddock.games.crazy_race.position import Race


class DealCharacter(Chance):
    """Every player has a different character (CR-SETUP-02)."""

    seat: int

    def outcomes(self, race: Race) -> list[Character]:
        taken = race.taken_characters()
        return [character for character in race.deck.characters if character.index not in taken]

    def purpose(self, race: Race) -> str:
        return f"character/{self.seat}"

    def fell(self, race: Race, outcome: Character) -> None:
        take_character(race, self.seat, outcome)


class ChooseCharacter(SeatChoice):
    """Players choose different characters, in the order of the seats (CR-SETUP-02)."""

    rule = "CR-SETUP-02"

    def options(self, race: Race) -> Sequence[Drive]:
        taken = race.taken_characters()
        return [option for option in race.deck.drive if option.character.index not in taken]

    def chosen(self, race: Race, option: Drive) -> None:
        take_character(race, self.seat, option.character)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        colour = code.removeprefix("drive-")
        if code.startswith("drive-") and colour in COLOURS:
            seat = race.characters.index(COLOURS.index(colour))
            return Refusal(message(ROOM, "character-gone", seat=seat), self.rule)
        return None


def take_character(race: Race, seat: int, character: Character) -> None:
    """A character brings the race cards of its colour; unused colours stay in the box (CR-SETUP-03, CR-SETUP-04)."""
    race.characters[seat] = character.index
    race.hands[seat] = race.deck.hands[character.index][:]
    if race.listening:
        race.tell(CharacterTaken(seat, character))


class LayStarter(Chance):
    """The first pool is drawn from the starters; those not drawn stay in the box (CR-SETUP-06, CR-SETUP-07)."""

    def outcomes(self, race: Race) -> list[Card]:
        return race.starters

    def purpose(self, race: Race) -> str:
        return "starters"

    def fell(self, race: Race, outcome: Card) -> None:
        race.starters = [card for card in race.starters if card is not outcome]
        race.pool.append(outcome)
        if race.listening and len(race.pool) == race.seats + 1:
            race.tell(PoolLaid(tuple(race.pool)))
