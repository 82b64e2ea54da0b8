"""Cuts the fonts of this look out of their Fontsource packages.

    python3 subset.py FOLDER OUT

FOLDER holds the unpacked npm packages `grenze-gotisch`, `league-gothic` and `sometype-mono`, each 5.3.0, and `blaka` 4.5.3; OUT
receives their woff2 files. The characters, and what else is needed, are those of `templates/fonts/subset.py`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "fonts"))
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from subset import ARABIC, CENTRAL, CHARACTERS, OTHERS, SHAPING, SOUTHEAST, WESTERN, cut_font, finish, join_fonts, keep_characters, open_parts, reopen

# Every page fetches the first; the other where it has letters of it.
REST = [*WESTERN, *SOUTHEAST, *CENTRAL, *OTHERS]
PARTS = {"": CHARACTERS, "-others": REST}
FONTS = {
    "grenze-gotisch": ("Grenze Gotisch", ["latin-700", "latin-ext-700"], ["kern", "liga", "ccmp"], {}),
    # Drawn narrow; the cuts that are narrower still would be a second file's worth of bytes.
    "league-gothic": ("League Gothic", ["latin-wdth", "latin-ext-wdth"], ["kern", "ccmp"], {"wdth": 100}),
    "sometype-mono": ("Sometype Mono", ["latin-wght", "latin-ext-wght"], ["ccmp"], {}),
}


def cut_latin(folder, file, characters):
    name, parts, features, pinned = FONTS[file]
    spec = {"sources": [f"{file}/files/{file}-{part}-normal.woff2" for part in parts], "features": features}
    fonts = open_parts(folder, spec, characters)
    if len(fonts) > 1 and not pinned and "fvar" in fonts[0]:
        # Fonts that vary are joined master by master: joined as they are, they lose their weights.
        masters = {"axes": {"wght": (400, 400, 700)}, "masters": [{"wght": 400}, {"wght": 700}], "pinned": {}, "name": name}
        return cut_font(folder, {**spec, **masters}, characters)
    if pinned:
        fonts = [reopen(instancer.instantiateVariableFont(font, pinned)) for font in fonts]
    return finish(fonts[0] if len(fonts) == 1 else join_fonts(fonts), name)


def main(folder, out):
    for file in FONTS:
        for part, characters in PARTS.items():
            cut_latin(Path(folder), file, characters).save(Path(out) / f"{file}{part}.woff2")
    arabic = TTFont(Path(folder) / "blaka/files/blaka-arabic-400-normal.woff2", recalcTimestamp=False)
    finish(keep_characters(arabic, SHAPING, ARABIC), "Blaka").save(Path(out) / "blaka.woff2")


if __name__ == "__main__":
    main(*sys.argv[1:])
