"""Cuts the fonts of this look out of their Fontsource packages.

    python3 subset.py FOLDER OUT

FOLDER holds the unpacked npm packages `eb-garamond` and `markazi-text`, each 5.3.0; OUT receives their woff2 files. The characters,
and what else is needed, are those of `templates/fonts/subset.py`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "fonts"))
from fontTools.ttLib import TTFont
from subset import ARABIC, CENTRAL, CHARACTERS, OTHERS, SHAPING, SOUTHEAST, WESTERN, finish, join_fonts, keep_characters, open_parts

# Every page fetches the first; the others where it has letters of them.
PARTS = {"": [*CHARACTERS, *WESTERN], "-central": [*SOUTHEAST, *CENTRAL], "-others": OTHERS}
STYLES = {"eb-garamond": ("normal", "EB Garamond"), "eb-garamond-italic": ("italic", "EB Garamond Italic")}


def cut_latin(folder, style, name, characters):
    sources = [f"eb-garamond/files/eb-garamond-{part}-400-{style}.woff2" for part in ("latin", "latin-ext", "vietnamese")]
    spec = {"sources": sources, "features": ["kern", "liga", "lnum", "tnum", "ccmp", "mark"]}
    return finish(join_fonts(open_parts(folder, spec, characters)), name)


def main(folder, out):
    (Path(out) / "whole").mkdir(exist_ok=True)
    for file, (style, name) in STYLES.items():
        for part, characters in PARTS.items():
            cut_latin(Path(folder), style, name, characters).save(Path(out) / f"{file}{part}.woff2")
    # For what is drawn and printed, which reads one file.
    everything = [code for part in PARTS.values() for code in part]
    cut_latin(Path(folder), *STYLES["eb-garamond"], everything).save(Path(out) / "whole/eb-garamond.woff2")
    arabic = TTFont(Path(folder) / "markazi-text/files/markazi-text-arabic-400-normal.woff2", recalcTimestamp=False)
    finish(keep_characters(arabic, SHAPING, ARABIC), "Markazi Text").save(Path(out) / "markazi-text.woff2")


if __name__ == "__main__":
    main(*sys.argv[1:])
