# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for a test: X server, message bus with accessibility, window manager.

Everything that is started here is known by its process and ended by it.
"""
import ctypes
import importlib.util
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

TOOLS = ("Xvfb", "openbox", "xdotool", "xclip", "dbus-daemon")
PATIENCE = 60.0  # seconds; a loaded machine is slow, a broken program never gets there
STEP = 0.04
LIBC = ctypes.CDLL(None)


def missing_tools():
    """What the test can't do without and is not there."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    # Not imported yet: that would look for the bus of whoever runs the test.
    missing += [name for name in ("gi", "pyatspi") if importlib.util.find_spec(name) is None]
    if not pathlib.Path("/usr/libexec/at-spi-bus-launcher").exists():
        missing.append("at-spi-bus-launcher")
    return missing


def wait(state, what, patience=PATIENCE):
    """Asks until there is something to return; what is asked may be gone meanwhile."""
    from gi.repository import GLib

    end = time.monotonic() + patience
    last = None
    while True:
        try:
            found = state()
            if found:
                return found
        except (GLib.Error, LookupError, NotImplementedError) as error:
            last = error
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {what}" + (f" ({last})" if last else ""))
        time.sleep(STEP)


def run(*command, **options):
    """The output of a tool that ends by itself."""
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=True, **options
    )
    return done.stdout


class Desk:
    """The screen that the programs of a test are on. Sets the environment of this process."""

    def __init__(self, size):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="tilewright-desk-"))
        self.children = []
        self._adopt_orphans()
        try:
            self._begin(size)
        except BaseException:
            self.close()
            raise

    def _begin(self, size):
        home = self.folder / "desk"
        (home / "run").mkdir(parents=True, mode=0o700)
        for name in list(os.environ):
            if name.startswith(("XDG_", "QT_", "LC_", "AT_SPI_", "DBUS_", "WAYLAND_")):
                del os.environ[name]
        for name in ("LANGUAGE", "XAUTHORITY", "SESSION_MANAGER", "DISPLAY"):
            os.environ.pop(name, None)
        os.environ.update(
            HOME=str(home),
            XDG_RUNTIME_DIR=str(home / "run"),
            TMPDIR=str(self.folder),
            LC_ALL="C.UTF-8",
            QT_QPA_PLATFORM="xcb",
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
        )
        self.log = open(self.folder / "desk.log", "wb")
        # The X server looks for a free number itself.
        screen = ["-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
        os.environ["DISPLAY"] = ":" + self._start_telling(
            lambda place: ["Xvfb", "-displayfd", str(place), *screen]
        )
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = self._start_telling(
            lambda place: ["dbus-daemon", "--session", "--nofork", f"--print-address={place}"]
        )
        self.start(["openbox"])
        wait(self._is_managed, "the window manager")

    @staticmethod
    def _is_managed():
        asked = subprocess.run(["xdotool", "get_desktop"], capture_output=True, check=False)
        return asked.returncode == 0

    def start(self, command, **options):
        child = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
            preexec_fn=self._end_with_parent, **options
        )
        self.children.append(child)
        return child

    def _start_telling(self, command):
        """Starts what writes a line to the descriptor it is given, and returns the line."""
        reading, writing = os.pipe()
        try:
            self.start(command(writing), pass_fds=[writing])
        finally:
            os.close(writing)
        with os.fdopen(reading) as told:
            line = told.readline().strip()
        if not line:
            raise AssertionError(f"{command('N')[0]} did not start:\n{self.told()}")
        return line

    def told(self):
        """What the programs of the desk have written."""
        self.log.flush()
        return (self.folder / "desk.log").read_text(errors="replace")

    @staticmethod
    def _adopt_orphans():
        """Makes what the bus starts our children once the bus is gone, so that we can end it."""
        set_child_subreaper = 36
        LIBC.prctl(set_child_subreaper, 1, 0, 0, 0)

    @staticmethod
    def _end_with_parent():
        """Nothing is left behind even if the test itself is killed."""
        set_parent_death_signal = 1
        LIBC.prctl(set_parent_death_signal, signal.SIGTERM, 0, 0, 0)

    def close(self):
        for child in reversed(self.children):
            if child.poll() is None:
                child.terminate()
            try:
                child.wait(10)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
        self._end_orphans()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    @staticmethod
    def _end_orphans():
        """Those that the bus had started end with it; who lingers is told to."""
        end = time.monotonic() + 5
        while True:
            try:
                if os.waitpid(-1, os.WNOHANG)[0] == 0:
                    if time.monotonic() > end:
                        for task in pathlib.Path("/proc/self/task").iterdir():
                            for child in (task / "children").read_text().split():
                                os.kill(int(child), signal.SIGKILL)
                        os.waitpid(-1, 0)
                    time.sleep(STEP)
            except ChildProcessError:
                return

    # What a person's hands do.

    @staticmethod
    def press(*keys):
        run("xdotool", "key", "--clearmodifiers", *keys)

    @staticmethod
    def type(text):
        run("xdotool", "type", "--clearmodifiers", "--delay", "15", "--", text)

    @staticmethod
    def click(place):
        x, y = place
        run("xdotool", "mousemove", str(x), str(y), "click", "1")

    @staticmethod
    def copied():
        return run("xclip", "-selection", "clipboard", "-out")

    def copy(self, text):
        """Leaves a helper behind that holds the text until something else is copied."""
        subprocess.run(
            ["xclip", "-selection", "clipboard", "-in"],
            input=text, text=True, check=True, timeout=PATIENCE,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
