"""Cuts the fonts of this look out of their Fontsource packages, and writes how wide their letters are.

    python3 subset.py FOLDER OUT

FOLDER holds the unpacked npm packages `anybody`, `familjen-grotesk` and `readex-pro` of @fontsource-variable, each 5.3.0; OUT receives
their woff2 files and `metrics.json`. The characters, and what else is needed, are those of `templates/fonts/subset.py`.
"""

import json
import sys
import unicodedata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "fonts"))
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from subset import ARABIC, CENTRAL, CHARACTERS, OTHERS, SHAPING, SOUTHEAST, WESTERN, WHOLE, cut_font, finish, keep_characters, reopen

# Every page fetches the first; the others where it has letters of them.
PARTS = {"": [*CHARACTERS, *WESTERN], "-others": [*SOUTHEAST, *CENTRAL, *OTHERS], "whole": WHOLE}


def files(package, style):
    return [f"{package}/files/{package}-{part}-{style}-normal.woff2" for part in ("latin", "latin-ext", "vietnamese")]


LATIN = {
    "anybody": {
        "sources": files("anybody", "standard"),
        # Wood type is not kerned, and what fills a line is measured letter by letter.
        "features": [],
        "axes": {"wdth": (50, 100, 150)},
        "pinned": {"wght": 900},
        # Not its ccmp: that puts an acute above a capital which has no anchor.
        "marks": ["mark", "mkmk"],
        "masters": [{"wdth": 100}, {"wdth": 50}, {"wdth": 150}],
        "name": "Anybody",
    },
    "familjen-grotesk": {
        "sources": files("familjen-grotesk", "wght"),
        "features": ["kern", "tnum"],
        "axes": {"wght": (400, 400, 700)},
        "pinned": {},
        "marks": ["mark", "mkmk", "ccmp"],
        "masters": [{"wght": 400}, {"wght": 700}],
        "name": "Familjen Grotesk",
    },
}
WIDTHS = (50, 100, 150)
STRETCH = (0, 100)


def cut_latin(folder, spec, characters):
    # The arrows of the look are drawn by its stylesheet.
    return cut_font(folder, spec, [code for code in characters if code != ord("↑")])


def cut_arabic(folder):
    source = folder / "readex-pro/files/readex-pro-arabic-full-normal.woff2"
    font = keep_characters(TTFont(source, recalcTimestamp=False), SHAPING, ARABIC)
    return finish(reopen(instancer.instantiateVariableFont(font, {"wght": (400, 700)})), "Readex Pro")


def thousandths(font, value):
    return round(value * 1000 / font["head"].unitsPerEm)


def measure_latin(path):
    """Of each capital, digit and sign: its advance, and the room before and after its ink, each at the three widths."""
    fonts = [instancer.instantiateVariableFont(TTFont(path), {"wdth": width}) for width in WIDTHS]
    table = {}
    for code in sorted(fonts[0].getBestCmap()):
        letter = chr(code)
        if letter != letter.upper() and len(letter.upper()) == 1:
            continue
        rows = [measure_glyph(font, font.getBestCmap()[code]) for font in fonts]
        table[letter] = [value for column in zip(*rows) for value in column]
    return table


def measure_glyph(font, name):
    glyphs = font.getGlyphSet()
    bounds = BoundsPen(glyphs)
    glyphs[name].draw(bounds)
    advance = glyphs[name].width
    left, right = (bounds.bounds[0], advance - bounds.bounds[2]) if bounds.bounds else (0, 0)
    return [thousandths(font, value) for value in (advance, left, right)]


def forms_of(font):
    """The glyphs of each letter: alone, at the end, in the middle, and at the start of what is joined."""
    table, forms = font["GSUB"].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag not in ("fina", "medi", "init"):
            continue
        for index in record.Feature.LookupListIndex:
            for sub in table.LookupList.Lookup[index].SubTable:
                sub = getattr(sub, "ExtSubTable", sub)
                forms.setdefault(record.FeatureTag, {}).update(getattr(sub, "mapping", {}))
    return forms


def measure_arabic(path):
    """Of each letter: alone, at the end, in the middle and at the start of what is joined; lam and alef are one."""
    fonts = [instancer.instantiateVariableFont(TTFont(path), {"wght": 700, "HEXP": value}) for value in STRETCH]
    forms = forms_of(fonts[0])
    table = {}
    for code, glyph in sorted(fonts[0].getBestCmap().items()):
        names = [glyph, *(forms.get(form, {}).get(glyph, glyph) for form in ("fina", "medi", "init"))]
        table[chr(code)] = [value for name in names for value in measure_joined(fonts, name)]
    for ending in "اأإآ":
        names = [ligature_of(fonts[0], forms[form]["uni0644"], forms["fina"][f"uni{ord(ending):04X}"]) for form in ("init", "medi")]
        table["ل" + ending] = [value for name in names for value in measure_joined(fonts, name)]
    return table


def measure_joined(fonts, name):
    """Its advance, and the room before and after its ink, each unstretched and stretched. It is read from the right."""
    rows = [measure_glyph(font, name) for font in fonts]
    return [row[column] for column in (0, 2, 1) for row in rows]


def ligature_of(font, first, second):
    lookups = font["GSUB"].table.LookupList.Lookup
    tables = [getattr(sub, "ExtSubTable", sub) for lookup in lookups for sub in lookup.SubTable]
    found = [ligature for sub in tables for ligature in getattr(sub, "ligatures", {}).get(first, []) if ligature.Component == [second]]
    return found[0].LigGlyph


def shorten(table):
    """Leaves out letters that are as wide as what they are made of: the templates look those up."""
    def is_same(letter, row):
        base = unicodedata.normalize("NFD", letter)[0]
        return len(letter) == 1 and base != letter and base in table and abs(table[base][0] - row[0]) < 2 and abs(table[base][2] - row[2]) < 2

    return {letter: row for letter, row in table.items() if not unicodedata.combining(letter[0]) and not is_same(letter, row)}


def write(path, tables):
    rows = [
        f'  "{name}": {{\n'
        + ",\n".join(f"    {json.dumps(letter, ensure_ascii=False)}: {json.dumps(row)}" for letter, row in table.items())
        + "\n  }"
        for name, table in tables.items()
    ]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def main(folder, out):
    folder, out = Path(folder), Path(out)
    (out / "whole").mkdir(exist_ok=True)
    for file, spec in LATIN.items():
        for part, characters in PARTS.items():
            path = out / (f"whole/{file}.woff2" if part == "whole" else f"{file}{part}.woff2")
            cut_latin(folder, spec, characters).save(path)
    cut_arabic(folder).save(out / "readex-pro.woff2")
    write(
        out / "metrics.json",
        {
            "latin": shorten(measure_latin(out / "whole/anybody.woff2")),
            "arabic": shorten(measure_arabic(out / "readex-pro.woff2")),
        },
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
