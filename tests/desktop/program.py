# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program as those see it who can't see it: through the accessibility bus."""
import os
import pathlib
import signal
import subprocess

import pyatspi
from gi.repository import Atspi, GLib

from desk import Desk, run, wait

CHECKED = pyatspi.STATE_CHECKED
FOCUSABLE = pyatspi.STATE_FOCUSABLE
# What has a child for each of its cells or lines; there may be many thousands.
LONG = {"table", "list", "tree", "tree table", "popup menu"}


def has(thing, state):
    return thing.getState().contains(state)


def shown(thing):
    return has(thing, pyatspi.STATE_SHOWING)


def has_keys(thing):
    return has(thing, pyatspi.STATE_FOCUSED)


def children(thing):
    for place in range(thing.childCount):
        child = thing.getChildAtIndex(place)
        if child is not None:
            yield child


def everything(thing, wanted=lambda thing: True):
    """The thing and what is in it, as far as wanted; not the cells of tables."""
    if not wanted(thing):
        return
    yield thing
    if thing.getRoleName() not in LONG:
        for child in children(thing):
            yield from everything(child, wanted)


def middle(thing):
    area = thing.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    return area.x + area.width // 2, area.y + area.height // 2


def text_of(thing):
    return thing.queryText().getText(0, -1)


def cell_names(table, column=0):
    """The names of a table's rows, in one of its columns."""
    cells = table.queryTable()
    return [cells.getAccessibleAt(row, column).name for row in range(cells.nRows)]


class FocusWatch:
    """Who gets the keys, as it is announced."""

    EVENT = "object:state-changed:focused"

    def __init__(self):
        self.heard = []
        pyatspi.Registry.registerEventListener(self._hear, self.EVENT)

    def _hear(self, event):
        if event.detail1:
            self.heard.append(event.source)

    def next(self, press):
        """Presses something and returns who has the keys then."""
        self.listen()
        self.heard.clear()
        press()
        return wait(self.now, "somebody to get the keys")

    @staticmethod
    def listen():
        while GLib.MainContext.default().iteration(False):
            pass

    def now(self):
        """Who got the keys last, if anybody did."""
        self.listen()
        while self.heard:
            try:
                # Qt tells of the current row of a list as well, whoever has the keys.
                if self.heard[-1].getRoleName() != "table cell":
                    return self.heard[-1]
            except GLib.Error:
                pass  # gone meanwhile
            self.heard.pop()
        return None

    def close(self):
        pyatspi.Registry.deregisterEventListener(self._hear, self.EVENT)


class Program:
    """One run of the program in the home of somebody."""

    def __init__(self, desk, path, home, *arguments, board="Board 15 by 15"):
        self.desk = desk
        self.home = pathlib.Path(home)
        environment = dict(os.environ, HOME=str(self.home))
        for name in ("DATA", "CONFIG", "CACHE"):
            environment[f"XDG_{name}_HOME"] = str(self.home / name.lower())
        self.process = desk.start([path, *map(str, arguments)], env=environment)
        try:
            self.application = wait(self._application, "the program on the accessibility bus")
            # Nothing here hears of changes, so nothing may be remembered.
            self.application.setCacheMask(Atspi.Cache.NONE)
            self.window = wait(
                lambda: next((w for w in self.windows() if w.getRoleName() == "frame"), None),
                "the window",
            )
            wait(lambda: shown(self.window) and self.is_in_front(), "the window to be in front")
            self.board = self.find("table", board)
        except BaseException:
            self.kill()
            raise

    def _application(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with {self.process.returncode}")
        desktop = pyatspi.Registry.getDesktop(0)
        for place in range(desktop.childCount):
            application = desktop.getChildAtIndex(place)
            if application is not None and application.get_process_id() == self.process.pid:
                return application
        return None

    def windows(self):
        return list(children(self.application))

    def is_in_front(self):
        asked = subprocess.run(
            ["xdotool", "getactivewindow", "getwindowpid"], capture_output=True, text=True,
            check=False,
        )
        return asked.stdout.strip() == str(self.process.pid)

    def kill(self):
        """Without a chance to do anything about it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self):
        self.desk.press("ctrl+q")
        wait(lambda: self.process.poll() is not None, "the program to end")
        return self.process.returncode

    # What there is.

    def seek(self, role, name, inside=None):
        """The thing of this role with a name, or a name of which something holds; or nothing."""
        fits = name if callable(name) else lambda own: own == name
        for thing in everything(inside or self.window, shown):
            if thing.getRoleName() == role and fits(thing.name):
                return thing
        return None

    def find(self, role, name, inside=None):
        return wait(lambda: self.seek(role, name, inside), f"{role} {name}")

    def dialog(self, title):
        def there():
            for window in self.windows():
                if shown(window) and title in window.name and not window == self.window:
                    return window
            return None

        found = wait(there, f"the dialog {title}")
        wait(self.is_in_front, f"the dialog {title} to be in front")
        return found

    def title(self):
        return run("xdotool", "getactivewindow", "getwindowname").strip()

    def square(self, name):
        """The spoken text of a square of the board: "8H, centre, double word, empty"."""
        row, column = int(name[:-1]) - 1, ord(name[-1]) - ord("A")
        return self.board.queryTable().getAccessibleAt(row, column)

    def moves(self):
        """The list of moves, when it has some."""
        table = self.find("table", "Moves")
        wait(lambda: table.queryTable().nRows > 0, "moves in the list")
        return table.queryTable()

    def processor_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
