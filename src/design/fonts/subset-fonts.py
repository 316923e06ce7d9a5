"""
Makes the shop's fonts from those of Google Fonts: python subset-fonts.py FILE.ttf… (needs fonttools and brotli).

Keeps the letters of `unicode-range` in fonts.css and kerning. Digits are the tabular ones, so that they need no feature
and are in the file once.
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
    font.flavor = 'woff2'
    font.save(folder / f'{file.stem}.woff2')
