"""Cuts the web fonts of this site out of their Fontsource packages.

    python3 subset.py FOLDER OUT [NAME...]

FOLDER holds the unpacked npm packages `archivo`, `martian-mono`, `cairo` and `vazirmatn`; OUT receives a woff2 file of each, or of
those that are named. Needs fontTools 4.38 or newer and brotli. The same packages give the same bytes.

Each Latin font is rebuilt from the few masters that the site uses, each kept within three thousandths of an em; what lies between them
is a straight interpolation and may differ slightly from upstream's. That saves half of what limiting the axes alone gives.
"""

import io
import math
import sys
from pathlib import Path

from fontTools import subset
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.misc.transform import Identity
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

# Basic Latin, Latin-1, and the punctuation of European languages.
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "Œœ–—‘’‚“”„‹›•…′″€™−↑↓")]
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
        "source": "archivo/files/archivo-latin-wdth-normal.woff2",
        "features": ["kern", "tnum"],
        "axes": {"wght": (400, 800, 800), "wdth": (75, 100, 125)},
        "pinned": {},
        # What is set narrow or wide is heavy.
        "masters": [{"wght": 800, "wdth": d} for d in (100, 75, 125)] + [{"wght": 400, "wdth": 100}],
        "name": "Archivo",
    },
    "martian-mono": {
        "source": "martian-mono/files/martian-mono-latin-wdth-normal.woff2",
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
    master = reopen(instancer.instantiateVariableFont(reopen(font), {**pinned, **location}))
    add_arrows(master)
    add_tick(master, location["wght"])
    return reopen(master)


def thin_deltas(font):
    """Leaves out every delta that interpolation restores within the tolerance."""
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyf._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.optimize(points, control.endPts, tolerance=TOLERANCE, isComposite=glyf[name].isComposite())


def cut_font(folder, spec):
    font = keep_characters(TTFont(folder / spec["source"], recalcTimestamp=False), spec["features"])
    space = DesignSpaceDocument()
    for tag, (low, default, high) in spec["axes"].items():
        space.addAxisDescriptor(tag=tag, name=tag, minimum=low, default=default, maximum=high)
    for location in spec["masters"]:
        master = cut_master(font, location, spec["pinned"])
        space.addSourceDescriptor(font=master, location=location, name=str(location))
    result, _, _ = build(space, optimize=False)
    thin_deltas(result)
    return finish(result, spec["name"])


def cut_arabic(folder, spec):
    font = keep_characters(TTFont(folder / spec["source"], recalcTimestamp=False), SHAPING, ARABIC)
    return finish(reopen(instancer.instantiateVariableFont(font, spec["axes"])), spec["name"])


def finish(font, name):
    font["head"].modified = TIMESTAMP
    font.recalcTimestamp = False
    for identifier in (1, 4):
        font["name"].setName(name, identifier, 3, 1, 0x409)
    font["name"].setName("Regular", 2, 3, 1, 0x409)
    font.flavor = "woff2"
    return font


def main(folder, out, *names):
    for cut, specs in ((cut_font, FONTS), (cut_arabic, ARABIC_FONTS)):
        for name, spec in specs.items():
            if not names or name in names:
                cut(Path(folder), spec).save(Path(out) / f"{name}.woff2")


if __name__ == "__main__":
    main(*sys.argv[1:])
