import { expect, it } from 'vitest';
import { addressIn, makerIn, unitName } from './localised-words.ts';

it.each([
  ['Musterstraße, 3, 70565 Stuttgart, Alemania', 'Musterstraße, 3, 70565 Stuttgart, Alemanya'],
  ['Sample Road, Brookfield, WI 53005, Estados Unidos', 'Sample Road, Brookfield, WI 53005, Estats Units'],
  ['Sample Road, Leeds LS1 1AA,\nREINO UNIDO', 'Sample Road, Leeds LS1 1AA,\nRegne Unit'],
  ['Carrer del Torrent, 41, 08912 Badalona', 'Carrer del Torrent, 41, 08912 Badalona'],
  ['Alemania', 'Alemania'],
])('says the country of %j in Catalan', (address, said) => {
  expect(addressIn(address, 'ca')).toBe(said);
});

it('says a country that was written in Catalan in Spanish, and that of the importer too', () => {
  const company = { name: 'Norda', contact: 'a@norda.example' };
  const importer = { ...company, address: 'Via Roma, Itàlia' };
  const maker = makerIn({ ...company, address: 'Road 1, Xina', responsible: importer }, 'es');
  expect([maker!.address, maker!.responsible!.address]).toEqual(['Road 1, China', 'Via Roma, Italia']);
});

it('calls the units of the catalogue by their names in each language', () => {
  expect(['ud', 'caja', 'm2', 'palé'].map((unit) => unitName(unit, 'ca'))).toEqual(['u.', 'caixa', 'm²', 'palet']);
  expect(['ud', 'caja', 'm2', 'brazada'].map((unit) => unitName(unit, 'es'))).toEqual(['ud', 'caja', 'm²', 'brazada']);
});
