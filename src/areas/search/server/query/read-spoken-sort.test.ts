import { expect, it } from 'vitest';
import { asksForCharger } from '../language/asks-for-charger.ts';
import { readSpokenSort } from '../language/read-speech.ts';

it.each([
  ['taladro barato', 'cheap'],
  ['una escala econòmica', 'cheap'],
  ['escaleras en oferta', 'reduced'],
  ['guants rebaixats', 'reduced'],
  ['taladro', null],
  ['ofertas', null],
])('reads the sort in %j', (query, sort) => {
  expect(readSpokenSort(query)).toBe(sort);
});

it('knows who asks for a machine with what it runs on', () => {
  const yes = ['taladro batería con cargador', 'trepant amb bateria i carregador', 'sierra con 2 baterías'];
  const no = ['taladro a batería', 'taladro con cable', 'cargador', 'taladro sin cargador', 'cargador con cable'];
  expect([...yes, ...no].map(asksForCharger)).toEqual([...yes.map(() => true), ...no.map(() => false)]);
});
