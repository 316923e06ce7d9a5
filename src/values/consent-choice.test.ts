import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  consentChoices,
  consentCookieSeconds,
  consentCookieValue,
  grantsConsent,
  readConsent,
} from './consent-choice.ts';

const chosenAt = new Date('2026-11-20T10:00:00Z');

it('accepts a choice for 24 months; then it grants nothing and the banner returns', () => {
  const within = fc.date({ min: chosenAt, max: new Date('2028-11-20T09:59:59Z'), noInvalidDate: true });
  const later = fc.date({ min: new Date('2028-11-20T10:00:00Z'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...consentChoices), within, later, (choice, soon, late) => {
      const cookie = consentCookieValue(choice, chosenAt);
      expect(readConsent(cookie, soon)).toEqual({ choice, mustAsk: false });
      expect(readConsent(cookie, late)).toEqual({ choice: 'none', mustAsk: true });
    }),
  );
});

it('treats a missing or unknown value as none', () => {
  for (const cookie of [
    null,
    undefined,
    '',
    'all',
    'all.',
    'all.x',
    'yes.1767225600',
    '.1767225600',
    'all.-1',
    'all.9999999999999',
    'all.999999999999',
    'all.1796000000',
  ])
    expect(readConsent(cookie, chosenAt)).toEqual({ choice: 'none', mustAsk: true });
  fc.assert(fc.property(fc.string(), (cookie) => readConsent(cookie, chosenAt).choice === 'none'));
});

it('asks again who has accepted fewer purposes, and not who has refused', () => {
  for (const version of ['', '.', '.1', '.22'])
    expect(readConsent(`all.1763632800${version}`, chosenAt)).toEqual({ choice: 'none', mustAsk: true });
  expect(readConsent('part.1763632800', chosenAt)).toEqual({ choice: 'part', mustAsk: false });
});

it('grants consent only for all', () => {
  expect(consentChoices.filter(grantsConsent)).toEqual(['all']);
});

it('keeps the cookie longer than the choice is valid', () => {
  expect(consentCookieSeconds).toBeGreaterThan(2 * 366 * 86_400);
});
