import { expect, it } from 'vitest';
import { failure } from '#platform/http/failure.ts';
import { cached } from './create-geocoder.ts';

it('asks a provider once for the same text and point in a language; failures are tried again', async () => {
  const calls: string[] = [];
  let isAway = true;
  const geocoder = cached({
    search: async (text, locale) => {
      calls.push(`${locale} ${text}`);
      return isAway ? failure('geo_unavailable') : [];
    },
    findAt: async ({ lat }, locale) => {
      calls.push(`${locale} ${lat}`);
      return null;
    },
  });
  expect(await geocoder.search('Badalona', 'es')).toMatchObject({ code: 'geo_unavailable' });
  isAway = false;
  for (const text of ['Badalona', 'badalona']) expect(await geocoder.search(text, 'es')).toEqual([]);
  await geocoder.search('Badalona', 'ca');
  for (const lat of [41.45021, 41.45022]) expect(await geocoder.findAt({ lat, lng: 2 }, 'es')).toBeNull();
  expect(calls).toEqual(['es Badalona', 'es Badalona', 'ca Badalona', 'es 41.45021']);
});
