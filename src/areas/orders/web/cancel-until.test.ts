import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { cancelUntil } from './cancel-until.ts';

it('the end of the time for cancelling names its day unless it is today', () => {
  const noteOf = (now: string, locale: 'es' | 'ca'): string =>
    messages[locale].detail.cancelPaidNote(...cancelUntil('2026-11-27T09:30:00Z', new Date(now), locale));
  expect(noteOf('2026-11-27T00:30:00Z', 'es')).toMatch(/^Hasta las 10:30, si/);
  // Half past eleven at night in the shop.
  expect(noteOf('2026-11-26T22:30:00Z', 'es')).toMatch(/^Hasta las 10:30 del viernes,? 27 de noviembre, si/);
  expect(noteOf('2026-11-26T22:30:00Z', 'ca')).toMatch(/^Fins a les 10:30 del divendres,? 27 de novembre, si/);
});
