import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const handle = { es: 'mango de {material:low}', ca: 'mànec de {material:low}' };

test('elides the Catalan preposition before a vowel, also of a spelt letter', () => {
  expect(fillTemplate(handle, { material: 'aluminium' })).toEqual({ es: 'mango de aluminio', ca: 'mànec d’alumini' });
  expect(fillTemplate(handle, { material: 'mdf' })).toEqual({ es: 'mango de MDF', ca: 'mànec d’MDF' });
  expect(fillTemplate(handle, { material: 'ash' })?.ca).toBe('mànec de fusta de freixe');
});

test('keeps the capitals of acronyms and the preposition of numbers', () => {
  expect(fillTemplate(handle, { material: 'abs' })?.es).toBe('mango de ABS');
  expect(fillTemplate({ es: 'de {length}', ca: 'de {length}' }, { length: 11 })?.ca).toBe('de 11\u00a0mm');
});

test('omits a part in brackets without its value, and the text without another value', () => {
  expect(fillTemplate({ es: 'Casco[, {vented}]', ca: 'Casc[, {vented}]' }, {})).toEqual({ es: 'Casco', ca: 'Casc' });
  expect(fillTemplate(handle, {})).toBeUndefined();
});

test('writes the noun for one and for several', () => {
  const layers = { es: 'de {layers|capa|capas}', ca: 'de {layers|capa|capes}' };
  expect(fillTemplate(layers, { layers: 1 })).toEqual({ es: 'de 1\u00a0capa', ca: 'de 1\u00a0capa' });
  expect(fillTemplate(layers, { layers: 2 })).toEqual({ es: 'de 2\u00a0capas', ca: 'de 2\u00a0capes' });
});

test('has Catalan adjectives agree with their noun', () => {
  const set = { es: 'llave {wrench:low}', ca: 'claus {wrench:many}[, {insulated|aïllades}]' };
  const named = (wrench: string) => fillTemplate(set, { wrench, insulated: true })?.ca;
  expect(['combination', 'ratchet', 'open', 'ring'].map(named)).toEqual([
    'claus combinades, aïllades',
    'claus combinades de carraca, aïllades',
    'claus fixes de dues boques, aïllades',
    'claus colzades d’estrella, aïllades',
  ]);
});

test('ends a sentence with the point of an abbreviation', () => {
  const bag = { es: 'La bolsa trae {pack}.', ca: 'La bossa en porta {pack}.' };
  expect(fillTemplate(bag, { pack: 2 })).toEqual({ es: 'La bolsa trae 2\u00a0ud.', ca: 'La bossa en porta 2\u00a0u.' });
});
