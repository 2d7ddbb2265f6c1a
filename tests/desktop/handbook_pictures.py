# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the handbook: each panel and dialog as it looks in the real window.

A page's picture bears its name. What is shown is brought up by commands, which get keys of their
own, so that it comes about in every language.
"""
import pathlib

import desk as desks
from desk import run

# Few enough colours that a panel takes some ten kilobytes.
COLOURS = "96"
# Commands that bring up what is shown; a letter each with three modifiers.
COMMANDS = (
    "view.moves", "view.candidate", "view.unseen", "view.words", "view.wordGraph", "view.leaves",
    "view.boggle", "view.game", "view.review", "view.library", "view.simulation", "view.endings",
    "view.explain", "view.inference", "view.trends", "view.cards", "tools.solitaire",
    "tools.train", "lexicon.manage", "lexicon.build", "position.rules", "match.new",
    "file.export", "analyse.infer", "library.add",
)
KEYS = {command: f"ctrl+alt+shift+{chr(ord('a') + place)}"
        for place, command in enumerate(COMMANDS)}
KEYS |= {"library.review": "ctrl+alt+shift+1", "analyse.explain": "ctrl+alt+shift+2"}
EXAMPLES = pathlib.Path(__file__).parent.parent.parent / "resources" / "examples"


class HandbookPictures:
    """Takes them for a tour, which starts programs and presses keys."""

    def __init__(self, tour, folder):
        self.tour, self.folder = tour, pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.scale = float(tour.chosen.scale)

    def begin(self, *arguments):
        settings = [f"keys\\{command}={keys.title()}" for command, keys in KEYS.items()]
        self.tour.start(*arguments, settings=settings)

    def command(self, name):
        self.tour.press(KEYS[name])
        self.tour.rest()

    def take(self, name, thing, scale="100%"):
        """That part of the screen, in few colours."""
        area = self.area(thing)
        self.take_area(name, [round(self.scale * each)
                              for each in (area.x, area.y, area.width, area.height)], scale)

    def take_area(self, name, area, scale):
        x, y, width, height = area
        path = self.folder / f"{name}.png"
        run("import", "-window", "root", "-crop", f"{width}x{height}+{x}+{y}", "+repage",
            "-resize", scale, "+dither", "-colors", COLOURS, "-strip", f"PNG8:{path}")
        self.tour.taken += 1

    def panel(self, command, typed=None, before=None, seconds=0):
        """A panel; `before` is a command whose answer, after so long, it shows."""
        there = self.panels()
        if before:
            self.command(before)
            desks.time.sleep(seconds)
            self.tour.rest()
        if not before or self.panels().keys() == there.keys():
            self.command(command)
        if typed:
            self.tour.desk.type(typed)
            self.tour.press("Return")
        self.tour.aside()
        self.tour.rest()
        now = self.panels()
        new = [panel for title, panel in now.items() if title not in there]
        self.take(command.split(".")[1],
                  new[0] if new else next(panel for panel in now.values() if self.has_focus(panel)))

    def panels(self):
        """What stands in front beside the board, by title."""
        program = self.tour.program
        frames = (thing for thing in program.everything(self.tour.app.window, program.shown)
                  if thing.getRoleName() == "frame" and thing != self.tour.app.window)
        return {frame.name: frame for frame in frames if self.area(frame).width > 100}

    def has_focus(self, panel):
        program = self.tour.program
        return any(program.has_keys(part) for part in program.everything(panel, program.shown))

    def area(self, thing):
        return thing.queryComponent().getExtents(self.tour.program.pyatspi.DESKTOP_COORDS)

    def dialog(self, command, name):
        self.command(command)
        self.take(name, self.tour.window(), "75%")
        self.tour.press("Escape")

    def board(self, name):
        """The board with what stands above and below it."""
        board = self.tour.app.board
        while board.parent.getRoleName() != "frame":
            board = board.parent
        self.take(name, board, "60%")

    def example_game(self):
        return EXAMPLES / f"game_{self.tour.chosen.language}.gcg"

    def all(self):
        for group in (self.position, self.search, self.game, self.dialogs):
            group()

    def position(self):
        tour = self.tour
        self.begin()
        tour.press("alt+1", "Down", "Down")
        tour.rest()
        self.board("board")
        tour.press("Escape")
        self.panel("view.moves")
        tour.press("alt+1", "Down", "Down")
        self.panel("view.candidate")
        self.panel("view.unseen")
        self.panel("view.wordGraph")
        self.panel("view.leaves")
        self.panel("view.words", typed="?quiz")
        self.panel("view.boggle")
        tour.press("alt+1", "Escape", "ctrl+4", "ctrl+1")
        tour.rest()
        self.board("overlays")
        tour.press("alt+1", "F4", "Down", "F4", "ctrl+d")
        tour.rest()
        self.take("compare", tour.app.window, "60%")

    def search(self):
        tour = self.tour
        self.begin()
        tour.press("F6")
        desks.time.sleep(6)
        tour.press("Escape")
        self.panel("view.simulation")
        tour.press("alt+1", "Down", "Down", "Down", "Down")
        self.panel("view.explain", before="analyse.explain", seconds=8)
        self.begin(EXAMPLES / "ending.cgp")
        tour.press("F7")
        desks.time.sleep(4)
        self.panel("view.endings")

    def game(self):
        tour = self.tour
        self.begin(self.example_game(), "--turn", "6")
        self.panel("view.game")
        tour.press("F9")
        desks.time.sleep(3)
        tour.press("F3")
        self.panel("view.review")
        self.panel("view.inference", before="analyse.infer", seconds=3)
        self.command("library.add")
        self.command("library.review")
        desks.time.sleep(5)
        self.command("view.moves")
        self.panel("view.library")
        self.panel("view.trends")
        self.panel("view.cards")

    def dialogs(self):
        self.begin(self.example_game(), "--turn", "6")
        self.panel("tools.solitaire")
        self.dialog("tools.train", "training")
        self.dialog("lexicon.manage", "lexicons")
        self.dialog("lexicon.build", "first-lexicons")
        self.dialog("position.rules", "rules")
        self.dialog("match.new", "play")
        self.dialog("file.export", "output")
        self.tour.press("ctrl+comma")
        self.take("settings", self.tour.window(), "75%")
        self.tour.press("Escape", "ctrl+shift+e")
        self.tour.rest()
        self.take("setup", self.tour.app.window, "60%")
