# SPDX-License-Identifier: GPL-3.0-or-later
"""What is put before the program: games, and the settings that it finds."""
import pathlib
import struct

DATA = pathlib.Path(__file__).parent.parent / "data"
CLUB_GAME = DATA / "gcg" / "club.gcg"


def long_game():
    """A record that takes a while to review: one has both blanks all the time."""
    lines = ["#player1 anna Anna", "#player2 ben Ben"]
    dots = "."
    places = ["8H AN"] + [f"8H {dots * n}D" for n in range(2, 8)]
    places += [f"8{'GFEDCBA'[n]} D{dots * (8 + n)}" for n in range(7)]
    places += [f"H8 {dots * n}D" for n in range(1, 8)]
    places += [f"H{7 - n} D{dots * (8 + n)}" for n in range(7)]
    for place in places:
        # More turns without points in a row would end the game.
        lines += [">anna: ??EINRT -T +0 0", ">ben: ADEGLOR -R +0 0"] * 2
        lines += [">anna: ??EINRT -T +0 0", f">ben: ADEGINS {place} +0 0"]
    return "\n".join(lines) + "\n"


def kept_geometry(screen_width, left, top, width, height, maximised=False):
    """A window's place as Qt writes it (QWidget::saveGeometry, version 3), in the settings."""
    whole = struct.pack(">4i", left, top, left + width - 1, top + height - 1)
    data = struct.pack(">IHH", 0x1D9D0CB, 3, 0) + whole * 2
    data += struct.pack(">iBBi", 0, maximised, 0, screen_width) + whole
    escaped = "".join(f"\\x{byte:x}" for byte in data)
    return f'window\\geometry="@ByteArray({escaped})"'


def keep_settings(home, lines):
    """Writes the settings of the person who lives there."""
    path = home / "config" / "tilewright" / "tilewright.ini"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(["[v1]", *lines, ""]))
