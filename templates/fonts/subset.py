"""Cuts the web fonts of this site out of their Fontsource packages.

    python3 subset.py FOLDER OUT [NAME...]

FOLDER holds the unpacked npm packages `archivo`, `martian-mono`, `cairo` and `vazirmatn`; OUT receives their woff2 files, or those
that are named: `archivo`, `archivo-southeast`, `whole/archivo`. Needs fontTools 4.38 or newer and brotli. The same packages give the
same bytes.

Each Latin font is rebuilt from the few masters that the site uses, each kept within three thousandths of an em; what lies between them
is a straight interpolation and may differ slightly from upstream's. That saves half of what limiting the axes alone gives.
"""

import io
import math
import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.misc.transform import Identity
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

# Basic Latin, and the signs and punctuation of pages in any language.
CHARACTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0\u00ad£©®°·×–—‘’‚“”„•…′″€™−↑↓")]
# Each page fetches the files that it has letters of.
# The rest of Latin-1: French, Spanish, German, Portuguese, Italian, the languages of the north.
WESTERN = [code for code in [*range(0xA0, 0x100), *map(ord, "Œœ‹›")] if code not in CHARACTERS]
# Turkish, Azerbaijani, Romanian and Hungarian.
SOUTHEAST = [*map(ord, "ĂăĞğİıŐőŞşŰűȘșȚțƏə₺")]
# Polish, Czech, Slovak, Slovene and Croatian.
CENTRAL = [*map(ord, "ĄąĆćČčĎďĐđĘęĚěĽľŁłŃńŇňŘřŚśŠšŤťŮůŹźŻżŽž")]
# Those of other languages, from Latvian to Yoruba and Vietnamese, and the signs of currencies.
OTHERS = [
    code for code in [*range(0x100, 0x250), 0x259, 0x2BC, *range(0x300, 0x370), *range(0x1E00, 0x1F00), *range(0x20A0, 0x20C1), 0x2113]
    if code not in [*CHARACTERS, *WESTERN, *SOUTHEAST, *CENTRAL]
]
COMBINING = set(range(0x300, 0x370))
PARTS = {
    "": CHARACTERS,
    "-western": WESTERN,
    "-southeast": SOUTHEAST,
    "-central": CENTRAL,
    "-others": OTHERS,
}
# For what is drawn and printed, which reads one file.
WHOLE = [*CHARACTERS, *WESTERN, *SOUTHEAST, *CENTRAL, *OTHERS]
# The letters, marks and digits of Arabic, Persian and Urdu. Their joined forms come with them, by the rules of the font.
ARABIC = [
    *range(0x621, 0x63B), *range(0x640, 0x656), *range(0x660, 0x66E), *range(0x6F0, 0x6FA),
    *map(ord, "،؛؟ٰٱٹپچڈڑژکگںھۀہۂۃیےۓ۔ە"), 0x20, 0xA0, 0x200C, 0x200D,
]
# Font units, of 1000 an em.
TOLERANCE = 2
# One fixed moment (2025-01-01) in seconds since 1904, so that builds compare equal.
TIMESTAMP = 3818534400
# The arrows that the sources lack, as turns of their upward arrow, in degrees.
ARROWS = {"←": 90, "→": -90, "↗": -45}

FONTS = {
    "archivo": {
        "sources": [f"archivo/files/archivo-{part}-wdth-normal.woff2" for part in ("latin", "latin-ext", "vietnamese")],
        "features": ["kern", "tnum"],
        "axes": {"wght": (400, 800, 800), "wdth": (75, 100, 125)},
        "pinned": {},
        "marks": ["mark", "mkmk"],
        # What is set narrow or wide is heavy.
        "masters": [{"wght": 800, "wdth": d} for d in (100, 75, 125)] + [{"wght": 400, "wdth": 100}],
        "name": "Archivo",
    },
    "martian-mono": {
        "sources": [f"martian-mono/files/martian-mono-{part}-wdth-normal.woff2" for part in ("latin", "latin-ext")],
        "features": ["ccmp"],
        "axes": {"wght": (400, 400, 700)},
        "pinned": {"wdth": 87.5},
        "masters": [{"wght": 400}, {"wght": 700}],
        "name": "Martian Mono",
    },
}

ARABIC_FONTS = {
    "cairo": {
        "source": "cairo/files/cairo-arabic-wght-normal.woff2",
        "axes": {"wght": 1000},
        "name": "Cairo",
    },
    "vazirmatn": {
        "source": "vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
        "axes": {"wght": (400, 700)},
        "name": "Vazirmatn",
    },
}
SHAPING = ["ccmp", "locl", "isol", "init", "medi", "fina", "rlig", "liga", "calt", "curs", "mark", "mkmk", "kern"]


def reopen(font):
    """The same font, read back from its bytes: fontTools works lazily and its steps expect a saved file."""
    data = io.BytesIO()
    font.flavor = None
    font.save(data)
    data.seek(0)
    return TTFont(data, recalcTimestamp=False)


def keep_characters(font, features, characters=CHARACTERS):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return reopen(font)


def add_glyph(font, character, glyph, advance):
    name = f"uni{ord(character):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name


def add_arrows(font):
    """Turns the upward arrow about the middle of a capital, centred in its own advance."""
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    up = cmap[ord("↑")]
    bounds = BoundsPen(glyphs)
    glyphs[up].draw(bounds)
    left, bottom, right, top = bounds.bounds
    mono = font["hmtx"][cmap[ord("i")]][0] == font["hmtx"][cmap[ord("m")]][0]
    advance = font["hmtx"][up][0] if mono else round(top - bottom + left * 2)
    fit = min(1, advance * 0.9 / (top - bottom))
    for character, degrees in ARROWS.items():
        turn = Identity.translate(advance / 2, font["OS/2"].sCapHeight / 2).rotate(math.radians(degrees))
        place = turn.scale(fit, fit).translate(-(left + right) / 2, -(bottom + top) / 2)
        pen = TTGlyphPen(None)
        glyphs[up].draw(TransformPen(pen, place))
        add_glyph(font, character, pen.glyph(), advance)


def add_tick(font, weight):
    """A tick drawn as two square-ended strokes, as heavy as the master asks."""
    cap, advance = font["OS/2"].sCapHeight, font["hmtx"][font.getBestCmap()[ord("0")]][0]
    stroke = (60 + (weight - 400) * 0.2) * math.sqrt(2)
    elbow, reach, rise = advance * 0.36, advance * 0.92, cap * 0.06
    arm, stem = elbow - advance * 0.06, reach - elbow
    pen = TTGlyphPen(None)
    points = [(elbow, rise), (elbow - arm, rise + arm), (elbow - arm + stroke / 2, rise + arm + stroke / 2),
              (elbow, rise + stroke), (reach - stroke / 2, rise + stem + stroke / 2), (reach, rise + stem)]
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()
    add_glyph(font, "✓", pen.glyph(), advance)


def cut_master(font, location, pinned):
    # A copy each time: instantiating changes the font it is given.
    return reopen(instancer.instantiateVariableFont(reopen(font), {**pinned, **location}))


def draw_signs(master, weight):
    add_arrows(master)
    add_tick(master, weight)
    return reopen(master)


def join_fonts(fonts):
    """One font of several that share no character."""
    if len(fonts) == 1:
        return fonts[0]
    with tempfile.TemporaryDirectory() as folder:
        files = [f"{folder}/{number}.ttf" for number in range(len(fonts))]
        for font, file in zip(fonts, files):
            font.save(file)
        return reopen(merge.Merger().merge(files))


def thin_deltas(font):
    """Leaves out every delta that interpolation restores within the tolerance."""
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyf._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.optimize(points, control.endPts, tolerance=TOLERANCE, isComposite=glyf[name].isComposite())


def open_parts(folder, spec, characters):
    """Each source that has some of the characters, with those that no source before it has."""
    parts, left, marks = [], set(characters), spec.get("marks", [])
    for source in spec["sources"]:
        font = TTFont(folder / source, recalcTimestamp=False)
        found = left & set(font.getBestCmap())
        if marks and source != spec["sources"][-1]:
            # A mark finds its place only on letters of its own file, and letters with a mark below are in the last one.
            found -= COMBINING
        if found:
            # Letters of two files are never kerned together in a browser, and are not where both are in one.
            features = [] if parts else spec["features"]
            parts.append(keep_characters(font, [*features, *marks], sorted(found)))
        left -= found
    return parts


def cut_font(folder, spec, characters):
    parts = open_parts(folder, spec, characters)
    space = DesignSpaceDocument()
    for tag, (low, default, high) in spec["axes"].items():
        space.addAxisDescriptor(tag=tag, name=tag, minimum=low, default=default, maximum=high)
    for location in spec["masters"]:
        masters = [cut_master(part, location, spec["pinned"]) for part in parts]
        if ord("↑") in characters:
            masters[0] = draw_signs(masters[0], location["wght"])
        space.addSourceDescriptor(font=join_fonts(masters), location=location, name=str(location))
    result, _, _ = build(space, optimize=False)
    thin_deltas(result)
    return finish(result, spec["name"])


def cut_arabic(folder, spec):
    font = keep_characters(TTFont(folder / spec["source"], recalcTimestamp=False), SHAPING, ARABIC)
    return finish(reopen(instancer.instantiateVariableFont(font, spec["axes"])), spec["name"])


def finish(font, name):
    font["head"].created = min(font["head"].created, TIMESTAMP)
    font["head"].modified = TIMESTAMP
    font.recalcTimestamp = False
    for identifier in (1, 4):
        font["name"].setName(name, identifier, 3, 1, 0x409)
    font["name"].setName("Regular", 2, 3, 1, 0x409)
    font.flavor = "woff2"
    return font


def main(folder, out, *names):
    cuts = {}
    for name, spec in FONTS.items():
        for part, characters in PARTS.items():
            cuts[name + part] = (cut_font, spec, characters)
        cuts[f"whole/{name}"] = (cut_font, spec, WHOLE)
    for name, spec in ARABIC_FONTS.items():
        cuts[name] = (cut_arabic, spec)
    for name, (cut, *facts) in cuts.items():
        if not names or name in names:
            file = Path(out) / f"{name}.woff2"
            file.parent.mkdir(exist_ok=True)
            cut(Path(folder), *facts).save(file)


if __name__ == "__main__":
    main(*sys.argv[1:])
