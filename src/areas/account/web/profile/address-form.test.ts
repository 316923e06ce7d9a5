import { expect, test } from 'vitest';
import { addressLine } from './address-form.tsx';

test('joins the parts of an address in one line', () => {
  const value = { zipcode: '08911' };
  expect(
    addressLine({ street: 'Carrer del Mar', house: '12', floor: '3', apartment: '2', city: 'Badalona', value }),
  ).toBe('Carrer del Mar 12, 3, 2 · 08911 Badalona');
  expect(addressLine({ street: 'Carrer del Mar', house: '12', floor: '', city: 'Badalona' })).toBe(
    'Carrer del Mar 12 · Badalona',
  );
});

test('shows the map’s text when there are no parts', () => {
  expect(addressLine({ value: { address: 'Platja de Badalona' } })).toBe('Platja de Badalona');
});
