import { expect, it } from 'vitest';
import { stemWord } from './word-forms.ts';

it.each([
  ['luz', 'luces'],
  ['barniz', 'barnices'],
  ['broca', 'broques'],
  ['peça', 'peces'],
])('gives %s and %s one stem', (one, many) => {
  const [first, second] = [one, many].map((word) => stemWord(word.normalize('NFD').replace(/\p{M}/gu, '')));
  expect(first).toBe(second);
});
