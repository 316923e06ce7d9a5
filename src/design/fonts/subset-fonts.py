"""
Makes the shop's fonts from those of Google Fonts: python subset-fonts.py FILE.ttf… (needs fonttools and brotli).

Keeps the letters of `unicode-range` in fonts.css and kerning. Digits are the tabular ones, so that they need no feature
and are in the file once.
The dots of i and j stand a little higher.
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

folder = Path(__file__).parent


def kept_characters():
    ranges = re.search(r'unicode-range:([^;]+);', (folder / 'fonts.css').read_text())[1]
    for first, last in re.findall(r'U\+([0-9A-F]+)(?:-([0-9A-F]+))?', ranges):
        yield from range(int(first, 16), int(last or first, 16) + 1)


def tabular_digits(font):
    table = font['GSUB'].table
    return {
        digit: tabular
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == 'tnum'
        for index in record.Feature.LookupListIndex
        for lookup in table.LookupList.Lookup[index].SubTable
        for digit, tabular in getattr(lookup, 'ExtSubTable', lookup).mapping.items()
    }


# Thousandths of an em, by which the dots of i and j clear their stems at 13 px on screens of 1x.
dot_lift = 45


def raise_dots(font):
    glyphs = font['glyf']
    for letter in 'ij':
        glyph = glyphs[font.getBestCmap()[ord(letter)]]
        start = 0
        for end in glyph.endPtsOfContours:
            points = range(start, end + 1)
            start = end + 1
            if all(glyph.coordinates[point][1] > font['OS/2'].sxHeight for point in points):
                for point in points:
                    x, y = glyph.coordinates[point]
                    glyph.coordinates[point] = (x, y + dot_lift)
        glyph.recalcBounds(glyphs)


for file in map(Path, sys.argv[1:]):
    font = TTFont(file)
    tabular = tabular_digits(font)
    for table in font['cmap'].tables:
        table.cmap = {character: tabular.get(glyph, glyph) for character, glyph in table.cmap.items()}
    options = subset.Options(flavor='woff2', hinting=False, layout_features=['kern'], name_IDs=[0], notdef_outline=False)
    options.drop_tables += ['gasp', 'GDEF']
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=kept_characters())
    subsetter.subset(font)
    raise_dots(font)
    font.flavor = 'woff2'
    font.save(folder / f'{file.stem}.woff2')
