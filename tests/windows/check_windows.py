#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the command line for Windows does under wine what the one of this machine does.

  check_windows.py TILEWRIGHT-CLI TILEWRIGHT-CLI.EXE SOURCES

Both run the same commands, in folders of their own: what they print, what they answer and the files
that they write must be the same, byte for byte. Status 77: the program for Windows was not built
(see tests/windows/libraries), or wine is not installed.
"""

import filecmp
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LIMIT = 300  # seconds
# No code page of Windows has all of these.
FOLDER = "Wörter ŁÓDŹ 단어"
LIST = f"{FOLDER}/słowa ß.txt"
GRAPH = f"{FOLDER}/słowa ß.kwg"
CGP = "15/15/15/15/15/15/15/4FINALLY4/15/15/15/15/15/15/15 AEINRST/ 0/80 0"


def skip(why):
    print(f"skipped: {why}")
    sys.exit(77)


def timeless(outcome):
    """Without what it tells of the time that it took."""
    status, out, errors = outcome
    return status, *(re.sub(rb"(seconds\t)[\d.]+", rb"\1", text) for text in (out, errors))


def differences(wanted, found):
    """Where what two programs came to begins to differ."""
    if wanted[0] != found[0]:
        yield f"status {wanted[0]} here, {found[0]} on Windows"
    for name, here, there in zip(("output", "errors"), wanted[1:], found[1:]):
        if here != there:
            at = len(os.path.commonprefix([here, there]))
            yield (f"{name}: {len(here)} bytes here, {len(there)} on Windows; from byte {at}: "
                   f"{here[at:at + 200]} here, {there[at:at + 200]} on Windows")


class Program:
    """A program and the folder that it works in."""

    def __init__(self, command, folder, environment):
        self.command, self.folder, self.environment = command, folder, environment

    def start(self, arguments, **options):
        return subprocess.Popen(
            self.command + arguments, cwd=self.folder, env=self.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)

    def run(self, arguments, given=b""):
        process = self.start(arguments)
        out, errors = process.communicate(given, timeout=LIMIT)
        return process.returncode, out, errors


class Check:
    def __init__(self, native, windows):
        self.native, self.windows = native, windows
        self.problems = []
        self.count = 0

    def expect(self, fine, what, *details):
        self.count += 1
        if fine:
            return
        self.problems.append(what)
        print(f"WRONG: {what}", *details, sep="\n  ", flush=True)

    def same(self, *arguments, given=b"", status=None):
        """Both do the same with these arguments."""
        arguments = list(arguments)
        wanted, found = (timeless(program.run(arguments, given))
                         for program in (self.native, self.windows))
        name = " ".join(arguments)
        self.expect(found == wanted, name, *differences(wanted, found))
        if status is not None:
            self.expect(wanted[0] == status, f"{name}: status {status}", wanted)

    def same_file(self, name):
        here, there = self.native.folder / name, self.windows.folder / name
        fine = here.is_file() and there.is_file() and filecmp.cmp(here, there, shallow=False)
        self.expect(fine, f"the file {name}", f"here: {here.exists()}, Windows: {there.exists()}")

    def write(self, name, content):
        for program in (self.native, self.windows):
            (program.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (program.folder / name).write_bytes(content)

    def no_leftovers(self):
        listed = [sorted(str(path.relative_to(program.folder))
                         for path in program.folder.rglob("*"))
                  for program in (self.native, self.windows)]
        self.expect(listed[0] == listed[1], "the files that are there in the end", *listed)


def names_and_files(check, sources):
    words = (sources / "tests/data/lexicon/small_english.txt").read_bytes()
    check.write(LIST, words)
    check.same("--version", status=0)
    check.same("lexicon", "build", LIST, "--out", GRAPH, status=0)
    check.same_file(GRAPH)
    check.same("lexicon", "info", GRAPH, status=0)
    check.same("lexicon", "words", GRAPH, status=0)
    # Over what is there.
    check.same("lexicon", "build", LIST, "--out", GRAPH, status=0)
    check.same_file(GRAPH)
    for ending in ("kad", "kbwg", "dawg", "gaddag", "txt"):
        check.same("lexicon", "convert", GRAPH, f"{FOLDER}/ß.{ending}")
    for name in ("ß.kad", "ß.kbwg"):
        check.same_file(f"{FOLDER}/{name}")
    # Latin letters with what stands on them are told apart by tables of Unicode.
    check.write(f"{FOLDER}/żle.txt", "ABBÉ\nCAFÉ\nGARÇON\nÆON\nnaïve\n".encode())
    check.same("lexicon", "build", f"{FOLDER}/żle.txt", "--out", "bad.kwg")
    check.same("lexicon", "build", f"{FOLDER}/żle.txt", "--fold", "--out", "folded.kwg")
    check.same_file("folded.kwg")


def wrong_files(check):
    check.same("lexicon", "info", f"{FOLDER}/nichts.kwg", status=1)
    check.same("lexicon", "info", FOLDER, status=1)
    check.same("lexicon", "info", LIST)
    check.write("damaged.kwg", b"\x01\x02\x03\x04\x05\x06\x07")
    check.same("lexicon", "info", "damaged.kwg", status=1)
    check.write("empty.gcg", b"")
    check.same("game", "check", "empty.gcg", status=1)
    check.same("lexicon", "build", LIST, "--out", LIST, status=1)
    check.same("lexicon", "build", LIST, "--out", "nowhere/words.kwg", status=1)
    check.same("lexicon", "bild", status=2)
    # One file there, two here.
    status, _, errors = check.windows.run(
        ["lexicon", "build", LIST, "--out", "Ä.kwg", "--definitions", "ä.kwg"])
    check.expect(status == 1 and b"two results" in errors, "names differ in capitals only", errors)


def games(check, sources):
    for name in ("club", "modern", "notes", "spanish", "damaged"):
        check.write(f"{FOLDER}/{name}.gcg",
                    (sources / f"tests/data/gcg/{name}.gcg").read_bytes())
        check.same("game", "check", f"{FOLDER}/{name}.gcg")
        check.same("game", "convert", f"{FOLDER}/{name}.gcg", f"{name}.cws")
    check.same_file("club.cws")
    check.same("game", "report", f"{FOLDER}/club.gcg", f"{FOLDER}/Bericht é.html",
               "--lexicon", GRAPH)
    check.same_file(f"{FOLDER}/Bericht é.html")
    check.same("review", f"{FOLDER}/club.gcg", "--lexicon", GRAPH)


def searches(check, sources):
    lexicon = ["--lexicon", GRAPH, "--leaves", "none"]
    check.same("bench", "fingerprint", "--threads", "2", status=0)
    golden = (sources / "tests/golden/fingerprint.txt").read_text().strip()
    status, out, _ = check.windows.run(["bench", "fingerprint"])
    check.expect((status, out.decode().strip()) == (0, golden), "the fingerprint", out)
    check.same("moves", "--cgp", CGP, *lexicon, "--top", "20", status=0)
    check.same("moves", "--cgp", CGP, "--lexicon", GRAPH, "--json", "--top", "3")
    # Through pipes.
    check.same("moves", "--cgp-file", "-", *lexicon, "--top", "2", given=f"{CGP}\n{CGP}\r\n".encode())
    check.same("lexicon", "build", "-", "--out", "-", given=b"CAT\nCATS\nDOG\n", status=0)
    check.same("boggle", "solve", "CATSERDOGINMALET", "--lexicon", GRAPH)
    check.same("serve", *lexicon, given=b"siu\nquit\n", status=0)
    # Tells how long it took, too.
    series = ["selfplay", "--games", "20", "--threads", "2", "--log", "ś.log", "--state", "ś.state"]
    for program in (check.native, check.windows):
        status, _, errors = program.run([*series, *lexicon])
        check.expect(status == 0, "a series of games", errors)
    check.same_file("ś.log")


def locks(check):
    """While one works with a state, another one may not."""
    series = ["selfplay", "--games", "100000000", "--threads", "1", "--lexicon", GRAPH,
              "--leaves", "none", "--log", "held.log", "--state", "held.state"]
    first = check.windows.start(series)
    lock = check.windows.folder / "held.log.lock"
    end = time.monotonic() + LIMIT
    while not lock.exists() and first.poll() is None and time.monotonic() < end:
        time.sleep(0.1)
    check.expect(lock.exists(), "a lock lies beside what is worked with")
    status, _, errors = check.windows.run(series)
    check.expect(status == 1 and b"another running program works with it" in errors,
                 "two don't work with one file", errors)
    first.kill()
    first.communicate()
    for name in ("held.log", "held.log.lock", "held.state", "held.state.lock"):
        (check.windows.folder / name).unlink(missing_ok=True)


def main():
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    native, windows, sources = (Path(argument).resolve() for argument in sys.argv[1:])
    wine = shutil.which("wine64") or shutil.which("wine")
    if not windows.is_file():
        skip(f"{windows} was not built, see tests/windows/libraries")
    if wine is None:
        skip("wine is not installed")
    with tempfile.TemporaryDirectory(prefix="tilewright-windows-") as name:
        folder = Path(name)
        for part in ("here", "there", "home"):
            (folder / part).mkdir()
        surroundings = {**os.environ, "HOME": str(folder / "home"), "LC_ALL": "C.UTF-8",
                        "WINEDEBUG": "-all", "DISPLAY": "", "WINEPREFIX": str(folder / "wine")}
        for variable in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TILEWRIGHT_LEXICON"):
            surroundings.pop(variable, None)
        check = Check(Program([str(native)], folder / "here", surroundings),
                      Program([wine, str(windows)], folder / "there", surroundings))
        try:
            if check.windows.run(["--version"])[0] != 0:
                skip("wine can't be started here")
            # Wine's own services end with the last program and are started with the next one. A command
            # that comes between fails now and then, or has what breaks of them among its errors: one
            # program waits for input all the time.
            waiting = check.windows.start(["serve"])
            names_and_files(check, sources)
            wrong_files(check)
            games(check, sources)
            searches(check, sources)
            check.no_leftovers()
            locks(check)
            waiting.kill()
            waiting.communicate()
        finally:
            # Ends what wine has started of its own, so that its folder can be removed.
            subprocess.run([shutil.which("wineserver") or "/usr/lib/wine/wineserver64", "-k"],
                           env=surroundings, check=False, stderr=subprocess.DEVNULL)
    print(f"{check.count} comparisons, {len(check.problems)} of them wrong")
    return 1 if check.problems else 0


if __name__ == "__main__":
    sys.exit(main())
