# SPDX-License-Identifier: GPL-3.0-or-later
"""Engines that a referee asks for moves: processes that speak SIU or UCGI, and programs that are
started once for each turn."""

import json
import os
import queue
import re
import resource
import shlex
import subprocess
import tempfile
import threading
import time

from game import Illegal


class EngineFailed(Exception):
    """An engine gave no answer, or none that can be understood."""


def move_of(text):
    """(kind, where, tiles) of a move as SIU and UCGI write it."""
    fields = text.split(".")
    if text == "pass":
        return "pass", "", ""
    if fields[0] == "ex" and len(fields) >= 2:
        return "exchange", "", fields[1]
    if len(fields) >= 2 and re.fullmatch(r"\d+[A-Za-z]+|[A-Za-z]+\d+", fields[0]):
        return "place", fields[0].upper(), fields[1]
    raise Illegal(f"'{text}' is no move")


class LineEngine:
    """A process that one talks to line by line."""

    def __init__(self, command, dialect, options, go, patience):
        self.command = command
        self.dialect = dialect
        self.go = go
        self.patience = patience
        self.name = command
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, bufsize=1,
        )
        self.lines = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        self._send(dialect)
        for line in self._until(lambda line: line.strip() == dialect + "ok"):
            if line.startswith("id name "):
                self.name = line[len("id name "):].strip()
        for option in options:
            name, _, value = option.partition("=")
            self._send(f"setoption name {name} value {value}")
        self._send("isready")
        self._until(lambda line: line.strip() == "readyok")

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\r\n"))
        self.lines.put(None)

    def _send(self, line):
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, OSError) as error:
            raise EngineFailed(f"{self.command} ended") from error

    def _until(self, done):
        got = []
        end = time.monotonic() + self.patience
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise EngineFailed(f"{self.command} didn't answer in {self.patience} s") from None
            if line is None:
                raise EngineFailed(f"{self.command} ended")
            got.append(line)
            if done(line):
                return got

    def new_game(self):
        self._send(self.dialect + "newgame")

    def move(self, game):
        self._send(f"position cgp {game.cgp()}")
        self._send(f"go {self.go}".strip())
        line = self._until(lambda line: line.startswith("bestmove"))[-1]
        words = line.split()
        return move_of(words[1] if len(words) > 1 else "")

    def cpu(self):
        """Seconds of processor time so far."""
        try:
            with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")

    def close(self):
        try:
            self._send("quit")
        except EngineFailed:
            pass
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join(timeout=5)
        for pipe in (self.process.stdin, self.process.stdout):
            pipe.close()


class TurnProgram:
    """A program that is started for each turn with --gcg, --lexicon and --rack, and whose last line
    is a JSON object."""

    def __init__(self, command, lexicon, patience):
        self.command = command
        self.lexicon = lexicon
        self.patience = patience
        self.name = command
        self.seconds = 0.0

    def new_game(self):
        pass

    def move(self, game):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "game.gcg")
            with open(path, "w", encoding="utf-8") as file:
                file.write(game.gcg())
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            try:
                done = subprocess.run(
                    shlex.split(self.command)
                    + [f"--gcg={path}", f"--lexicon={self.lexicon}", f"--rack={game.rack_text()}"],
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                    timeout=self.patience, check=False,
                )
            except subprocess.TimeoutExpired:
                raise EngineFailed(f"{self.command} took more than {self.patience} s") from None
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.seconds += after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        try:
            answer = json.loads(lines[-1])
            return answer["action"], answer.get("position", "").upper(), answer.get("tiles", "")
        except (IndexError, ValueError, KeyError, AttributeError) as error:
            why = done.stderr.strip() or "its last line is no answer"
            raise EngineFailed(f"{self.command}: {why}") from error

    def cpu(self):
        return self.seconds

    def close(self):
        pass


def engine_of(text, options, go, lexicon, patience):
    """An engine from "siu:COMMAND", "ucgi:COMMAND" or "turn:COMMAND"."""
    kind, _, command = text.partition(":")
    if kind in ("siu", "ucgi") and command:
        return LineEngine(command, kind, options, go, patience)
    if kind == "turn" and command:
        return TurnProgram(command, lexicon, patience)
    raise ValueError(f"an engine is siu:COMMAND, ucgi:COMMAND or turn:COMMAND, not '{text}'")
