# SPDX-License-Identifier: GPL-3.0-or-later
"""The game as a referee needs it: rules as `tilewright-cli rules show` tells them, a board, and
whether a play is legal and what it scores. Deliberately plain: it checks engines, so it shares no
code with them."""

import re
from dataclasses import dataclass, field

BLANK = "?"


class Illegal(Exception):
    """What is wrong with a move."""


@dataclass
class Rules:
    """Of games in which words are read in order, with end penalties as in the classic game."""

    rack: int = 7
    bonuses: dict = field(default_factory=dict)  # tiles laid -> points
    exchange_minimum: int = 7
    scoreless_turns: int = 6
    tiles: dict = field(default_factory=dict)  # tile -> how many
    values: dict = field(default_factory=dict)  # letter -> points
    squares: list = field(default_factory=list)
    start: tuple = (7, 7)

    @staticmethod
    def parse(text):
        """Reads what `rules show` prints."""
        rules = Rules()
        section, listing = "", None
        for line in text.splitlines():
            line = line.rstrip()
            if line.startswith("["):
                section, listing = line.strip("[]"), None
            elif not line or line.startswith("#"):
                continue
            elif line == "tiles:" or line == "squares:":
                listing = line[:-1]
            elif listing == "tiles":
                rules._read_tile(line.split())
            elif listing == "squares":
                rules.squares.append(line)
            elif "=" in line:
                name, value = (part.strip() for part in line.split("=", 1))
                rules._set(section, name, value)
        if not rules.squares or not rules.tiles:
            raise ValueError("these rules name no board or no tiles")
        return rules

    def _read_tile(self, fields):
        tile, _, count, points = fields[:4]
        if len(tile) != 1:
            raise ValueError(f"the referee knows no tiles of several characters ({tile})")
        self.tiles[tile] = int(count)
        self.values[tile] = int(points)

    def _set(self, section, name, value):
        if section == "layout" and name == "start":
            _, row, column = square_of(value)
            self.start = (row, column)
        if section != "game":
            return
        if name == "rack":
            self.rack = int(value)
        elif name == "bonus":
            match = re.fullmatch(r"(\d+) from (\d+)", value)
            if match:
                points, least = int(match.group(1)), int(match.group(2))
                self.bonuses = {laid: points for laid in range(least, 64)}
        elif name == "exchange_minimum_bag":
            self.exchange_minimum = int(value)
        elif name == "scoreless_turns":
            self.scoreless_turns = int(value)
        elif name == "words" and value != "in_order":
            raise ValueError("the referee plays games whose words are read in order")
        elif name == "turns_after_bag_empty" and value != "unlimited":
            raise ValueError("the referee doesn't know how these rules end a game")


def square_of(text):
    """("across", row, column) of "8H", ("down", ...) of "H8"; from 0."""
    match = re.fullmatch(r"(\d+)([A-Za-z]{1,2})|([A-Za-z]{1,2})(\d+)", text)
    if not match:
        raise Illegal(f"{text} is no square")
    row = int(match.group(1) or match.group(4))
    column = 0
    for letter in (match.group(2) or match.group(3)).upper():
        column = 26 * column + ord(letter) - ord("A") + 1
    return ("across" if match.group(1) else "down"), row - 1, column - 1


def tile_for(letter):
    """The tile on the rack that a letter on the board comes from."""
    return BLANK if letter.islower() else letter


def without(rack, tiles):
    """The rack less these tiles; None when it doesn't hold them."""
    rest = list(rack)
    for tile in tiles:
        if tile not in rest:
            return None
        rest.remove(tile)
    return rest


class Board:
    LETTERS = {"D": 2, "T": 3, "Q": 4}
    PREMIUM_LETTERS = {"d": 2, "t": 3, "q": 4}

    def __init__(self, rules):
        self.rules = rules
        self.rows = len(rules.squares)
        self.columns = len(rules.squares[0])
        self.laid = {}

    def cgp(self):
        lines = []
        for row in range(self.rows):
            line, gap = "", 0
            for column in range(self.columns):
                letter = self.laid.get((row, column))
                if letter is None:
                    gap += 1
                    continue
                line += (str(gap) if gap else "") + letter
                gap = 0
            lines.append(line + (str(gap) if gap else ""))
        return "/".join(lines)

    def place(self, where, word, words):
        """(tiles laid: square -> letter, points) of a play; Illegal when it is none. `words` is a
        set, or None when words aren't looked up."""
        direction, row, column = square_of(where)
        down = direction == "down"
        step = (1, 0) if down else (0, 1)
        new, main = {}, []
        for i, letter in enumerate(word):
            at = (row + i * step[0], column + i * step[1])
            if not (0 <= at[0] < self.rows and 0 <= at[1] < self.columns):
                raise Illegal(f"{where} {word} leaves the board")
            lying = self.laid.get(at)
            if lying is None:
                if not letter.isalpha() or letter.upper() not in self.rules.values:
                    raise Illegal(f"{letter} is no letter")
                new[at] = letter
            elif lying.upper() != letter.upper():
                raise Illegal(f"{lying}, not {letter}, lies there")
            main.append(at)
        before = (row - step[0], column - step[1])
        after = (main[-1][0] + step[0], main[-1][1] + step[1])
        if before in self.laid or after in self.laid:
            raise Illegal(f"{where} {word} isn't the whole word")
        if not new:
            raise Illegal(f"{where} {word} lays no tile")
        self._check_connection(new)
        formed = [main] if len(main) > 1 else []
        across = (0, 1) if down else (1, 0)
        for at in new:
            cross = self._line_through(at, across, new)
            if len(cross) > 1:
                formed.append(cross)
        if not formed:
            raise Illegal("a single tile makes no word")
        points = self.rules.bonuses.get(len(new), 0)
        for squares in formed:
            text = "".join(new.get(at) or self.laid[at] for at in squares).upper()
            if words is not None and text not in words:
                raise Illegal(f"{text} is no word")
            points += self._score(squares, new)
        return new, points

    def _check_connection(self, new):
        if not self.laid:
            if self.rules.start not in new:
                raise Illegal("the first move doesn't cover the start")
            return
        for row, column in new:
            for at in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if at in self.laid:
                    return
        raise Illegal("it touches no other tile")

    def _line_through(self, at, step, new):
        def lies(square):
            return square in new or square in self.laid

        while lies((at[0] - step[0], at[1] - step[1])):
            at = (at[0] - step[0], at[1] - step[1])
        squares = []
        while lies(at):
            squares.append(at)
            at = (at[0] + step[0], at[1] + step[1])
        return squares

    def _score(self, squares, new):
        points, times = 0, 1
        for at in squares:
            letter = new.get(at) or self.laid[at]
            value = self.rules.values[tile_for(letter)]
            if at in new:
                premium = self.rules.squares[at[0]][at[1]]
                value *= self.PREMIUM_LETTERS.get(premium, 1)
                times *= self.LETTERS.get(premium, 1)
            points += value
        return points * times


@dataclass
class Turn:
    """A turn that was carried out."""

    player: int
    rack: str
    kind: str  # "place", "exchange" or "pass"
    where: str = ""
    tiles: str = ""
    points: int = 0
    total: int = 0


class Game:
    """Two racks, a bag in a fixed order and a board. Player 0 begins. Each player draws from his
    own end of the bag, so that the luck of one doesn't depend on how many tiles the other draws."""

    def __init__(self, rules, words, order):
        self.rules = rules
        self.words = words
        self.bag = list(order)
        self.board = Board(rules)
        self.racks = [[], []]
        self.scores = [0, 0]
        self.on_turn = 0
        self.scoreless = 0
        self.turns = []
        self.over = False
        for player in (0, 1):
            self._draw(player)

    def _draw(self, player):
        rack = self.racks[player]
        while self.bag and len(rack) < self.rules.rack:
            rack.append(self.bag.pop(0 if player == 0 else -1))
        rack.sort()

    def rack_text(self, player=None):
        return "".join(self.racks[self.on_turn if player is None else player])

    def cgp(self):
        """As the player on turn sees it: the other rack is unknown."""
        me = self.on_turn
        return (
            f"{self.board.cgp()} {self.rack_text()}/ {self.scores[me]}/{self.scores[1 - me]} "
            f"{self.scoreless}"
        )

    def play(self, kind, where="", tiles=""):
        """A turn of the player on turn; Illegal when he may not do that."""
        me = self.on_turn
        rack = self.rack_text()
        turn = Turn(me, rack, kind, where, tiles)
        if kind == "place":
            self._place(turn)
        elif kind == "exchange":
            self._exchange(turn)
        elif kind != "pass":
            raise Illegal(f"{kind} is no kind of turn")
        self.scoreless = 0 if turn.points > 0 else self.scoreless + 1
        self.scores[me] += turn.points
        turn.total = self.scores[me]
        self.turns.append(turn)
        self.on_turn = 1 - me
        self._end()
        return turn

    def _place(self, turn):
        me = turn.player
        new, turn.points = self.board.place(turn.where, turn.tiles, self.words)
        rest = without(self.racks[me], [tile_for(letter) for letter in new.values()])
        if rest is None:
            raise Illegal(f"{turn.rack} doesn't hold the tiles of {turn.where} {turn.tiles}")
        self.board.laid.update(new)
        self.racks[me] = rest
        self._draw(me)

    def _exchange(self, turn):
        me = turn.player
        if len(self.bag) < self.rules.exchange_minimum:
            raise Illegal(f"an exchange with {len(self.bag)} tiles in the bag")
        tiles = [tile_for(letter) for letter in turn.tiles]
        rest = without(self.racks[me], tiles)
        if rest is None or not tiles:
            raise Illegal(f"{turn.rack} can't exchange {turn.tiles}")
        self.racks[me] = rest
        self._draw(me)
        # In the middle, where neither player draws soon: the same place for the same tiles.
        middle = len(self.bag) // 2
        self.bag[middle:middle] = sorted(tiles)

    def _value(self, rack):
        return sum(self.rules.values[tile] for tile in rack)

    def _end(self):
        last = 1 - self.on_turn
        if not self.racks[last] and not self.bag:
            self.scores[last] += 2 * self._value(self.racks[self.on_turn])
            self.over = True
        elif self.scoreless >= self.rules.scoreless_turns:
            for player in (0, 1):
                self.scores[player] -= self._value(self.racks[player])
            self.over = True

    def gcg(self):
        """What was played so far."""
        lines = ["#character-encoding UTF-8", "#player1 one one", "#player2 two two"]
        for turn in self.turns:
            begin = f">{('one', 'two')[turn.player]}: {turn.rack}"
            if turn.kind == "place":
                begin += f" {turn.where} {turn.tiles} +{turn.points}"
            elif turn.kind == "exchange":
                begin += f" -{turn.tiles} +0"
            else:
                begin += " - +0"
            lines.append(f"{begin} {turn.total}")
        return "\n".join(lines) + "\n"
