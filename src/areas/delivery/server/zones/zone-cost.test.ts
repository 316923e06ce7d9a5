import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '#values/money.ts';
import { carriedClasses, zoneCost } from './zone-cost.ts';
import type { Zone } from './zone.ts';

const name = { es: '', ca: '' };
const classes = [
  { code: 'parcel', name, freeDelivery: true },
  { code: 'bulky', name, freeDelivery: true },
  { code: 'pallet', name, freeDelivery: false },
];
const zone: Zone = {
  id: 1,
  name,
  rings: [],
  style: { fill: '', stroke: '' },
  deliverable: true,
  isIndividualTerms: false,
  prices: { parcel: cents(690), bulky: cents(1900), pallet: cents(3900) },
  freeFrom: undefined,
  priority: 0,
};
const cost = (
  price: number,
  codes: (string | null)[] = [null],
  change: Partial<Zone> = {},
  shopFreeFrom: Cents | null = cents(15_000),
) => zoneCost({ ...zone, ...change }, { price: cents(price), classes: codes }, { classes, shopFreeFrom });

describe('delivery to a zone costs', () => {
  it('what its heaviest goods cost, whatever their order', () => {
    expect(cost(1000).price).toBe(690);
    expect(cost(1000, [null, 'parcel']).price).toBe(690);
    expect(cost(1000, ['bulky', 'parcel', null]).price).toBe(1900);
    expect(cost(1000, ['parcel', 'bulky', 'pallet']).price).toBe(3900);
  });

  it('what the heaviest class costs, for goods of an unknown one', () => {
    expect(cost(1000, ['parcel', 'wagon']).price).toBe(3900);
  });

  it('nothing where nothing has to be carried', () => {
    expect(cost(1000, [])).toEqual({ price: 0, isIndividualTerms: false, freeFrom: 15_000 });
    const service = { isVirtual: true, deliveryClass: null };
    const sand = { isVirtual: false, deliveryClass: 'pallet' };
    expect(carriedClasses([service])).toEqual([]);
    expect(carriedClasses([service, sand, { ...sand, deliveryClass: null }])).toEqual(['pallet', null]);
  });

  it('nothing from the threshold on: the shop’s, or the zone’s own', () => {
    expect(cost(14_999)).toEqual({ price: 690, isIndividualTerms: false, freeFrom: 15_000 });
    expect(cost(15_000).price).toBe(0);
    expect(cost(15_000, [null], { freeFrom: cents(20_000) })).toMatchObject({ price: 690, freeFrom: 20_000 });
    expect(cost(20_000, [null], { freeFrom: cents(20_000) }).price).toBe(0);
    expect(cost(20_000, [null], { freeFrom: null })).toMatchObject({ price: 690, freeFrom: null });
    expect(cost(20_000, [null], {}, null)).toMatchObject({ price: 690, freeFrom: null });
  });

  it('the full price for goods to which the threshold does not apply', () => {
    expect(cost(90_000, ['pallet'])).toEqual({ price: 3900, isIndividualTerms: false, freeFrom: null });
  });

  it('what is agreed on, by individual terms and for a class without a price', () => {
    const individual = { price: null, isIndividualTerms: true, freeFrom: null };
    expect(cost(90_000, [null], { isIndividualTerms: true, prices: {} })).toEqual(individual);
    expect(cost(90_000, ['pallet'], { prices: { parcel: cents(690) } })).toEqual(individual);
    expect(cost(100, ['parcel'], { prices: { parcel: cents(690) } }).price).toBe(690);
  });

  it('nothing that could be agreed on where nothing is delivered', () => {
    expect(cost(1000, [null], { deliverable: false })).toMatchObject({ price: null, isIndividualTerms: false });
  });
});
