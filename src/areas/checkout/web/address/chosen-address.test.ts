import { expect, it } from 'vitest';
import { emptyAddress } from '../draft/order-draft.ts';
import { withPlace } from './chosen-address.ts';

const place = { street: 'Carrer de Sant Bru', house: '18', zipcode: '08911', city: 'Badalona' };
const found = withPlace(emptyAddress, { ...place, floor: '3r', apartment: '2a' });

it('has floor and door that were found', () => {
  expect(found).toMatchObject({ ...place, floor: '3r', apartment: '2a' });
});

it.each([
  ['another house without any', { house: '20' }, '', ''],
  ['another street with a floor alone', { street: 'Carrer del Mar', floor: 'bajos' }, 'bajos', ''],
  ['a street without a number', { house: null }, '', ''],
  ['a town alone', { street: null, house: null, zipcode: '08391', city: 'Tiana' }, '', ''],
  ['the same house', { street: 'carrer de sant bru' }, '3r', '2a'],
])('has floor and door of %s', (_, next, floor, apartment) => {
  expect(withPlace(found, { ...place, ...next })).toMatchObject({ floor, apartment });
});

it('keeps those that were typed before the street', () => {
  expect(withPlace({ ...emptyAddress, floor: '1r' }, place)).toMatchObject({ ...place, floor: '1r' });
});
