import { expect, it } from 'vitest';
import { isSameTown, naturalName, townWords } from './town-names.ts';

it.each([
  ['Pobla de Massaluca, La', 'La Pobla de Massaluca'],
  ["Hospitalet de Llobregat, L'", "L'Hospitalet de Llobregat"],
  ['Pinós, el/Pinoso', 'el Pinós/Pinoso'],
  ['Vitoria-Gasteiz', 'Vitoria-Gasteiz'],
])('writes %j as people do', (name, natural) => {
  expect(naturalName(name)).toBe(natural);
});

it('compares names without accents, case and articles', () => {
  expect(townWords('L’HOSPITALET de Llobregat')).toEqual(['hospitalet', 'llobregat']);
  expect(townWords('Els')).toEqual(['els']);
});

it.each([
  ['badalona', 'Badalona', true],
  ['Hospitalet', "L'Hospitalet de Llobregat", true],
  ['Palma de Mallorca', 'Palma', true],
  ['San Sebastián', 'Donostia/San Sebastián', true],
  ['Sta. Coloma de Gramanet', 'Santa Coloma de Gramenet', true],
  ['Sta. Coloma', 'Santa Coloma de Gramenet', true],
  ['San Adrián de Besós', 'Sant Adrià de Besòs', true],
  ['San Cugat', 'Sant Cugat del Vallès', true],
  ['Alacant', 'Alicante/Alacant', true],
  ['Lérida', 'Lleida', true],
  ['Badalona (Barcelona)', 'Badalona', true],
  ['Tarrasa', 'Terrassa', true],
  ['Badlona', 'Badalona', true],
  ['Madrid', 'Badalona', false],
  ['Barcelona', 'Badalona', false],
  ['León', 'Lleida', false],
  ['Santa Coloma', 'Badalona', false],
])('tells whether %j can be %j: %j', (typed, name, expected) => {
  expect(isSameTown(typed, name)).toBe(expected);
});
