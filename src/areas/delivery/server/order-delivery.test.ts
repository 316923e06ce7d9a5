import { describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import type { PickupPoint } from '../contract.ts';
import type { DeliveryData } from './delivery-data.ts';
import type { CheckAddress } from './geo/check-address.ts';
import { createOrderDelivery, type DeliveryRequest } from './order-delivery.ts';
import type { OfferedSlot } from './slots/slot-times.ts';
import type { Zone } from './zones/zone.ts';

const badalona = { lat: 41.45, lng: 2.24 };
const zone = {
  id: 1,
  deliverable: true,
  isIndividualTerms: false,
  prices: { parcel: cents(690) },
  freeFrom: undefined,
} as unknown as Zone;
const address = { street: 'Carrer de Sant Bru', house: '18', city: 'Badalona', value: { zipcode: '08911' } };
const checked = { ...address, extra: 'checked' };

const slotOf = (change: Partial<OfferedSlot> = {}): OfferedSlot => ({
  type: 'delivery',
  date: '2026-11-25',
  from: '09:00',
  to: '11:00',
  notFor: [],
  ...change,
});
const offered = [
  slotOf(),
  slotOf({ from: '16:00', to: '18:00', notFor: ['transfer'] }),
  slotOf({ type: 'pickup', from: '09:00', to: '13:00', notFor: ['transfer'] }),
  slotOf({ type: 'pickup', from: '16:00', to: '20:00' }),
  slotOf({ type: 'pickup', date: '2026-11-26', from: '09:00', to: '13:00', notFor: ['transfer'] }),
];

type Parts = Parameters<typeof createOrderDelivery>[0];
const withParts = (change: Partial<Parts> = {}) =>
  createOrderDelivery({
    data: { delivery: {} } as DeliveryData,
    terms: { classes: [{ code: 'parcel', name: { es: '', ca: '' }, freeDelivery: true }], shopFreeFrom: cents(15_000) },
    pickupPoints: (locale) => [{ id: 7, name: locale } as unknown as PickupPoint],
    offered: () => offered,
    readyAt: () => null,
    capacityOf: ({ type }) => (type === 'delivery' ? 6 : null),
    checkAddress: (async () => ({ address: checked, point: badalona })) as unknown as CheckAddress,
    zoneAt: async ({ lat, lng }) => (lat === badalona.lat && lng === badalona.lng ? zone : null),
    ...change,
  });
const home: DeliveryRequest = { type: 'delivery', address, date: '2026-11-25', slot: { from: '09:00', to: '11:00' } };
const pickup: DeliveryRequest = { type: 'pickup', pickupPointId: 7 };
const refusedField = async (
  request: DeliveryRequest,
  payment: 'card' | 'transfer' = 'card',
  change: Partial<Parts> = {},
): Promise<string | undefined> => {
  const resolved = await withParts(change).resolve(request, payment);
  if (!('code' in resolved)) return undefined;
  expect(resolved).toMatchObject({ code: 'not_available', fields: [{ code: 'not_available' }] });
  return resolved.fields?.[0]?.field;
};

describe('a delivery', () => {
  it('has the zone of its checked address, and takes a place of its slot', async () => {
    expect(await withParts().resolve(home, 'card')).toEqual({
      type: 'delivery',
      date: '2026-11-25',
      slot: { from: '09:00', to: '11:00' },
      place: { slot: { type: 'delivery', date: '2026-11-25', from: '09:00', to: '11:00' }, capacity: 6 },
      pickupPoint: null,
      address: checked,
      zone,
      readyAt: null,
    });
    expect(await withParts({ capacityOf: () => null }).resolve(home, 'card')).toMatchObject({ place: null });
  });

  it('needs a day and a slot that are offered, in time for its payment', async () => {
    expect(await refusedField({ ...home, date: null })).toBe('delivery.date');
    expect(await refusedField({ ...home, date: null, slot: null })).toBe('delivery.date');
    expect(await refusedField({ ...home, date: '2026-11-26' })).toBe('delivery.date');
    expect(await refusedField({ ...home, slot: null })).toBe('delivery.slot');
    expect(await refusedField({ ...home, slot: { from: '09:00', to: '12:00' } })).toBe('delivery.slot');
    expect(await refusedField({ ...home, slot: { from: '10:00', to: '11:00' } })).toBe('delivery.slot');
    const later = { ...home, slot: { from: '16:00', to: '18:00' } };
    expect([await refusedField(later, 'transfer'), await refusedField(later)]).toEqual(['delivery.slot', undefined]);
    // What to change is not the same.
    expect(await withParts().resolve(later, 'transfer')).toMatchObject({ facts: { reason: 'payment' } });
    expect(await withParts().resolve({ ...home, slot: { from: '09:00', to: '12:00' } }, 'card')).toMatchObject({
      facts: { reason: 'slot' },
    });
  });

  it('is refused where the shop does not deliver, or not there', async () => {
    const noDelivery = { data: { delivery: null } as DeliveryData };
    expect(await refusedField(home, 'card', noDelivery)).toBe('delivery.type');
    expect(await refusedField(pickup, 'card', noDelivery)).toBeUndefined();
    const outside = withParts({ zoneAt: async () => null });
    expect(await outside.resolve(home, 'card')).toMatchObject({ code: 'not_deliverable' });
    const closed = withParts({ zoneAt: async () => ({ ...zone, deliverable: false }) });
    expect(await closed.resolve(home, 'card')).toMatchObject({ code: 'not_deliverable' });
  });

  it('is refused with the parts of an address that do not belong together', async () => {
    const mismatch = { mismatch: ['city'], towns: ['Badalona'] };
    const parts = withParts({ checkAddress: (async () => mismatch) as unknown as CheckAddress });
    expect(await parts.resolve(home, 'card')).toMatchObject({
      code: 'address_mismatch',
      fields: [{ field: 'delivery.address.city', code: 'address_mismatch' }],
      facts: { towns: ['Badalona'] },
    });
  });
});

describe('a pickup', () => {
  it('has its point in both languages, and needs neither day nor slot', async () => {
    expect(await withParts().resolve({ ...pickup, address }, 'card')).toEqual({
      type: 'pickup',
      date: null,
      slot: null,
      place: null,
      pickupPoint: { es: { id: 7, name: 'es' }, ca: { id: 7, name: 'ca' } },
      address: null,
      zone: null,
      readyAt: null,
    });
  });

  it('is refused at a point that the shop does not have', async () => {
    expect(await refusedField({ ...pickup, pickupPointId: 8 })).toBe('delivery.pickupPointId');
    expect(await refusedField({ type: 'pickup' })).toBe('delivery.pickupPointId');
  });

  it('may name a day, or a slot of a day, that suits its payment', async () => {
    const onDay = { ...pickup, date: '2026-11-25' };
    expect(await refusedField({ ...pickup, slot: { from: '09:00', to: '13:00' } })).toBe('delivery.date');
    expect(await refusedField({ ...pickup, date: '2026-11-27' })).toBe('delivery.date');
    expect([await refusedField(onDay), await refusedField(onDay, 'transfer')]).toEqual([undefined, undefined]);
    const early = { ...onDay, slot: { from: '09:00', to: '13:00' } };
    expect([await refusedField(early), await refusedField(early, 'transfer')]).toEqual([undefined, 'delivery.slot']);
    expect(await refusedField({ ...pickup, date: '2026-11-26' }, 'transfer')).toBe('delivery.slot');
  });

  it('takes a place of its slot where the shop limits them', async () => {
    const limited = withParts({ capacityOf: () => 2 });
    const slot = { from: '16:00', to: '20:00' };
    expect(await limited.resolve({ ...pickup, date: '2026-11-25', slot }, 'card')).toMatchObject({
      slot,
      place: { slot: { type: 'pickup', date: '2026-11-25', ...slot }, capacity: 2 },
    });
    expect(await limited.resolve({ ...pickup, date: '2026-11-25' }, 'card')).toMatchObject({ place: null });
    expect(await limited.resolve(pickup, 'card')).toMatchObject({ place: null });
  });
});

it('delivery costs what its zone says, and a pickup nothing', () => {
  const goods = { price: cents(1000), classes: [null] };
  expect(withParts().quote({ zone }, goods)).toEqual({ price: 690, isIndividualTerms: false, freeFrom: 15_000 });
  expect(withParts().quote({ zone: null }, goods)).toEqual({ price: 0, isIndividualTerms: false, freeFrom: 15_000 });
});

it('the zone is that of the postal code of the address, too, where it has one', async () => {
  const asked: (string | null | undefined)[] = [];
  const resolveWith = (value: object | null) =>
    withParts({
      checkAddress: (async () => ({ address: { ...address, value }, point: badalona })) as unknown as CheckAddress,
      zoneAt: async (_point, postalCode) => {
        asked.push(postalCode);
        return zone;
      },
    }).resolve(home, 'card');
  await resolveWith({ zipcode: '08911' });
  await resolveWith({ zipcode: null });
  await resolveWith(null);
  expect(asked).toEqual(['08911', null, null]);
});
