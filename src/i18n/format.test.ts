import { expect, it } from 'vitest';
import { formatDate } from './format.ts';

const moment = '2026-11-23T16:44:00Z';
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

it('writes days and hours as they stand in a sentence', () => {
  expect(formatDate(moment, 'es', day)).toBe('lunes 23 de noviembre');
  expect(formatDate(moment, 'ca', day)).toBe('dilluns 23 de novembre');
  expect(formatDate(moment, 'es', { ...day, ...time })).toBe('lunes 23 de noviembre a las 17:44');
  expect(formatDate(moment, 'ca', { ...day, ...time })).toBe('dilluns 23 de novembre a les 17:44');
});

it('keeps short dates short', () => {
  const short = { weekday: 'short', day: 'numeric', month: 'short', ...time } as const;
  expect(formatDate(moment, 'es', short)).toBe('lun 23 nov, 17:44');
  expect(formatDate(moment, 'es')).toBe('23 de noviembre de 2026');
  expect(formatDate(moment, 'ca')).toBe('23 de novembre del 2026');
});
