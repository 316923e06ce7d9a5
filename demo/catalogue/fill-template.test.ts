import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const handle = { es: 'mango de {material:low}', ca: 'mànec de {material:low}' };

test('Catalan elides the preposition before a vowel, also that of a spelt letter', () => {
  expect(fillTemplate(handle, { material: 'aluminium' })).toEqual({ es: 'mango de aluminio', ca: 'mànec d’alumini' });
  expect(fillTemplate(handle, { material: 'mdf' })).toEqual({ es: 'mango de MDF', ca: 'mànec d’MDF' });
  expect(fillTemplate(handle, { material: 'ash' })?.ca).toBe('mànec de fusta de freixe');
});

test('acronyms keep their capitals inside a sentence, and numbers their preposition', () => {
  expect(fillTemplate(handle, { material: 'abs' })?.es).toBe('mango de ABS');
  expect(fillTemplate({ es: 'de {length}', ca: 'de {length}' }, { length: 11 })?.ca).toBe('de 11\u00a0mm');
});

test('a part in brackets goes when its value is missing, and the whole text when another is', () => {
  expect(fillTemplate({ es: 'Casco[, {vented}]', ca: 'Casc[, {vented}]' }, {})).toEqual({ es: 'Casco', ca: 'Casc' });
  expect(fillTemplate(handle, {})).toBeUndefined();
});
