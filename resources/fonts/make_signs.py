#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes TilewrightSigns.ttf: all signs beyond ASCII that the window's sources draw.

Which fonts a system has for arrows, stars and check marks differs, and a sign that none of them has
is an empty box. Run it after a new sign has come into ui/; a test names the signs that are missing.
Needs the Debian packages python3-fonttools and fonts-noto-core.
"""

import pathlib
import tempfile

from fontTools import merge, subset
from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTO = pathlib.Path("/usr/share/fonts/truetype/noto")
SOURCES = ("NotoSans-Regular", "NotoSansSymbols2-Regular", "NotoSansMath-Regular")
NAME = "Tilewright Signs"


def signs():
    found = set()
    for path in (ROOT / "ui").rglob("*"):
        if path.suffix in (".cpp", ".h"):
            found |= {ord(c) for c in path.read_text(encoding="utf-8") if ord(c) > 0x7F}
    return found


def main():
    missing = signs()
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for source in SOURCES:
            font = TTFont(NOTO / f"{source}.ttf")
            taken = missing & set(font.getBestCmap())
            missing -= taken
            cut = subset.Subsetter(subset.Options(layout_features=[], hinting=False, name_IDs=[0, 13, 14]))
            cut.populate(unicodes=taken)
            cut.subset(font)
            for table in ("GSUB", "GPOS", "GDEF", "MATH", "STAT"):
                if table in font:
                    del font[table]
            parts.append(f"{folder}/{source}.ttf")
            font.save(parts[-1])
        signs_font = merge.Merger().merge(parts)
    for identifier, text in ((1, NAME), (2, "Regular"), (4, NAME), (6, NAME.replace(" ", ""))):
        signs_font["name"].setName(text, identifier, 3, 1, 0x409)
    signs_font.save(ROOT / "resources/fonts/TilewrightSigns.ttf")
    if missing:
        raise SystemExit("no font has " + " ".join(f"U+{sign:04X}" for sign in sorted(missing)))


if __name__ == "__main__":
    main()
