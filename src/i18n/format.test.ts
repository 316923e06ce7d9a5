import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { locales } from './locale.ts';
import { formatDate, formatEuros, formatNumber, localeTags, pluralForm } from './format.ts';

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

it.each(locales)('writes numbers, amounts and plurals in %s as Intl does', (locale) => {
  const tag = localeTags[locale];
  const number = new Intl.NumberFormat(tag, { useGrouping: 'always' });
  const euros = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', useGrouping: 'always' });
  const plural = new Intl.PluralRules(tag);
  const forms = { one: 'one', other: 'other' };
  const whole = fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -1e12, max: 1e12 }));
  fc.assert(
    fc.property(whole, fc.double({ min: -1e6, max: 1e6 }), (value, double) => {
      // Intl writes '-0'.
      const fraction = double || 0;
      expect(formatNumber(value, locale)).toBe(number.format(value));
      expect(formatNumber(fraction, locale)).toBe(number.format(fraction));
      expect(formatEuros(value / 100, locale)).toBe(euros.format(value / 100));
      expect(pluralForm(Math.abs(value), locale, forms)).toBe(plural.select(Math.abs(value)).replace('many', 'other'));
    }),
  );
});

it('makes no formatter of Intl for what every page shows: the first one blocks a phone', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const rules = vi.spyOn(Intl, 'PluralRules');
  expect(formatNumber(1234, 'es')).toBe('1.234');
  expect(formatEuros(-1234.5, 'ca')).toBe('-1.234,50\u00a0€');
  expect(pluralForm(1, 'es', { one: 'uno', other: 'más' })).toBe('uno');
  expect([made.mock.calls, rules.mock.calls]).toEqual([[], []]);
  made.mockRestore();
  rules.mockRestore();
});
