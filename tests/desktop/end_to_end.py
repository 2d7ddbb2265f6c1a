#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program with a real window manager, real keys and clicks, read as a screen reader does.

    end_to_end.py PROGRAM COMMAND-LINE-PROGRAM [TEST...]
"""
import html.parser
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import desk as desks  # noqa: E402
from desk import run, wait  # noqa: E402
from stage import CLUB_GAME, keep_settings, kept_geometry, long_game  # noqa: E402

SKIPPED = 77  # as CTest is told
SIZE = (1366, 768)


class EndToEnd(unittest.TestCase):
    """Each test is somebody who has never had the program before."""

    def setUp(self):
        self.home = desk.folder / self._testMethodName
        self.home.mkdir()
        self.began = desks.time.monotonic()
        self.runs = []
        self.watch = program.FocusWatch()

    def tearDown(self):
        for each in self.runs:
            each.kill()
        self.watch.close()
        shutil.rmtree(self.home)
        print(f"{desks.time.monotonic() - self.began:.1f} s, ", end="", file=sys.stderr, flush=True)

    def start(self, *arguments):
        self.runs.append(program.Program(desk, PROGRAM, self.home, *arguments))
        return self.runs[-1]

    # Helpers that know this window.

    def listed(self, app, rows):
        """Move, score and equity of the first rows of the list, as in the window."""
        cells = app.moves()
        headings = [cells.getColumnDescription(column) for column in range(cells.nColumns)]
        found = []
        for row in range(rows):
            def text(heading):
                return cells.getAccessibleAt(row, headings.index(heading)).name

            spoken = re.match(r"\d+\. (.*?), -?\d+ points?, ", text("Move"))
            found.append((spoken and spoken[1], text("Score"), text("Equity")))
        return found

    def copied_position(self, app, part):
        """The position as the program copies it, once it has what is waited for."""
        def copy():
            desk.press("ctrl+shift+k")
            position = desk.copied()
            return position if part in position else None

        return wait(copy, f"a copied position with {part}")

    def palette(self, line, first):
        """Opens the command palette, types a line, and waits for its first entry."""
        field = self.watch.next(lambda: desk.press("ctrl+k"))
        self.assertEqual(field.name, "Command or move")
        entries = next(
            thing for thing in program.children(field.parent) if thing.getRoleName() == "list"
        )
        desk.type(line)
        wait(lambda: [c.name for c in program.children(entries)][:1] == [first], first)
        # The list itself never has the keys.
        wait(lambda: field.description == first, f"{first} to be told")

    def is_pressed(self, app, name):
        return program.has(app.find("check box", name), program.CHECKED)

    def told(self, app, label):
        """What a label with a name of its own says."""
        return app.find("label", label).description

    def where(self, app, turn):
        """Waits until the score sheet's game is at this turn: the next move is told there."""
        return app.find("push button", lambda name: name.startswith(f"Played {turn}"))

    def into_file(self, app, title, path):
        """Answers the dialog that asks for a file."""
        dialog = app.dialog(title)
        field = app.find("text", "File name:", dialog)
        wait(lambda: program.has_keys(field), "the field for the name")
        desk.press("ctrl+a")
        desk.type(str(path))
        wait(lambda: program.text_of(field) == str(path), "the name of the file")
        desk.press("Return")
        wait(lambda: path.exists() and path.stat().st_size > 0, f"the file {path.name}")

    # What is tested.

    def test_first_start(self):
        app = self.start()
        squares = [square.name for square in program.children(app.board)]
        self.assertEqual(len(squares), 15 * 15)
        self.assertEqual(squares[0], "1A, L, 1 point")
        self.assertEqual(squares[5], "1F, blank as E, 0 points")
        self.assertEqual(squares[-1], "15O, triple word, empty")
        self.assertTrue(all(squares))
        app.moves()
        for card in ("Type your rack", "Open or drop a game", "Build a lexicon"):
            app.find("push button", card)
        self.assertIsNone(app.seek("push button", "Close the message"))

        def rests():
            # The time itself is measured: three seconds in which nobody asks for anything.
            before = app.processor_seconds()
            desks.time.sleep(3)
            return app.processor_seconds() - before < 0.06

        wait(rests, "the program to rest")
        self.assertEqual(app.quit(), 0)

    def test_rack_is_answered_as_on_the_command_line(self):
        app = self.start()
        app.moves()
        self.watch.next(lambda: desk.press("ctrl+r"))
        desk.type("DEIRSTU")
        desk.press("Return")
        position = self.copied_position(app, "DEIRSTU")
        answer = run(COMMAND_LINE, "moves", "--cgp", position.strip(), "--top", "5", "--json")
        expected = [
            (move["move"], str(move["score"]), f"{move['equity']:+.1f}")
            for move in json.loads(answer)[0]["moves"]
        ]
        wait(lambda: self.listed(app, 5) == expected, f"the moves {expected}")

    def test_a_move_is_typed_on_the_board(self):
        app = self.start()
        app.moves()
        square = app.square("2N")
        empty = square.name
        self.assertEqual(empty, "2N, double word, empty")

        def type_it():
            for _ in range(2):  # across, then down
                desk.click(program.middle(square))
            desk.type("graniol")  # the E lies there
            app.find("push button", lambda name: re.fullmatch(r"Play GERANIOL +72", name))

        type_it()
        self.assertEqual(square.name, "2N, G, new, 2 points")
        desk.press("Escape", "Escape")
        wait(lambda: square.name == empty, "the tiles to go back")
        app.find("push button", "Play")
        type_it()
        desk.press("Return")
        app.find("label", "You 282; Opponent 260, on turn")
        self.assertEqual(square.name, "2N, G, 2 points")
        desk.press("ctrl+z")
        app.find("label", "You 210, on turn; Opponent 260")
        wait(lambda: square.name == empty, "the move to be taken back")
        desk.press("ctrl+shift+z")
        wait(lambda: square.name == "2N, G, 2 points", "the move to be made again")

    def test_a_game_opens_from_the_command_line(self):
        app = self.start(CLUB_GAME, "--turn", "5")
        self.where(app, "J9 (G)AZEL")
        self.assertIn("club.gcg", app.title())
        self.assertEqual(self.told(app, "Where you are in the game"), "Turn 5 of 12")
        self.assertRegex(self.told(app, "Numbers of unseen tiles"), "^79 unseen, .* 72 in the bag")
        self.assertEqual(len(program.cell_names(app.find("table", "Score sheet"))), 6)
        rows = app.find("table", "Score sheet").queryTable()
        self.assertEqual(
            rows.getAccessibleAt(1, 1).name,
            "Turn 4, Ben Example, rack DLOQRUW, F6 WO(G), +15 points, total 39",
        )
        square = app.square("11J")
        self.assertTrue(square.name.endswith("empty"), square.name)
        desk.press("Next")
        wait(lambda: square.name == "11J, Z, 10 points", "the Z on the board")
        self.where(app, "H8 (UP)HURLED")
        desk.press("Prior")
        wait(lambda: square.name.endswith("empty"), "the Z to go")
        desk.press("ctrl+End")
        app.find("label", lambda name: name.startswith("Anna Example 313"))
        desk.press("ctrl+Home")
        wait(lambda: app.square("8F").name.endswith("empty"), "the empty board")

    def test_a_game_is_pasted(self):
        app = self.start()
        app.moves()
        desk.copy(CLUB_GAME.read_text())
        desk.press("ctrl+v")
        app.find("table", "Score sheet")
        self.where(app, "8F GJU")
        # What nobody can read is refused, and what was open stays.
        desk.copy("nothing of that kind")
        desk.press("ctrl+v")
        app.find("label", lambda name: "neither a position nor a game" in name)
        self.where(app, "8F GJU")

    def test_command_palette(self):
        app = self.start()
        app.moves()
        self.palette("?quiz", "✓ QUIZ is valid")
        desk.press("Escape")
        self.palette("?quizx", "✕ QUIZX is not valid")
        desk.press("Escape")
        self.assertFalse(self.is_pressed(app, "Anchors"))
        self.palette("anchors", "Anchors  (off)")
        desk.press("Return")
        wait(lambda: self.is_pressed(app, "Anchors"), "the anchors to be shown")
        # A move comes onto the board; Enter there plays it.
        self.palette("N2 G.RANIOL", "Place N2 G(E)RANIOL")
        desk.press("Return")
        wait(lambda: app.square("9N").name == "9N, L, new, 1 point", "the move on the board")

    def test_review(self):
        app = self.start(CLUB_GAME)
        self.where(app, "8F GJU")
        desk.press("F9")
        mistakes = app.find("table", "Turns of the review")
        wait(
            lambda: program.cell_names(mistakes, 2) == ["F6 WO(G)", "8K (D)OONA", "O8 (A)ID"],
            "the mistakes",
        )
        self.assertTrue(self.told(app, "State of the review"))
        self.assertEqual([name[:1] for name in program.cell_names(mistakes, 4)], ["■", "▲", "■"])
        lost = [name.split()[0] for name in program.cell_names(mistakes, 5)]
        self.assertEqual([float(points) for points in lost], [20.4, 12.0, 31.0])
        desk.press("F3")
        self.where(app, "F6 WO(G)")
        desk.press("F3")
        self.where(app, "8K (D)OONA")
        judged = app.find("table", "Score sheet").queryTable().getAccessibleAt(3, 1).name
        self.assertIn("loses 12.0 pts · leave · best B13 QA(T)", judged)

    def test_review_is_stopped(self):
        game = self.home / "long.gcg"
        game.write_text(long_game())
        app = self.start(game)
        self.where(app, "exch T")
        app.moves()
        # Looked for beforehand: the review doesn't wait for us.
        job = next(
            thing for thing in program.everything(app.find("status bar", ""))
            if thing.getRoleName() == "push button" and thing.name.startswith("Jobs")
        )
        sheet = app.find("table", "Score sheet").queryTable()
        wait(lambda: not program.shown(job), "all jobs to end")
        desk.press("F9")
        wait(lambda: program.shown(job) and "Reviewing" in job.name, "the review's job")
        wait(lambda: "loses" in sheet.getAccessibleAt(0, 0).name, "the first judgement")
        desk.press("Escape", "Escape")  # the ghost on the board, then the job
        wait(lambda: not program.shown(job), "the job to stop")
        self.assertNotIn("loses", sheet.getAccessibleAt(sheet.nRows - 1, 0).name)
        # Everything else goes on.
        desk.press("Next")
        self.where(app, "exch R")

    def test_export(self):
        app = self.start(CLUB_GAME)
        self.where(app, "8F GJU")
        desk.press("ctrl+shift+p")
        dialog = app.dialog("Export Picture")
        app.find("push button", "Save As…", dialog)
        desk.press("Return")
        picture = self.home / "board.png"
        self.into_file(app, "Export Picture", picture)
        head = picture.read_bytes()[:24]
        self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", head[16:])
        self.assertGreater(min(width, height), 500)

        wait(app.is_in_front, "the window")
        self.palette("export game", "Export Game")
        desk.press("Return")
        app.find("push button", "Export…", app.dialog("Export Game"))
        desk.press("Return")
        page = self.home / "report.html"
        self.into_file(app, "Export Game", page)
        words = []
        reader = html.parser.HTMLParser()
        reader.handle_data = words.append
        wait(lambda: page.read_text().rstrip().endswith("</html>"), "the end of the page")
        reader.feed(page.read_text())
        reader.close()
        for word in ("A club game", "Anna Example", "Ben Example", "B13 QA(T)"):
            self.assertTrue(any(word in text for text in words), word)

    def test_games_come_and_go_through_dialogs(self):
        games = self.home / "games"
        games.mkdir()
        (games / "mine.gcg").write_text(CLUB_GAME.read_text())
        # Listed beside it; nobody asked for them (sandbox.py looks whether they were opened).
        for name in ("unasked.gcg", "unasked.txt", "unasked.png", "unasked"):
            (games / name).write_text("Not for the program.")
        app = self.start()
        app.moves()
        desk.press("ctrl+o")
        dialog = app.dialog("Open")
        field = app.find("text", "File name:", dialog)
        wait(lambda: program.has_keys(field), "the field for the name")
        desk.type(str(games))
        desk.press("Return")
        listed = app.find("tree", "Files", dialog)
        wait(lambda: "unasked.gcg" in [file.name for file in program.children(listed)],
             "what is in the folder")
        desk.type("mine.gcg")
        wait(lambda: program.text_of(field) == "mine.gcg", "the name of the file")
        desk.press("Return")
        self.where(app, "8F GJU")
        self.assertIn("mine.gcg", app.title())
        desk.press("ctrl+shift+s")
        self.into_file(app, "Save", games / "copy.cws")
        wait(lambda: "copy.cws" in app.title(), "the study's name")

    def test_export_without_a_window(self):
        environment = {
            "HOME": str(self.home),
            "PATH": "/usr/bin:/bin",
            "LC_ALL": "C.UTF-8",
            "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_DATA_HOME": str(self.home / "data"),
            "XDG_RUNTIME_DIR": str(self.home / "run"),
            # How long a loaded machine takes is not asked here.
            "QT_LOGGING_RULES": "tilewright.gui=false",
        }
        (self.home / "run").mkdir(0o700)

        def ask(*arguments):
            done = subprocess.run([PROGRAM, *map(str, arguments)], env=environment, timeout=60,
                                  capture_output=True, text=True, check=False)
            return done.returncode, done.stderr

        picture, page, cgp = (self.home / name for name in ("b.png", "b.html", "b.cgp"))
        written = ("--export", picture, "--export", page, f"--export={cgp}")
        self.assertEqual(ask(CLUB_GAME, "--turn", "4", "--overlay", "lanes", *written), (0, ""))
        self.assertEqual(picture.read_bytes()[:4], b"\x89PNG")
        self.assertIn("Anna Example", page.read_text())
        self.assertTrue(cgp.read_text().startswith("15/"), cgp.read_text())
        # Nobody's settings were touched.
        self.assertEqual(list((self.home / "config").glob("**/*.ini")), [])
        # Other starts look for a display before they look at what they are told.
        environment["QT_QPA_PLATFORM"] = "offscreen"
        for arguments, reason in (
            (("--export", self.home / "b.bmp"), ".png"),
            (("--overlay", "nonsense"), "lanes"),
            (("--overlay", "lanes", "--overlay", "usage"), "only one"),
            (("--turn", "none"), "--turn"),
            (("--layout", "none"), "--layout"),
            ((self.home / "none.gcg", "--export", cgp), "none.gcg"),
            ((CLUB_GAME, "--export", self.home / "none" / "b.html"), "not written"),
        ):
            status, told = ask(*arguments)
            self.assertEqual(status, 1)
            self.assertIn(reason, told)

    def test_unsaved_work_is_there_after_a_kill(self):
        game = self.home / "mine.gcg"
        game.write_text(CLUB_GAME.read_text())
        app = self.start(game, "--turn", "4")
        self.where(app, "F6 WO(G)")
        note = self.watch.next(lambda: desk.press("ctrl+shift+n"))
        self.assertEqual(note.name, "Note on the turn, as Markdown")
        desk.type("opens a lane")
        wait(lambda: program.text_of(note) == "opens a lane", "the note")
        kept = self.home / "data" / "tilewright" / "unsaved"
        wait(lambda: any(b"opens a lane" in f.read_bytes() for f in kept.glob("*.cws")),
             "the note to be put aside")
        app.kill()

        app = self.start()
        self.where(app, "F6 WO(G)")
        self.assertIn("mine.gcg", app.title())
        app.find("label", lambda name: "restored" in name)
        self.watch.next(lambda: desk.press("ctrl+shift+n"))
        self.assertEqual(program.text_of(self.watch.now()), "opens a lane")
        self.assertEqual(game.read_text(), CLUB_GAME.read_text())

    def test_keys_get_everywhere_and_all_has_a_name(self):
        app = self.start(CLUB_GAME)
        self.where(app, "8F GJU")
        desk.click(program.middle(app.square("1A")))
        wait(lambda: program.has_keys(app.board), "the board to have the keys")
        # On the board Tab goes from anchor to anchor; with Ctrl it leaves.
        seen = [self.watch.next(lambda: desk.press("ctrl+Tab"))]
        self.assertNotEqual(seen[0], app.board)
        while seen[-1] != app.board:
            seen.append(self.watch.next(lambda: desk.press("Tab")))
            self.assertNotIn(seen[-1], seen[:-1], f"Tab never reaches the board: {seen}")
            self.assertTrue(seen[-1].name, f"no name: {seen[-1]} after {seen[-2]}")
        self.assertGreater(len(seen), 10)
        desk.press("Escape")
        back = self.watch.next(lambda: desk.press("ctrl+shift+Tab"))
        self.assertEqual(str(back), str(seen[-2]))

        self.assertEqual(self.nameless(app.window), [])
        desk.press("ctrl+comma")
        settings = app.dialog("Settings")
        self.assertEqual(self.nameless(settings), [])
        for page in ("Appearance", "Analysis", "Files", "Keys"):
            desk.click(program.middle(app.find("page tab", page, settings)))
            app.find("page tab list", page, settings)
            seen = []
            while not seen or seen[-1].getRoleName() != "page tab list":
                seen.append(self.watch.next(lambda: desk.press("Tab")))
                self.assertNotIn(seen[-1], seen[:-1], f"Tab never leaves {seen}")

    @staticmethod
    def nameless(window):
        """What can have the keys, and nobody could say what it is."""
        def is_nameless(thing):
            if not program.has(thing, program.FOCUSABLE) or thing.name:
                return False
            role, owner = thing.getRoleName(), thing.parent
            # A list that drops down has the name of its box; a bar without tabs is never shown.
            return not (role == "list" and owner.getRoleName() == "combo box") and not (
                role == "page tab list" and not program.shown(thing)
            )

        return [str(thing) for thing in program.everything(window) if is_nameless(thing)]

    def test_a_lost_window_comes_back(self):
        def comes(kept, is_right):
            keep_settings(self.home, [kept_geometry(SIZE[0], *kept)])
            app = self.start()

            def is_there():
                area = app.window.queryComponent().getExtents(program.pyatspi.DESKTOP_COORDS)
                return is_right(area.x, area.y, area.width, area.height)

            with self.subTest(kept=kept):
                wait(is_there, "the window where it belongs", 10)
            app.kill()

        comes((130, 40, 1010, 650), lambda x, y, width, height:
              abs(x - 130) + abs(y - 40) < 60 and (width, height) == (1010, 650))
        for kept in ((5000, 4000, 1010, 650), (-3000, -50, 1010, 650), (0, 0, 9000, 7000)):
            comes(kept, lambda x, y, width, height:
                  0 <= x <= SIZE[0] - width and 0 <= y <= SIZE[1] - height)


if __name__ == "__main__":
    lacking = desks.missing_tools()
    if lacking:
        print("SKIPPED: this machine has no", ", ".join(lacking))
        sys.exit(SKIPPED)
    PROGRAM, COMMAND_LINE = sys.argv[1:3]
    desk = desks.Desk("x".join(map(str, SIZE)))
    try:
        import program

        done = unittest.main(argv=sys.argv[:1] + sys.argv[3:], exit=False, verbosity=2,
                             warnings="ignore").result
        if not done.wasSuccessful():
            print(desk.told()[-4000:], file=sys.stderr)
    finally:
        desk.close()
    sys.exit(not done.wasSuccessful())
