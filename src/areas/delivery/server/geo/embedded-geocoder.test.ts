import { describe, expect, it } from 'vitest';
import type { Place } from '../../contract.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { loadGazetteer } from './gazetteer.ts';
import { describeGeocoder } from './geocoder-suite.fixture.ts';

const geocoder = createEmbeddedGeocoder(loadGazetteer);
describeGeocoder('embedded', async () => ({ geocoder }));

const search = async (text: string): Promise<Place[]> => (await geocoder.search(text, 'es')) as Place[];

describe('without street data', () => {
  it('keeps the postal code that was typed, else takes the first of the municipality', async () => {
    expect((await search('08917 Badalona'))[0]).toMatchObject({ zipcode: '08917', city: 'Badalona' });
    const [town] = await search('Badalona');
    expect(town).toMatchObject({ zipcode: '08911', address: '08911 Badalona', placeId: 'ine:08015:08911' });
    expect(town!.zipcodes).toHaveLength(8);
  });

  it('lists every municipality of a postal code, only the named one where a town is typed', async () => {
    const all = await search('01211');
    expect(all.map(({ city }) => city)).toContain('Armiñón');
    expect((await search('01211 arminon')).map(({ city }) => city)).toEqual(['Armiñón']);
  });

  it('lists the municipalities of the postal code where the town is another’s', async () => {
    expect((await search('Calle Mayor, 1, 08911 Madrid'))[0]).toMatchObject({ city: 'Badalona', zipcode: '08911' });
  });

  it('finds postal codes and towns that are still being typed, whole names first', async () => {
    expect((await search('0891')).map(({ zipcode }) => zipcode)[0]).toBe('08911');
    expect((await search('badal')).map(({ city }) => city)).toContain('Badalona');
    expect((await search('leon'))[0]).toMatchObject({ city: 'León' });
  });

  it('finds towns by either of their names and by the Spanish ones', async () => {
    for (const [text, city] of [
      ['alacant', 'Alicante/Alacant'],
      ['San Cugat del Valles', 'Sant Cugat del Vallès'],
      ['lerida', 'Lleida'],
      ['hospitalet', "L'Hospitalet de Llobregat"],
    ] as const)
      expect((await search(text)).map((one) => one.city)).toContain(city);
  });

  it('finds no place by impossible postal codes', async () => {
    for (const text of ['00043', '00633', '99999', '53001']) expect(await search(text)).toEqual([]);
  });
});
