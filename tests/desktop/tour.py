#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through what the window can show, with real keys and clicks, and takes pictures of it.

For people who want to see every state at some size, theme, scale, text size or language. Nothing
is judged; a scene that does not come about is told at the end.
"""
import argparse
import os
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import desk as desks  # noqa: E402
from desk import run, wait  # noqa: E402
from handbook_pictures import HandbookPictures  # noqa: E402
from stage import CLUB_GAME, DATA, keep_settings, kept_geometry, long_game  # noqa: E402

CARDS = ("typeRack", "openGame", "buildLexicon")
# Commands that have no keys of their own get some, so that they work in every language.
EXTRA = {"position.rules": "Ctrl+Alt+Shift+F1"}
OVERLAYS = {
    "cross-sets-across": ["ctrl+1"],
    "cross-sets-down": ["ctrl+1"],
    "cross-sets-both": ["ctrl+1"],
    "anchors": ["ctrl+0", "ctrl+2"],
    "bounds": ["ctrl+0", "ctrl+3"],
    "lanes": ["ctrl+0", "ctrl+4"],
    "premiums": ["ctrl+0", "ctrl+shift+4"],
    "replies": ["ctrl+0", "ctrl+5"],
    "threats": ["ctrl+0", "ctrl+6"],
    "follow-ups": ["ctrl+0", "ctrl+alt+5"],
    "leave": ["ctrl+0", "ctrl+8"],
    "usage": ["ctrl+0", "ctrl+9"],
}
PANELS = ("moves", "unseen", "words", "word-graph", "leaves", "boggle", "game", "review", "library")
MENUS = ("file", "edit", "view", "game", "notes", "position", "analyse", "lexicon", "tools", "help")
SQUARES = re.compile(r"(\d+)\D+(\d+)$")  # the name of a board in any language


class Tour:
    """What there is to see. Each scene begins with a program that is started for it."""

    def __init__(self, desk, program, chosen):
        self.desk, self.program, self.chosen = desk, program, chosen
        self.folder = pathlib.Path(chosen.folder)
        self.watch = program.FocusWatch()
        self.home = self.app = self.scene = None
        self.taken = 0

    def walk(self, scenes):
        failed = []
        for name in scenes:
            self.scene = name
            self.home = self.desk.folder / name
            self.home.mkdir()
            try:
                getattr(self, "scene_" + name)()
            except (AssertionError, LookupError, RuntimeError) as error:
                failed.append(f"{name}: {error}")
                self.take("failed")
            finally:
                if self.app:
                    self.app.kill()
                self.app = None
                shutil.rmtree(self.home, ignore_errors=True)
        return failed

    def handbook(self):
        self.scene = "handbook"
        self.home = self.desk.folder / self.scene
        self.home.mkdir()
        HandbookPictures(self, self.chosen.folder).all()
        self.app.kill()

    # What the scenes are made with.

    def start(self, *arguments, cards=False, settings=(), side=15, theme=None, text=None,
              fresh=True):
        """Begins anew, as somebody else unless it is the same person again."""
        chosen = self.chosen
        lines = [
            f"view\\theme={theme or chosen.theme}",
            f"view\\textPercent={text or chosen.text}",
            f"view\\language={chosen.language}",
            *(f"keys\\{command}={keys}" for command, keys in EXTRA.items()),
            *settings,
        ]
        if not cards:
            lines += [f"hintsDone\\{card}=true" for card in CARDS]
        if self.app:
            self.app.kill()
        if fresh:
            keep_settings(self.home, lines)
        self.app = self.program.Program(
            self.desk, chosen.program, self.home, *arguments,
            board=lambda name: (found := SQUARES.search(name)) and int(found[1]) == side,
        )
        self.rest()

    def rest(self):
        """Until the program has had nothing to do for a while; others may be in its way."""
        seen = self.app.processor_seconds()
        quiet = 0
        for _ in range(60):
            desks.time.sleep(0.25)
            now = self.app.processor_seconds()
            quiet = quiet + 1 if now - seen < 0.02 else 0
            if quiet == 3:
                return
            seen = now

    def take(self, name):
        self.rest_if_alive()
        path = self.folder / f"{self.scene}-{name}.png"
        run("import", "-window", "root", str(path))
        self.taken += 1

    def rest_if_alive(self):
        if self.app and self.app.process.poll() is None:
            self.rest()

    def press(self, *keys):
        for key in keys:
            if not key.startswith("alt+"):
                self.desk.press(key)
                continue
            # As slow as a hand: Qt asks those that listen before it goes on with a key, and what
            # comes meanwhile overtakes it. Alt alone would then open the menus.
            run("xdotool", "keydown", "alt")
            desks.time.sleep(0.15)
            run("xdotool", "key", key[4:])
            desks.time.sleep(0.15)
            run("xdotool", "keyup", "alt")

    def place(self, name):
        """Where a square of the board is on the screen."""
        return self.middle(self.app.square(name))

    def middle(self, thing):
        """Where to click; with a scale of its own the program tells places in its own measure."""
        return [round(place * float(self.chosen.scale)) for place in self.program.middle(thing)]

    def point(self, place):
        run("xdotool", "mousemove", *map(str, place))

    def aside(self):
        """Takes the pointer to where it means nothing."""
        width, height = map(int, self.chosen.size.split("x"))
        self.point((width - 3, height - 3))

    def click(self, name, times=1):
        for _ in range(times):
            self.desk.click(self.place(name))
        self.aside()

    def drag(self, begin, end):
        """Several small steps: those of one moment come as one."""
        self.point(begin)
        run("xdotool", "mousedown", "1")
        for step in range(1, 9):
            self.point([a + (b - a) * step // 8 for a, b in zip(begin, end)])
            desks.time.sleep(0.05)
        run("xdotool", "mouseup", "1")
        self.aside()

    def window(self):
        """The window that has come up beside the main one."""
        return wait(
            lambda: next((w for w in self.app.windows()
                          if w != self.app.window and self.program.shown(w)), None),
            "another window",
        )

    def position(self, rack):
        """A file with the first position and another rack."""
        path = self.home / "position.cgp"
        path.write_text(
            "LANKIEST7/AYU1OXEr1MOA3/6DATURINE1/7N7/2COREQS7/7U7/7D7/6ZEN6/5BAD7/3IWIS8/15/15/"
            f"15/15/15 {rack}/ 210/260 0 lex tilewright_english;\n"
        )
        return path

    # The scenes.

    def scene_first_run(self):
        self.start(cards=True)
        self.take("cards")
        self.press("alt+1", "Down", "Down")
        self.take("cards-second-move")

    def scene_moves(self):
        self.start()
        self.press("alt+1", "Down", "Down", "Down")
        self.take("ghost-fourth")
        self.press("3")
        self.take("ghost-by-digit")
        self.point(self.place("2N"))
        self.take("hovered-square")

    def scene_typing(self):
        self.start()
        self.click("2N", 2)
        self.take("cursor-down")
        self.desk.type("gran")
        self.take("half")
        self.desk.type("iol")
        self.take("whole")
        self.press("equal")
        self.take("words")
        self.press("Escape", "Escape", "Escape")
        self.click("2N", 2)
        self.desk.type("gronail")
        self.take("phony")
        self.press("Escape", "Escape", "Escape")
        self.click("2N", 2)
        self.desk.type("z")
        self.take("refused")

    def scene_blank(self):
        self.start(self.position("AGILNO?"))
        self.click("12D")
        self.press("shift+z")
        self.take("designated")
        self.press("Escape", "Escape", "Escape")
        rack = self.watch.next(lambda: self.desk.press("ctrl+Tab"))
        area = rack.queryComponent().getExtents(self.program.pyatspi.DESKTOP_COORDS)
        x, y = self.middle(rack)
        self.drag((round(x + float(self.chosen.scale) * (area.width - area.height) / 2), y),
                  self.place("12D"))
        self.take("chooser")

    def scene_exchange(self):
        self.start()
        self.press("ctrl+e")
        self.take("begun")
        self.desk.type("agi")
        self.take("three")

    def scene_rack(self):
        self.start()
        self.press("ctrl+r")
        self.desk.type("deirstu")
        self.take("field")
        self.press("ctrl+a")
        self.desk.type("qqzz")
        self.take("overdrawn")
        self.press("ctrl+a")
        self.desk.type("ab1")
        self.take("wrong-letter")

    def scene_move_field(self):
        self.start()
        self.press("ctrl+m")
        self.desk.type("N2 G.RANIOL")
        self.take("move")
        self.press("ctrl+a")
        self.desk.type("N2 G.R8")
        self.take("senseless")

    def scene_filter(self):
        self.start()
        self.press("ctrl+f")
        self.desk.type(">20 keep:N ")
        self.take("chips")
        self.desk.type("keep:8 ")
        self.take("wrong")

    def scene_pins(self):
        self.start()
        self.press("alt+1", "F4", "Down", "Down", "Down", "F4", "Down", "F4")
        self.take("three")
        self.press("F4", "Up", "F4", "Down", "F4", "ctrl+d")
        self.take("compared")

    def scene_played(self):
        self.start(CLUB_GAME, "--turn", "4")
        self.take("rank")
        self.press("alt+1", "Down")
        self.take("with-ghost")
        self.start(CLUB_GAME, "--turn", "8")
        self.take("other-turn")

    def scene_overlays(self):
        self.start()
        self.press("ctrl+0")
        for name, keys in OVERLAYS.items():
            self.press(*keys)
            self.take(name)
            if name == "usage":
                self.press("Escape")
                self.take("usage-without-ghost")
        self.press("ctrl+0", "ctrl+8", "alt+2")
        self.take("leave-and-unseen")
        self.press("ctrl+0", "Escape", "ctrl+4", "ctrl+1", "ctrl+1", "ctrl+1")
        self.take("two")
        self.press("ctrl+2", "ctrl+shift+4")
        self.take("four")
        self.point(self.place("2N"))
        desks.time.sleep(1.2)
        self.take("hover")
        self.aside()
        self.press("ctrl+shift+0")
        self.take("as-table")

    def scene_unseen(self):
        self.start(self.position(""))
        self.take("rack-unknown")
        self.start(self.position("AG"))
        self.take("rack-partial")
        self.press("alt+2")
        self.take("panel")

    def scene_setup(self):
        self.start()
        self.press("ctrl+shift+e")
        self.app.board = next(
            thing for thing in self.program.everything(self.app.window, self.program.shown)
            if thing.getRoleName() == "table" and thing.queryTable().nColumns == 15
        )
        self.take("begun")
        self.click("13C")
        self.desk.type("zzvv")
        self.take("problems")
        self.drag(self.place("4C"), self.place("9I"))
        self.take("rectangle")

    def scene_rules(self):
        self.start()
        self.press("ctrl+alt+shift+F1")
        self.window()
        self.take("chosen")
        self.press("Escape")
        self.start("--rules", "spanish")
        self.press("ctrl+alt+shift+F1")
        self.window()
        self.take("digraphs")
        self.edit_rules("digraphs")
        self.start("--rules", "english_super", side=21)
        self.press("ctrl+alt+shift+F1")
        self.window()
        self.take("super")
        self.edit_rules("super")

    def edit_rules(self, name):
        """From the dialog of the rules into the editor: the button comes after the list."""
        self.press("Tab", "space")
        wait(lambda: len([w for w in self.app.windows() if self.program.shown(w)]) > 2,
             "the editor")
        self.take(name + "-edited")
        tabs = next(thing for thing in self.program.everything(self.app.windows()[-1])
                    if thing.getRoleName() == "page tab list")
        self.desk.click(self.middle(tabs.getChildAtIndex(1)))
        self.aside()
        self.take(name + "-tiles")

    def scene_settings(self):
        self.start()
        self.press("ctrl+comma")
        dialog = self.window()
        tabs = next(thing for thing in self.program.everything(dialog)
                    if thing.getRoleName() == "page tab list")
        pages = [tab for tab in self.program.children(tabs) if tab.getRoleName() == "page tab"]
        for number, page in enumerate(pages, 1):
            self.desk.click(self.middle(page))
            self.aside()
            self.take(str(number))

    def scene_help(self):
        self.start()
        self.press("ctrl+F1")
        self.take("keys")
        self.press("Escape")
        for name, text in (("commands", "cr"), ("move", "N2 G.RANIOL"), ("word", "?quiz"),
                           ("square", "2N")):
            self.press("ctrl+k")
            self.desk.type(text)
            self.take("palette-" + name)
            self.press("Escape")

    def scene_layouts(self):
        self.start(CLUB_GAME, "--turn", "4")
        for name in ("analyse", "review", "study", "present", "lab"):
            self.take(name)
            self.press("F2")

    def scene_panels(self):
        self.start(CLUB_GAME, "--turn", "4")
        for number, name in enumerate(PANELS, 1):
            self.press(f"alt+{number}")
            self.take(name)
        for name, key in (("simulation", "F6"), ("endings", "F7")):
            self.press(key)
            self.take(name)

    def scene_tabs(self):
        self.start(CLUB_GAME, "--turn", "4")
        self.press("ctrl+t")
        self.take("two")

    def scene_pictures(self):
        self.start()
        self.press("ctrl+shift+p")
        self.window()
        self.take("export")
        self.press("Escape", "ctrl+p")
        self.window()
        self.take("print")

    def scene_menus(self):
        self.start(DATA / "gcg" / "notes.gcg")
        self.app.quit()
        self.start(CLUB_GAME, fresh=False)
        bar = next(thing for thing in self.program.everything(self.app.window)
                   if thing.getRoleName() == "menu bar")
        menus = [self.middle(menu) for menu in self.program.children(bar)]
        for name, place in zip(MENUS, menus):
            self.desk.click(place)
            self.take(name)
            self.press("Escape", "Escape")
        self.desk.click(menus[0])
        self.press("Down", "Down", "Down", "Down", "Right")
        self.take("recent")

    def scene_messages(self):
        wrong = self.home / "not-a-game.gcg"
        wrong.write_text(">anna: ABC 8H ABC +1 1\nnothing of the kind\n")
        self.start(wrong, self.home / "a-file-with-a-rather-long-name-that-is-not-there.cgp",
                   DATA / "gcg" / "damaged.gcg")
        self.take("three")
        # The best lanes are shown from the start.
        self.press("ctrl+2")
        self.take("with-legend")
        self.start(wrong, cards=True)
        self.press("ctrl+2")
        self.take("with-cards")

    def scene_jobs(self):
        game = self.home / "long.gcg"
        game.write_text(long_game())
        self.start(game)
        bar = next(thing for thing in self.program.everything(self.app.window)
                   if thing.getRoleName() == "status bar")
        self.press("F9")
        strip = wait(
            lambda: next((thing for thing in self.program.everything(bar, self.program.shown)
                          if thing.getRoleName() == "push button"
                          and re.match("Jobs|Vorgänge|Tâches", thing.name)), None),
            "the jobs in the status bar",
        )
        self.desk.click(self.middle(strip))
        desks.time.sleep(1)
        run("import", "-window", "root", str(self.folder / "jobs-list.png"))
        self.taken += 1

    def scene_review(self):
        self.start(CLUB_GAME)
        self.press("F9")
        desks.time.sleep(3)
        self.press("F3")
        self.take("mistake")
        self.press("F11")
        self.take("presentation")

    def scene_themes(self):
        for theme in ("highContrast", "print"):
            self.start(theme=theme)
            self.press("alt+1", "Down")
            self.take(theme)
            self.press("Escape", "ctrl+1")
            self.take(theme + "-overlays")

    def scene_text(self):
        self.start(text=180)
        self.take("from-the-start")
        self.press("ctrl+comma")
        self.window()
        self.take("from-the-start-settings")
        self.start(text=100)
        self.press("ctrl+comma")
        dialog = self.window()
        size = next(thing for thing in self.program.everything(dialog)
                    if thing.getRoleName() == "spin button")
        self.desk.click(self.middle(size))
        self.press("ctrl+a")
        self.desk.type("180")
        self.press("Tab")
        self.take("changed-settings")
        self.press("Escape")
        self.take("changed")
        self.press("ctrl+1")
        self.take("changed-legend")
        self.press("ctrl+shift+e")
        self.take("changed-setup")

    def scene_minimum(self):
        width = int(self.chosen.size.split("x")[0])
        small = [kept_geometry(width, 20, 40, 1000, 640)]
        self.start(settings=small, cards=True)
        self.take("first-run")
        self.start(CLUB_GAME, "--turn", "4", settings=small)
        self.take("game")
        self.press("ctrl+shift+e")
        self.take("setup")

    def scene_super(self):
        self.start("--rules", "english_super", side=21)
        self.press("ctrl+r")
        self.desk.type("deirstu")
        self.press("Return", "alt+1", "Down")
        self.take("board")
        self.press("ctrl+plus", "ctrl+plus")
        self.take("enlarged")

    def scene_digraphs(self):
        self.start(DATA / "gcg" / "spanish.gcg", "--turn", "3")
        self.take("game")


def main():
    scenes = [name[6:] for name in vars(Tour) if name.startswith("scene_")]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", help="the program, tilewright")
    parser.add_argument("folder", help="where the pictures go; is made if it is not there")
    parser.add_argument("--size", default="1366x768", help="of the screen (%(default)s)")
    parser.add_argument("--theme", default="light", help="light, dark, highContrast or print")
    parser.add_argument("--scale", default="1", help="QT_SCALE_FACTOR, such as 1.25")
    parser.add_argument("--text", default="100", help="text size in percent")
    parser.add_argument("--language", default="en", help="en, de or fr")
    parser.add_argument("--scenes", nargs="+", choices=scenes, metavar="SCENE", default=scenes,
                        help="only these: " + ", ".join(scenes))
    parser.add_argument("--handbook", action="store_true",
                        help="the pictures of the handbook instead of the scenes")
    chosen = parser.parse_args()
    lacking = desks.missing_tools() + ([] if shutil.which("import") else ["import (ImageMagick)"])
    if lacking:
        sys.exit("this machine has no " + ", ".join(lacking))
    pathlib.Path(chosen.folder).mkdir(parents=True, exist_ok=True)
    desk = desks.Desk(chosen.size)
    try:
        os.environ["QT_SCALE_FACTOR"] = chosen.scale
        import program

        tour = Tour(desk, program, chosen)
        failed = []
        if chosen.handbook:
            tour.handbook()
        else:
            failed = tour.walk(chosen.scenes)
        print(f"{tour.taken} pictures in {chosen.folder}")
    finally:
        desk.close()
    sys.exit("\n".join(failed) if failed else 0)


if __name__ == "__main__":
    main()
