#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches between two engines: holds racks and bag, checks what they play, counts.

    referee.py --cli tilewright-cli --first "siu:tilewright-cli serve" --go1 "sim movetime 200" \\
               --second "siu:tilewright-cli serve" --go2 gen --pairs 20

Each order of the tiles is played twice, with the seats swapped. An engine that plays what is not
legal loses the game; one that gives no answer ends the match. Exit status 0: the match was played;
1: something is wrong with the engines or the input, illegal moves among it; 2: usage.
"""

import argparse
import json
import random
import subprocess
import sys

from game import Game, Illegal, Rules
from players import EngineFailed, engine_of
from tally import Tally, sprt_verdict

MOST_TURNS = 400


def output_of(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          check=False)
    if done.returncode != 0:
        raise ValueError(done.stderr.strip())
    return done.stdout


def read_words(args):
    """The words of the lexicon; None when none is named."""
    if args.words:
        with open(args.words, encoding="utf-8") as file:
            text = file.read()
    elif args.lexicon:
        text = output_of([args.cli, "lexicon", "words", args.lexicon])
    else:
        return None
    return {line.split()[0].upper() for line in text.splitlines() if line.strip()}


def shuffled(rules, seed):
    order = [tile for tile in sorted(rules.tiles) for _ in range(rules.tiles[tile])]
    random.Random(seed).shuffle(order)
    return order


class Match:
    def __init__(self, args, rules, words, engines):
        self.args = args
        self.rules = rules
        self.words = words
        self.engines = engines
        self.tally = Tally()
        self.faults = []
        self.turns = [0, 0]
        self.log = open(args.log, "w", encoding="utf-8") if args.log else None

    def play_pair(self, number):
        spreads = []
        for beginner in (0, 1):
            game, fault = self.play_game(number, beginner)
            # Whoever begins has the first seat.
            spread = game.scores[beginner] - game.scores[1 - beginner]
            if fault is not None:
                # Lost, by no fewer points than it was behind.
                spread = min(spread, -1) if fault == 0 else max(spread, 1)
            spreads.append(spread)
            self.write_log(number, beginner, game)
        self.tally.add(spreads)

    def play_game(self, number, beginner):
        """(the game, the engine that broke it off or None)."""
        game = Game(self.rules, self.words, shuffled(self.rules, f"{self.args.seed}/{number}"))
        for engine in self.engines:
            engine.new_game()
        while not game.over and len(game.turns) < MOST_TURNS:
            who = game.on_turn if beginner == 0 else 1 - game.on_turn
            try:
                turn = game.play(*self.engines[who].move(game))
            except Illegal as problem:
                self.faults.append({"pair": number, "engine": who + 1, "problem": str(problem),
                                    "position": game.cgp()})
                return game, who
            self.turns[who] += 1
            if self.args.verbose:
                print(f"{number}.{beginner + 1} engine {who + 1}: {turn.kind} {turn.where} "
                      f"{turn.tiles} {turn.points}", file=sys.stderr)
        return game, None

    def write_log(self, number, beginner, game):
        if self.log is None:
            return
        self.log.write(f"# pair {number}, engine {beginner + 1} begins, {game.scores[0]} to "
                       f"{game.scores[1]}\n{game.gcg()}\n")
        self.log.flush()

    def result(self, verdict):
        share, share_error = self.tally.win_share()
        points, points_error = self.tally.points_per_pair()
        return {
            "engine1": self.engines[0].name, "engine2": self.engines[1].name,
            "pairs": len(self.tally.shares), "wins1": self.tally.wins, "ties": self.tally.ties,
            "wins2": self.tally.losses, "win_share1": round(share, 5),
            "win_share_error": round(share_error, 5), "points_per_pair1": round(points, 3),
            "points_error": round(points_error, 3),
            "cpu_seconds1": round(self.engines[0].cpu(), 2),
            "cpu_seconds2": round(self.engines[1].cpu(), 2),
            "turns1": self.turns[0], "turns2": self.turns[1],
            "sprt": verdict, "faults": self.faults,
        }


def arguments():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cli", required=True, help="tilewright-cli: tells rules and words")
    parser.add_argument("--rules", default="english", help="rule set, by name or file")
    parser.add_argument("--lexicon", default="", help="that words are looked up in; also given to "
                        "programs that are started for each turn")
    parser.add_argument("--words", default="", help="the same as a plain list of words")
    for which in ("first", "second"):
        parser.add_argument(f"--{which}", required=True,
                            help="siu:COMMAND, ucgi:COMMAND or turn:COMMAND")
    for number in (1, 2):
        parser.add_argument(f"--go{number}", default="", help="what follows 'go'")
        parser.add_argument(f"--option{number}", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--pairs", type=int, default=10, help="at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=60, help="seconds for an answer")
    parser.add_argument("--sprt", default="", metavar="LOW,HIGH",
                        help="end when the win share of the first engine is surely nearer to one "
                        "of these, such as 0.5,0.55")
    parser.add_argument("--alpha", type=float, default=0.05, help="chance of a wrong 'high'")
    parser.add_argument("--beta", type=float, default=0.05, help="chance of a wrong 'low'")
    parser.add_argument("--log", default="", help="file for the games, as GCG")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()
    if args.pairs < 1:
        parser.error("--pairs is at least 1")
    if args.sprt:
        try:
            low, high = (float(part) for part in args.sprt.split(","))
        except ValueError:
            parser.error("--sprt is two numbers, such as 0.5,0.55")
        if not 0 <= low < high <= 1:
            parser.error("--sprt is two shares, the lower one first")
        args.sprt = (low, high)
    if not (0 < args.alpha < 0.5 and 0 < args.beta < 0.5):
        parser.error("--alpha and --beta are chances below a half")
    return args


def run_match(args, match):
    verdict = ""
    for number in range(1, args.pairs + 1):
        match.play_pair(number)
        if args.sprt:
            ratio = match.tally.likelihood_ratio(*args.sprt)
            verdict = sprt_verdict(ratio, args.alpha, args.beta)
        if sys.stderr.isatty():
            share, error = match.tally.win_share()
            print(f"\r{number} pairs, {100 * share:.1f} +- {100 * error:.1f} %", end="",
                  file=sys.stderr)
        if verdict:
            break
    return verdict


def main():
    args = arguments()
    engines = []
    try:
        rules = Rules.parse(output_of([args.cli, "rules", "show", args.rules]))
        words = read_words(args)
        for which, go, options in ((args.first, args.go1, args.option1),
                                   (args.second, args.go2, args.option2)):
            engines.append(engine_of(which, options, go, args.lexicon, args.patience))
        match = Match(args, rules, words, engines)
        result = match.result(run_match(args, match))
    except (EngineFailed, ValueError, OSError) as problem:
        print(f"referee: {problem}", file=sys.stderr)
        return 1
    finally:
        for engine in engines:
            engine.close()
    if args.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name}\t{value}")
    return 1 if result["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
