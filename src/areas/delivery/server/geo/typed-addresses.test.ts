import { describe, expect, it } from 'vitest';
import type { Place } from '../../contract.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { loadGazetteer } from './gazetteer.ts';
import { typedAddresses } from './typed-addresses.fixture.ts';

const geocoder = createEmbeddedGeocoder(loadGazetteer, undefined, { lat: 41.4502, lng: 2.2445 });
const search = async (text: string): Promise<Place[]> => (await geocoder.search(text, 'es')) as Place[];

describe('an address as people type it', () => {
  it.each(typedAddresses)('%s', async (typed, street, house, zipcode, city) => {
    const [first] = await search(typed);
    expect([first?.street, first?.house, zipcode && first?.zipcode, first?.city?.split('/')[0]]).toEqual([
      street,
      house,
      zipcode,
      city,
    ]);
  });

  it('keeps floor and door, and says that its point is the town’s', async () => {
    const [first] = await search('Carrer de Sant Bru 18, 3r 2a, Badalona');
    expect(first).toMatchObject({
      floor: '3r',
      apartment: '2a',
      isOfTown: true,
      address: 'Carrer de Sant Bru, 18, 08911 Badalona',
    });
  });
});

describe('postal codes of no street', () => {
  it.each(['28000', '10000', '22080', '02071'])('are not offered: %s', async (code) => {
    expect(await search(code)).toEqual([]);
    expect((await search(code.slice(0, 4))).map(({ zipcode }) => zipcode)).not.toContain(code);
  });

  it('are not among those of a town', async () => {
    for (const town of ['Madrid', 'Huesca', 'Albacete', 'Motril'])
      expect((await search(town))[0]!.zipcodes.filter((code) => /(000|07[01]|080)$/.test(code))).toEqual([]);
  });
});
