#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee's own test: short matches between real engines, plays that are illegal, and its plain
board beside the engine's. check_referee.py TILEWRIGHT_CLI SMALL_WORD_LIST"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from game import Board, Game, Illegal, Rules, square_of  # noqa: E402
from players import move_of  # noqa: E402
from tally import Tally, sprt_verdict  # noqa: E402

CLI, WORD_LIST = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])

# Answers every go with the moves that it was started with, one after the other.
PARROT = """
import sys
moves = sys.argv[1:]
for line in sys.stdin:
    word = line.split()[:1]
    if word == ["siu"]: print("siuok", flush=True)
    elif word == ["isready"]: print("readyok", flush=True)
    elif word == ["quit"]: break
    elif word == ["go"]: print("bestmove", moves.pop(0) if moves else "pass", flush=True)
"""


def run(*arguments):
    return subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          check=False)


def rules():
    return Rules.parse(run(CLI, "rules", "show", "english").stdout)


class RefereeTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="referee é ")
        cls.lexicon = os.path.join(cls.folder.name, "small.kwg")
        built = run(CLI, "lexicon", "build", WORD_LIST, "--alphabet", "english", "--graph",
                    "gaddawg", "--out", cls.lexicon)
        assert built.returncode == 0, built.stderr
        cls.parrot = os.path.join(cls.folder.name, "parrot.py")
        with open(cls.parrot, "w", encoding="utf-8") as file:
            file.write(PARROT)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def serve(self):
        return f"'{CLI}' serve --lexicon '{self.lexicon}' --leaves none --threads 1"

    def match(self, first, second, *more):
        return run(sys.executable, "-B", os.path.join(HERE, "referee.py"), "--cli", CLI,
                   "--lexicon", self.lexicon, "--first", first, "--second", second, "--json",
                   *more)

    def parrots(self, *moves):
        return f"siu:{sys.executable} '{self.parrot}' " + " ".join(moves)

    def test_equal_engines_tie_in_both_dialects(self):
        done = self.match("siu:" + self.serve(), "ucgi:" + self.serve(), "--pairs", "1",
                          "--go1", "sim iterations 4", "--go2", "iterations 4",
                          "--option1", "Candidates=3", "--option2", "Candidates=3")
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        result = json.loads(done.stdout)
        self.assertEqual(result["faults"], [])
        self.assertEqual(result["pairs"], 1)
        self.assertGreater(result["turns1"], 10)
        self.assertGreater(result["cpu_seconds1"], 0)

    def test_static_engines_tie_exactly(self):
        log = os.path.join(self.folder.name, "games.gcg")
        done = self.match("siu:" + self.serve(), "siu:" + self.serve(), "--pairs", "2",
                          "--go1", "gen", "--go2", "gen", "--log", log)
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        result = json.loads(done.stdout)
        self.assertEqual((result["win_share1"], result["points_per_pair1"]), (0.5, 0.0))
        # The engine's own reader finds the same scores in the games, and no phonies.
        with open(log, encoding="utf-8") as file:
            games = file.read().split("# pair ")[1:]
        self.assertEqual(len(games), 4)
        for number, text in enumerate(games):
            path = os.path.join(self.folder.name, f"{number}.gcg")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text.split("\n", 1)[1])
            checked = run(CLI, "game", "check", path, "--lexicon", self.lexicon)
            self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def test_programs_that_are_started_for_each_turn(self):
        done = self.match(f"turn:'{CLI}' serve --leaves none --mode gen", "siu:" + self.serve(),
                          "--pairs", "1", "--go2", "gen")
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        result = json.loads(done.stdout)
        self.assertEqual((result["win_share1"], result["points_per_pair1"]), (0.5, 0.0))
        self.assertGreater(result["cpu_seconds1"], 0)

    def test_illegal_plays_lose(self):
        for move in ("8H.QQQQ", "1A.CAT", "ex.??????", "nonsense", "none"):
            done = self.match(self.parrots(move), self.parrots(), "--pairs", "1")
            self.assertEqual(done.returncode, 1, move)
            result = json.loads(done.stdout)
            self.assertGreaterEqual(len(result["faults"]), 1, move)
            self.assertEqual(result["faults"][0]["engine"], 1)
            self.assertEqual(result["wins2"], 2, move)

    def test_engines_that_fail_are_named(self):
        for command in ("siu:/no/such/engine", "siu:false", "wrong:x", "turn:false"):
            done = self.match(command, self.parrots(), "--pairs", "1", "--patience", "5")
            self.assertEqual(done.returncode, 1, command)
            self.assertTrue(done.stderr.startswith("referee: "), done.stderr)

    def test_passing_ends_a_game(self):
        done = self.match(self.parrots(), self.parrots(), "--pairs", "1")
        self.assertEqual(done.returncode, 0, done.stderr)
        result = json.loads(done.stdout)
        self.assertEqual((result["turns1"], result["turns2"]), (6, 6))
        self.assertEqual(result["win_share1"], 0.5)


class BoardTest(unittest.TestCase):
    def test_scores(self):
        board = Board(rules())
        with self.assertRaises(Illegal):
            board.place("1A", "CAT", None)
        with self.assertRaises(Illegal):
            board.place("8H", "C", None)
        new, points = board.place("8D", "QUAnT", None)
        self.assertEqual(points, 2 * (2 * 10 + 1 + 1 + 0 + 1))
        board.laid.update(new)
        self.assertEqual(board.cgp().split("/")[7], "3QUAnT7")
        new, points = board.place("G7", "ENE", None)
        self.assertEqual(len(new), 2)
        with self.assertRaises(Illegal):
            board.place("8D", "QUANT", None)
        with self.assertRaises(Illegal):
            board.place("8E", "UANTS", None)  # not the whole word
        with self.assertRaises(Illegal):
            board.place("9D", "ZZ", {"QUANT"})
        self.assertEqual(square_of("AA12"), ("down", 11, 26))

    def test_racks_are_held_to(self):
        game = Game(rules(), None, "AEINRSTBCDFGHJ" + "E" * 20)
        with self.assertRaises(Illegal):
            game.play("place", "8H", "ZA")
        with self.assertRaises(Illegal):
            game.play("exchange", "", "Z")
        game.play("place", "8D", "RETAINS")
        self.assertEqual(game.scores[0], 66)
        self.assertEqual(len(game.racks[0]), 7)

    def test_moves_are_read(self):
        self.assertEqual(move_of("8d.DJINN.DJINNAE"), ("place", "8D", "DJINN"))
        self.assertEqual(move_of("ex.AB"), ("exchange", "", "AB"))
        self.assertEqual(move_of("pass"), ("pass", "", ""))
        with self.assertRaises(Illegal):
            move_of("castle")


class TallyTest(unittest.TestCase):
    def test_pairs(self):
        tally = Tally()
        tally.add([10, -10])
        self.assertEqual(tally.win_share(), (0.5, 0.0))
        tally.add([10, 20])
        share, error = tally.win_share()
        self.assertEqual(share, 0.75)
        self.assertAlmostEqual(error, 0.25)
        self.assertEqual(tally.points_per_pair()[0], 15)

    def test_sequential_test(self):
        tally = Tally()
        for i in range(60):
            tally.add([10, 10 if i % 2 else -10])
        ratio = tally.likelihood_ratio(0.5, 0.6)
        self.assertEqual(sprt_verdict(ratio, 0.05, 0.05), "high")
        self.assertEqual(sprt_verdict(tally.likelihood_ratio(0.8, 0.9), 0.05, 0.05), "low")
        self.assertEqual(sprt_verdict(0.0, 0.05, 0.05), "")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
