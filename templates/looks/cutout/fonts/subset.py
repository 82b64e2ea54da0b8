"""Cuts the fonts of this look out of their Fontsource packages.

    python3 subset.py FOLDER OUT

FOLDER holds the unpacked npm packages `besley`, `public-sans` and `rakkas`, each 5.3.0; OUT receives their woff2 files. The characters,
and what else is needed, are those of `templates/fonts/subset.py`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "fonts"))
from fontTools.ttLib import TTFont
from subset import (
    ARABIC, CENTRAL, CHARACTERS, OTHERS, SHAPING, SOUTHEAST, WESTERN, cut_font, finish, join_fonts, keep_characters, open_parts,
)

# Every page fetches the first; the other where it has letters of it. Neither font has arrows, and the look shows none.
PARTS = {"": [code for code in [*CHARACTERS, *WESTERN] if code not in map(ord, "↑↓")], "-others": [*SOUTHEAST, *CENTRAL, *OTHERS]}
EVERYTHING = [code for part in PARTS.values() for code in part]

BESLEY = {
    "sources": [f"besley/files/besley-{part}-800-normal.woff2" for part in ("latin", "latin-ext")],
    "features": ["kern", "lnum", "ccmp", "mark"],
}
PUBLIC_SANS = {
    "sources": [f"public-sans/files/public-sans-{part}-wght-normal.woff2" for part in ("latin", "latin-ext", "vietnamese")],
    "features": ["kern", "tnum", "ccmp"],
    "axes": {"wght": (400, 400, 700)},
    "pinned": {},
    "marks": ["mark", "mkmk"],
    "masters": [{"wght": 400}, {"wght": 700}],
    "name": "Public Sans",
}


def cut_besley(folder, characters):
    return finish(join_fonts(open_parts(folder, BESLEY, characters)), "Besley")


def main(folder, out):
    folder, out = Path(folder), Path(out)
    (out / "whole").mkdir(exist_ok=True)
    for part, characters in PARTS.items():
        cut_besley(folder, characters).save(out / f"besley{part}.woff2")
        cut_font(folder, PUBLIC_SANS, characters).save(out / f"public-sans{part}.woff2")
    # For what is drawn and printed, which reads one file of each.
    cut_besley(folder, EVERYTHING).save(out / "whole/besley.woff2")
    cut_font(folder, PUBLIC_SANS, EVERYTHING).save(out / "whole/public-sans.woff2")
    arabic = TTFont(folder / "rakkas/files/rakkas-arabic-400-normal.woff2", recalcTimestamp=False)
    finish(keep_characters(arabic, SHAPING, ARABIC), "Rakkas").save(out / "rakkas.woff2")


if __name__ == "__main__":
    main(*sys.argv[1:])
