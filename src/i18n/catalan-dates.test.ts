import { expect, it } from 'vitest';
import { alDate, delDate, elDate } from './catalan-dates.ts';

it('elides the article before the first and the eleventh', () => {
  expect(elDate('1 de desembre del 2026')).toBe('l’1 de desembre del 2026');
  expect(alDate('11 de maig')).toBe('a l’11 de maig');
  expect(delDate('1 d’abril')).toBe('de l’1 d’abril');
});

it('writes the article in full before other days and weekdays', () => {
  expect(elDate('2 de gener')).toBe('el 2 de gener');
  expect(alDate('10 de gener')).toBe('al 10 de gener');
  expect(delDate('dilluns 1 de febrer')).toBe('del dilluns 1 de febrer');
});
