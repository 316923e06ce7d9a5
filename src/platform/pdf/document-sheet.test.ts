import { describe, expect, it } from 'vitest';
import { isPersonName } from '#values/person-name.ts';
import { type SheetFont, unprintableLetters } from './document-fonts.ts';
import { createSheet, margin, sheetWidth } from './document-sheet.ts';
import { textOfPdf } from './pdf-text.fixture.ts';

const newSheet = () => createSheet({ title: 'Factura', lang: 'es', date: new Date('2026-11-27T10:00:00Z') });

/** What a reader finds in a document of these lines. */
async function printed(lines: readonly string[], font: SheetFont): Promise<string> {
  const sheet = newSheet();
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index % 40 === 0) sheet.addPage();
    sheet.write(line, margin, margin + (index % 40) * 18, sheetWidth, { font });
  }
  return textOfPdf(await sheet.finish(() => undefined));
}

const letters = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => letter === letter.normalize('NFC'),
);
/** Cyrillic Tje and letters of old scripts, encoded since 2021: no font has them yet, and names of today do not. */
const isOfNoFont = (letter: string): boolean =>
  /[\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2\ua7d4\ua7da-\ua7dc\ua7f1]/u.test(letter);
const ofNames = letters.filter((letter) => isPersonName(letter) && !isOfNoFont(letter));
/** Of Europe, and signs of measures, numbers and money; addresses and names of companies may have any. */
const ofAddresses = letters.filter((letter) =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}!-~\u00a1-\u00ac\u00ae-\u00ff\u2010-\u2027\u2030-\u205e\u2070-\u23ff]/u.test(
    letter,
  ),
);

/** Lines of forty letters, apart from each other. */
const inLines = (all: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(all.length / 40) }, (_, line) => all.slice(line * 40, line * 40 + 40).join(' '));

/** Readers take 'ﬁ' for 'fi' and a full-width 'Ａ' for 'A'. */
const plain = (text: string): string => text.normalize('NFKC');
const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

describe('a document', () => {
  it('prints every letter of names', async () => {
    expect(ofNames.length).toBeGreaterThan(1000);
    const text = await printed(inLines(ofNames), 'bold');
    const isPrinted = (letter: string): boolean =>
      [letter, plain(letter), withoutAccents(letter)].some((one) => text.includes(one));
    expect(ofNames.filter((letter) => !isPrinted(letter))).toEqual([]);
    expect(ofNames.filter((letter) => unprintableLetters(letter).length > 0)).toEqual([]);
  });

  it('prints the letters of addresses, or tells which it cannot', async () => {
    const shown = ofAddresses.filter((letter) => unprintableLetters(letter).length === 0);
    expect(shown).toEqual(expect.arrayContaining([...ofNames, ...'ΑΩαω″‑⌀⅜≤№€℃→√']));
    const text = plain(await printed(inLines(shown), 'text'));
    expect(shown.filter((letter) => !text.includes(plain(letter)) && !text.includes(withoutAccents(letter)))).toEqual(
      [],
    );
  });

  it.each([
    ['a letter and its accent apart', 'Fonta\u0300nera Ço\u0323', 'Fontànera Çọ'],
    ['characters that show nothing', 'Bro\u00adca\u200b de 8\u200e mm', 'Broca de 8 mm'],
    ['letters that no font has', 'Calle 東京 3', 'Calle □□ 3'],
  ])('prints %s readably', async (_, text, shown) => {
    expect(await printed([text], 'bold')).toBe(shown);
  });

  it('breaks lines between words, and words that are longer than a line', async () => {
    const sheet = newSheet();
    const words = 'Tornillería inoxidable de cabeza avellanada';
    const lines = Math.round(sheet.heightOf(words, 80) / sheet.heightOf('x', 80));
    expect(lines).toBe(3);
    expect(sheet.heightOf('x'.repeat(100), 80)).toBeGreaterThan(5 * sheet.heightOf('x', 80));
    sheet.write(words, margin, margin, 80);
    expect(await textOfPdf(await sheet.finish(() => undefined))).toBe(words);
  });
});

describe('letters that no document can print', () => {
  it.each([
    ['Llave de ½″ «Núñez» – 3 €', []],
    ['Ștefan Đặng Ωμέγα Щука ⌀ 8', []],
    ['東京 京 🦺\ufe0f', ['東', '京', '🦺']],
  ])('of %j are %j', (text, missing) => {
    expect(unprintableLetters(text)).toEqual(missing);
  });
});
