import { expect, it } from 'vitest';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { titleOf } from './title-of.ts';

it.each<[Locale, string]>([
  ['es', 'Martes, 24 de noviembre'],
  ['ca', 'Dimarts, 24 de novembre'],
])('names the day in %s as a title', (locale, title) => {
  const day = formatDate('2026-11-24T09:42:00Z', locale, { weekday: 'long', day: 'numeric', month: 'long' });
  expect(titleOf(day)).toBe(title);
});
