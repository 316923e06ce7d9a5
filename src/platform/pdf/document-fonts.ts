import { createRequire } from 'node:module';
import type * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);
/** Whole fonts: a document carries only the letters that it shows. */
export const fontFiles = {
  text: require.resolve('@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf'),
  heading: require.resolve('@expo-google-fonts/barlow-semi-condensed/700Bold/BarlowSemiCondensed_700Bold.ttf'),
  otherLetters: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  otherLettersBold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  signs: require.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
  symbols: require.resolve('@expo-google-fonts/noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf'),
} as const;
type FontName = keyof typeof fontFiles;
export type SheetFont = 'text' | 'bold' | 'heading';

/** A part of a text in one font. */
export interface TextRun {
  readonly font: FontName;
  readonly text: string;
}

/** Where a letter is looked for, in this order. */
const fontsOf = {
  text: ['text', 'otherLetters', 'signs', 'symbols'],
  bold: ['bold', 'otherLettersBold', 'signs', 'symbols'],
  heading: ['heading', 'otherLettersBold', 'signs', 'symbols'],
} as const satisfies Record<SheetFont, readonly FontName[]>;
/** Stands for what no font has. */
const replacement = '□';

interface LoadedFont {
  readonly characters: ReadonlySet<number>;
  /** Above the baseline, for a size of 1. */
  readonly ascent: number;
}
const loadedFonts = new Map<FontName, LoadedFont>();

export function loadFont(name: FontName): LoadedFont {
  const known = loadedFonts.get(name);
  if (known) return known;
  // The library takes 25 MB, so it is loaded when the first letter is looked up.
  const { openSync } = require('fontkit') as typeof fontkit;
  const { characterSet, ascent, unitsPerEm } = openSync(fontFiles[name]);
  const loaded = { characters: new Set(characterSet), ascent: ascent / unitsPerEm };
  loadedFonts.set(name, loaded);
  return loaded;
}

const has = (font: FontName, text: string): boolean =>
  Array.from(text).every((character) => loadFont(font).characters.has(character.codePointAt(0)!));

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });
const inEachFont = /^[ -~\u00a0-\u00ac\u00ae-\u00ff–’€]*$/;

/** A letter as a document shows it: itself, else its plain form (a full-width 'Ａ' as 'A'), else null. */
function printedForm(letter: string, font: SheetFont): TextRun | null {
  const plain = letter.normalize('NFKC');
  for (const text of [letter, plain, plain.normalize('NFD').replaceAll(/\p{M}/gu, '')])
    for (const name of fontsOf[font]) if (text !== '' && has(name, text)) return { font: name, text };
  return null;
}

/** One line without characters that show nothing; a letter and its accent are one character where there is one. */
const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');

/** The parts of a text with the font of each: letter by letter, another one only for what the wanted one does not have. */
export function splitByFont(text: string, font: SheetFont): TextRun[] {
  const shown = readable(text);
  if (inEachFont.test(shown)) return [{ font, text: shown }];
  const runs: TextRun[] = [];
  for (const { segment } of graphemes.segment(shown)) {
    const run = printedForm(segment, font) ?? { font: 'signs' as const, text: replacement };
    const last = runs.at(-1);
    if (last?.font === run.font) runs[runs.length - 1] = { font: run.font, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}

/** The letters of a text that no document can print, each once. */
export function unprintableLetters(text: string): string[] {
  const shown = readable(text);
  if (inEachFont.test(shown)) return [];
  const letters = Array.from(graphemes.segment(shown), ({ segment }) => segment);
  return [...new Set(letters)].filter((letter) => printedForm(letter, 'text') === null);
}
