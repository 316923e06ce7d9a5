import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDocumentNumber, normalDocument, normalTaxId, taxIdKind } from './tax-id.ts';

const realCases = fileURLToPath(new URL('../../../shared/data/tax-ids.json', import.meta.url));
if (!existsSync(realCases)) console.warn(`SKIPPED: the real tax ids are not at ${realCases}`);

describe('a tax id', () => {
  it.skipIf(!existsSync(realCases))('agrees with the published cases', () => {
    const cases = JSON.parse(readFileSync(realCases, 'utf8')) as { value: string; valid: boolean }[];
    expect(cases.length).toBeGreaterThan(20);
    const misjudged = cases.filter(({ value, valid }) => (taxIdKind(value) !== null) !== valid);
    expect(misjudged).toEqual([]);
  });

  it.each([
    ['12345678Z', 'NIF'],
    ['K1111111G', 'NIF'],
    ['X1234567L', 'NIE'],
    ['Z7654321A', null],
    ['A58818501', 'CIF'],
    ['P0801900B', 'CIF'],
    ['', null],
    ['ABCDEFGHI', null],
  ])('%s is %s', (id, kind) => expect(taxIdKind(id)).toBe(kind));

  it('has exactly one control letter for each number', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, '0');
        expect(letters.filter((letter) => taxIdKind(digits + letter) === 'NIF')).toHaveLength(1);
      }),
    );
  });

  it('of a company has a control digit, a control letter or both, by its first letter', () => {
    const controls = [...'0123456789ABCDEFGHIJ'];
    fc.assert(
      fc.property(fc.constantFrom(...'ABCDEFGHJNPQRSUVW'), fc.integer({ min: 0, max: 9_999_999 }), (first, number) => {
        const right = controls.filter(
          (control) => taxIdKind(first + String(number).padStart(7, '0') + control) === 'CIF',
        );
        expect(right).toHaveLength('ABEHNPQRSW'.includes(first) ? 1 : 2);
      }),
    );
  });

  it.each([
    'B12345674',
    'b 12345674',
    'B-12.345.674',
    'B/12345674',
    'B\u201112345674',
    'B\u00a012345674',
    'ESB12345674',
    'ES B12345674',
    'ES-B-12345674',
    'NIF B12345674',
    'N.I.F.: B12345674',
    'CIF:B12345674',
    'NIF/CIF ES B-12.345.674',
    'VAT ESB12345674',
    'Ｂ12345674',
  ])('of a company may be written %j', (text) => {
    expect(normalTaxId(text)).toBe('B12345674');
    expect(isDocumentNumber('CIF', text)).toBe(true);
  });

  it.each([
    ['NIF', '12345678Z', ['ES12345678Z', 'DNI 12.345.678-Z', 'es 12345678 z', 'NIF: 12345678-z']],
    ['NIE', 'X1234567L', ['ESX1234567L', 'NIE X-1234567-L', 'x.1.234.567.l']],
  ] as const)('of a person may be written with its name and country: %s', (type, number, texts) => {
    for (const text of texts) expect([normalTaxId(text), isDocumentNumber(type, text)]).toEqual([number, true]);
  });

  it('keeps what is part of a number, and the letters of a passport', () => {
    for (const text of ['ES', 'ES1234', 'ESES12345674', 'E58818501', 'NIFB1234567'])
      expect(normalTaxId(text)).toBe(text);
    expect(normalDocument('PASSPORT', 'es b-12345674')).toBe('ESB12345674');
    expect(normalDocument('NIF', 'ES 12345678 z')).toBe('12345678Z');
  });

  it('ignores spaces, dots, hyphens and case, and fits only its own type', () => {
    expect(normalTaxId('12.345.678-z')).toBe('12345678Z');
    expect(isDocumentNumber('NIF', '12 345 678 z')).toBe(true);
    expect(isDocumentNumber('CIF', '12345678Z')).toBe(false);
    expect(isDocumentNumber('PASSPORT', 'PAB123456')).toBe(true);
    expect(isDocumentNumber('PASSPORT', '<b>')).toBe(false);
  });

  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([null, 'NIF', 'NIE', 'CIF']).toContain(taxIdKind(text));
      }),
    );
  });
});
