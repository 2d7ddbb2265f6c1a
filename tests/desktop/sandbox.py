#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real program asks of the system while end_to_end.py uses it, as strace tells it.

    sandbox.py PROGRAM COMMAND-LINE-PROGRAM [TEST...]

It opens no socket of the net, connects to nothing but the display and the session's buses, starts no
other program, opens no file but the system's, its own and those that it was told of, and makes, moves
and removes nothing elsewhere. Then once more every command of its menus, where no session has a bus for
it. Skipped where nothing can be traced.
"""
import contextlib
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from desk import wait  # noqa: E402
from stage import CLUB_GAME  # noqa: E402

SKIPPED = 77
HERE = pathlib.Path(__file__).parent
# Each shows other parts: start, a game of the command line, words and moves, a review, files that are
# opened and written through the dialogs, and without a window.
TESTS = [
    "test_first_start",
    "test_a_game_opens_from_the_command_line",
    "test_command_palette",
    "test_review",
    "test_games_come_and_go_through_dialogs",
    "test_export",
    "test_export_without_a_window",
]
OPENING = ("open", "openat", "openat2", "creat")
# What becomes of names: of all that stand in the call.
CHANGING = ("rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink",
            "unlinkat", "rmdir", "mkdir", "mkdirat", "mknod", "mknodat", "truncate", "chmod", "fchmodat",
            "chown", "lchown", "fchownat", "utime", "utimes", "utimensat", "setxattr", "mount")
# What is only listed in a dialog, see there: it may be somebody's diary, or a disk far away.
UNASKED = re.compile(r"/unasked[^/]*$")
CALL = re.compile(r"^\d+ +(?P<name>\w+)\((?P<rest>.*)$")
PATH = re.compile(r'^(?:(?:AT_FDCWD|\d+)(?:<(?P<at>[^>]*)>)?, )?"(?P<path>(?:[^"\\]|\\.)*)"')
NAMED = re.compile(r'(?:(?:AT_FDCWD|\d+)(?:<(?P<at>[^>]*)>)?, )?"(?P<path>(?:[^"\\]|\\.)*)"')
# Not among the commands that are tried: they end it.
ENDING = {"file.quit"}
# What belongs to the system: programs' own parts, fonts, devices, tables of users.
SYSTEM = ("/usr/", "/lib/", "/lib64/", "/etc/", "/proc/", "/sys/", "/dev/", "/var/cache/fontconfig",
          "/var/lib/dbus/", "/run/", "/snap/", "/var/lib/snapd", "/var/lib/flatpak", "/opt/")
# Made by the program under a name that nobody knew before.
OWN_TEMPORARY = re.compile(r"/tmp/tilewright-[A-Za-z0-9]{6}(/|$)")
# The display, the buses of the session and of accessibility; who is who on this machine; what prints,
# through its socket.
PEERS = re.compile(
    r"\.X11-unix/|/bus\b|dbus|at-spi|wayland-|/ICE-unix/|nscd/socket|userdb|^/run/cups/cups\.sock$")


def can_trace():
    if shutil.which("strace") is None:
        return "has no strace"
    with tempfile.NamedTemporaryFile() as log:
        tried = subprocess.run(["strace", "-D", "-f", "-o", log.name, "true"], capture_output=True,
                               check=False)
    return None if tried.returncode == 0 else "does not allow tracing"


def is_in(path, places):
    return any(path == place or path.startswith(place.rstrip("/") + "/") for place in places)


def strayed(line, own, writable):
    """What is wrong with a line of strace; nothing where it is as it should be."""
    call = CALL.match(line)
    if call is None:
        return None
    name, rest = call["name"], call["rest"]
    if name == "socket":
        return "a socket of the net" if "AF_INET" in rest else None
    if name == "connect":
        if "AF_INET" in rest:
            return "a connection to the net"
        peer = re.search(r'sun_path=@?"([^"]*)"', rest)
        return None if peer and PEERS.search(peer[1]) else "a connection to something else"
    if name in ("execve", "execveat"):
        return None if rest.startswith(f'"{own[0]}"') else "another program"
    if name in CHANGING:
        for found in NAMED.finditer(rest):
            path = os.path.normpath(os.path.join(found["at"] or "/", found["path"]))
            if not (is_in(path, writable) or OWN_TEMPORARY.match(path) or
                    path.startswith(("/dev/shm/", "/proc/self/"))):
                return "a name changed elsewhere"
        return None
    if name in OPENING:
        found = PATH.match(rest)
        if found is None:
            return "a file that can't be told"
        path = os.path.normpath(os.path.join(found["at"] or "/", found["path"]))
        if UNASKED.search(path):
            return "a file that was only listed"
        writes = "O_WRONLY" in rest or "O_RDWR" in rest or "O_CREAT" in rest
        if is_in(path, writable):
            return None
        if OWN_TEMPORARY.match(path):
            return None
        if writes:
            return None if path.startswith(("/dev/", "/proc/self/")) else "a file written elsewhere"
        places = SYSTEM + tuple(own)
        if path == "/" or any(path == place.rstrip("/") or path.startswith(place)
                              for place in places):
            return None
        # Folders on the way to its own are only looked into.
        if any(place.startswith(path + "/") for place in (*writable, *own)):
            return None
        return "a file elsewhere"
    return None


def tracing(log, program):
    """The words that run it with a tracer, which is a grandchild: the process is the program."""
    return ["strace", "-D", "-f", "-y", "-s", "4096", "-e",
            "trace=socket,connect,execve,execveat," + ",".join(f"?{each}" for each in OPENING + CHANGING),
            "-o", log, program]


def use(wrapper, command_line, names, folder):
    """A person's hours with it, as end_to_end.py has them; its exit status."""
    names = names or [f"EndToEnd.{test}" for test in TESTS]
    return subprocess.run(
        ["/usr/bin/python3", "-B", str(HERE / "end_to_end.py"), str(wrapper), command_line, *names],
        env=dict(os.environ, TMPDIR=folder), check=False).returncode


class Driven:
    """The program with the driver that the build made, see driver.cpp."""

    def __init__(self, command, environment, *arguments):
        self.process = subprocess.Popen(
            [*command, *arguments], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, bufsize=1)

    def ask(self, line):
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(line + "\n")
        answer = self.process.stdout.readline()
        if not answer:
            raise AssertionError(f"the program ended with {self.process.wait()} before {line!r}")
        return answer.rstrip("\n")

    def end(self):
        self.process.kill()
        self.process.wait()
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()


def try_commands(program, build, folder, log):
    """Every command once, without a bus in the session; returns how many there were."""
    from desk import Desk

    with contextlib.closing(Desk("1366x768")):
        home = pathlib.Path(folder) / "alone"
        (home / "run").mkdir(parents=True, mode=0o700)
        keep = ("PATH", "DISPLAY", "LANG")
        environment = {name: os.environ[name] for name in keep if name in os.environ}
        environment.update(
            HOME=str(home), XDG_RUNTIME_DIR=str(home / "run"), TMPDIR=folder,
            QT_PLUGIN_PATH=build + "tests/plugins", QT_QPA_GENERIC_PLUGINS="tilewrightdriver")
        driven = Driven(tracing(log, program), environment, str(CLUB_GAME))
        try:
            wait(lambda: "club" in driven.ask("title"), "the game in the window")
            names = [name for name in driven.ask("actions").split() if name not in ENDING]
            for name in names:
                if driven.ask("begin " + name) != "ok":
                    continue
                # Dialogs have a moment to ask what they ask, and may bring others.
                time.sleep(0.15)
                for _ in range(5):
                    if driven.ask("close") == "none":
                        break
                    time.sleep(0.05)
            assert "ilewright" in driven.ask("title"), "it is still there"
            return names
        finally:
            driven.end()


def main():
    lacking = can_trace()
    if lacking:
        print("SKIPPED: this machine", lacking)
        return SKIPPED
    program, command_line = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
    build = str(pathlib.Path(program).parent.parent) + "/"
    source = str(HERE.parent.parent) + "/"
    with tempfile.TemporaryDirectory(prefix="tilewright-sandbox-") as folder:
        wrapper = pathlib.Path(folder) / "traced"
        words = shlex.join(tracing("LOG", program)).replace("LOG", f"{shlex.quote(folder)}/trace.$$")
        wrapper.write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        wrapper.chmod(0o700)
        status = use(wrapper, command_line, sys.argv[3:], folder)
        if status == SKIPPED:
            return SKIPPED
        commands = try_commands(program, build, folder, f"{folder}/trace.alone")
        traces = sorted(pathlib.Path(folder).glob("trace.*"))
        lines = [line for trace in traces for line in trace.read_text(errors="replace").splitlines()]
        own = [program, build, source]
        wrong = [(why, line) for line in lines
                 if (why := strayed(line, own, [folder, "/dev/shm", "/tmp/.X11-unix"]))]
        for why, line in wrong[:40]:
            print(f"{why}: {line}", file=sys.stderr)
        opened = sum(" open" in line for line in lines)
        print(f"{len(traces)} runs, {len(commands)} commands, {opened} files opened, "
              f"{len(wrong)} calls that may not be")
        # A trace without the program's own start proves nothing.
        if not traces or opened < 100 or len(commands) < 100 or "file.print" not in commands:
            print("nothing was traced", file=sys.stderr)
            return 1
        return 1 if wrong or status != 0 else 0


if __name__ == "__main__":
    sys.exit(main())
