import { expect, test } from 'vitest';
import { descriptionFaults, sentenceFaults } from './check-description.ts';

const use = { es: 'Para colgar cuadros de hasta 5\u00a0kg.', ca: 'Per penjar quadres de fins a 5\u00a0kg.' };
const limits = { es: 'No es para pladur.', ca: 'No és per a pladur.' };
const included = { es: 'Incluye 2 tacos.', ca: 'Inclou 2 tacs.' };

test('passes three sentences that say the same in both languages', () => {
  expect(descriptionFaults([use, limits, included])).toEqual([]);
});

test('sees too few and too many sentences', () => {
  expect(descriptionFaults([use, limits])).toEqual(['2 sentences, not 3 to 5']);
  expect(descriptionFaults([use, use, limits, limits, included, included])).toEqual(['6 sentences, not 3 to 5']);
});

test('sees what is not filled in, other figures and a sentence more', () => {
  expect(sentenceFaults({ es: 'Pesa {weight}.', ca: 'Pesa {weight}.' })[0]).toMatch(/^something is not filled in/);
  expect(sentenceFaults({ es: 'Pesa 5\u00a0kg.', ca: 'Pesa 6\u00a0kg.' })[0]).toMatch(/^other figures/);
  expect(sentenceFaults({ es: 'Pesa poco. Cabe.', ca: 'Pesa poc i hi cap.' })[0]).toMatch(/^another number/);
  expect(sentenceFaults({ es: 'Pesa poco', ca: 'Pesa poc.' })[0]).toMatch(/^not spaced/);
});

test('sees another form of address', () => {
  expect(sentenceFaults({ es: 'Use guantes.', ca: 'Feu servir guants.' })).toEqual([
    'Use: Use guantes.',
    'Feu: Feu servir guants.',
  ]);
});
