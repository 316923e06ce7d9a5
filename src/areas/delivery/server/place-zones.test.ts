import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { PlaceInZone } from '../contract.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const get = async (path: string) => (await shop.browser().send('GET', path)).body as unknown;

it('says in which zone a found place is', async () => {
  const near = (await get('/service/geo/search?text=08911%20Badalona')) as { list: PlaceInZone[] };
  expect(near.list[0]).toMatchObject({ city: 'Badalona', zone: { deliverable: true, isIndividualTerms: false } });
  const far = (await get('/service/geo/search?text=35001')) as { list: PlaceInZone[] };
  expect(far.list[0]).toMatchObject({ zone: { isIndividualTerms: true } });
});

it('says in which zone a point of the map is, and none at sea', async () => {
  const inTown = (await get('/service/geo/reverse?lat=41.4500&lng=2.2474')) as { value: PlaceInZone };
  expect(inTown.value.zone).toMatchObject({ id: 1, deliverable: true });
  const inHills = (await get('/service/geo/reverse?lat=41.486&lng=2.226')) as { value: PlaceInZone };
  expect(inHills.value.zone).toMatchObject({ deliverable: false });
  const atSea = (await get('/service/geo/reverse?lat=40.5&lng=4.9')) as { value: PlaceInZone; isValid: boolean };
  expect(atSea).toMatchObject({ isValid: false, value: { zone: null } });
});
