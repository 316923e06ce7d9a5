"""
Makes the shop's fonts from those of Google Fonts: python subset-fonts.py FILE.ttf… (needs fonttools and brotli).

Keeps the letters of `kept` and kerning. Digits are the tabular ones, so that they need no feature
and are in the file once.
The dots of i and j stand a little higher.
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

folder = Path(__file__).parent
# Letters of Spanish, Catalan and some neighbours, and the signs of a tool shop.
kept = (
    'U+20-5B, U+5D, U+5F, U+61-7A, U+7C, U+A0-A1, U+A9-AB, U+AE, U+B0-B3, U+B5, U+B7, U+BA-C1, U+C7-C9, '
    'U+CD, U+CF, U+D1-D3, U+D7-D8, U+DA, U+DC, U+E0-E1, U+E4, U+E7-E9, U+EB, U+ED, U+EF, U+F1-F3, U+F6, '
    'U+F8, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+20AC, '
    'U+2122, U+2212'
)


def kept_characters():
    for first, last in re.findall(r'U\+([0-9A-F]+)(?:-([0-9A-F]+))?', kept):
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
