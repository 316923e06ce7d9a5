import { expect, it } from 'vitest';
import { parseAddressText } from './address-text.ts';

it.each([
  ['08911', null, null, '08911', null],
  ['Badalona', null, null, null, 'Badalona'],
  ['08911 Badalona', null, null, '08911', 'Badalona'],
  ['Badalona, 08911', null, null, '08911', 'Badalona'],
  ['Carrer de Sant Bru, 18, 08911 Badalona', 'Carrer de Sant Bru', '18', '08911', 'Badalona'],
  ['Carrer de Sant Bru 18 08911 Badalona', 'Carrer de Sant Bru', '18', '08911', 'Badalona'],
  ['Carrer de Sant Bru, 18, Badalona', 'Carrer de Sant Bru', '18', null, 'Badalona'],
  ['Carrer de Sant Bru núm. 18 bis, Badalona', 'Carrer de Sant Bru', '18 bis', null, 'Badalona'],
  ['Av. 11 de setembre, 3, 08912, Badalona', 'Av. 11 de setembre', '3', '08912', 'Badalona'],
  ['Carrer de Sant Bru, Badalona', 'Carrer de Sant Bru', null, null, 'Badalona'],
  ['Carrer de Sant Bru, 18', 'Carrer de Sant Bru', '18', null, null],
  ['Polígon 99999, 08911 Badalona', 'Polígon 99999', null, '08911', 'Badalona'],
  ['Carrer  de\tSant   Bru ,  18 , Badalona', 'Carrer de Sant Bru', '18', null, 'Badalona'],
  [', ;', null, null, null, null],
])('divides %j', (text, street, house, zipcode, town) => {
  expect(parseAddressText(text)).toEqual({ street, house, floor: null, apartment: null, zipcode, town });
});

it('reads no more of a long text than a search takes', () => {
  expect(parseAddressText(`Badalona, ${'1 a, '.repeat(10_000)}`)).toMatchObject({ zipcode: null });
  expect(parseAddressText(`${' '.repeat(50_000)}a`)).toMatchObject({ town: 'a' });
});
