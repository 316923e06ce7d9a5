import { expect, it } from 'vitest';
import { describePin, kilometresBetween } from './describe-pin.ts';
import { es } from './messages.es.ts';

const store = { lat: 41.4522, lng: 2.2464 };
const place = { point: { lat: 41.5381, lng: 2.4445 }, city: 'Mataró', isExact: true, isDelivered: true };

it('marks an exact address, and a town where no more is known', () => {
  expect(describePin(place, store, es)).toEqual({ kind: 'address', point: place.point, label: 'Mataró' });
  expect(describePin({ ...place, isExact: false }, store, es).kind).toBe('area');
});

it('says how far away a place without delivery is', () => {
  const pin = describePin({ ...place, isDelivered: false }, store, es);
  expect(pin).toMatchObject({ kind: 'out', label: 'Mataró, a 19\u00a0km: no repartimos' });
});

it('measures along the earth', () => {
  expect(kilometresBetween(store, store)).toBe(0);
  expect(kilometresBetween({ lat: 40.4168, lng: -3.7038 }, { lat: 41.3874, lng: 2.1686 })).toBeCloseTo(505, -1);
});
