import { expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { pricedRegions, zonesOfRegions } from './priced-regions.ts';
import type { Zone } from './zone.ts';

const zone = { id: 1, prices: { parcel: cents(500) }, deliverable: true, isIndividualTerms: false } as unknown as Zone;
const hasPrice = ({ id }: Zone) => id === 1;

it('names the whole country where the price holds everywhere', () => {
  const regions = zonesOfRegions(() => zone);
  expect(regions.size).toBe(19);
  expect(pricedRegions(regions, hasPrice)).toBeNull();
});

it('names the mainland where the islands and the African cities have no price', () => {
  const regions = zonesOfRegions(({ lat, lng }) =>
    lat > 35.95 && lng < 3.4 && !(lng > 1.1 && lat < 40.2) ? zone : null,
  );
  expect(pricedRegions(regions, hasPrice)).toEqual('AN AR AS CB CL CM CT EX GA MC MD NC PV RI VC'.split(' '));
});

it('names no region of which a part has no price, or is in no zone', () => {
  const aroundMadrid = zonesOfRegions(({ lat, lng }) => (Math.hypot(lat - 40.4, lng + 3.7) < 0.3 ? zone : null));
  expect(pricedRegions(aroundMadrid, hasPrice)).toEqual([]);
  expect(
    pricedRegions(
      zonesOfRegions(() => zone),
      () => false,
    ),
  ).toEqual([]);
});
