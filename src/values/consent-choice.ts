import { dayMs } from './durations.ts';

/** What a visitor allows: reject (none), only the necessary (part), or all. */
export const consentChoices = ['none', 'part', 'all'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export interface Consent {
  readonly choice: ConsentChoice;
  /** Whether to show the banner: nothing was chosen yet, or too long ago. */
  readonly mustAsk: boolean;
}

export const consentCookie = 'consent';
/** The cookie lasts about three years (storefront.md section 9); the banner returns earlier, see `readConsent`. */
export const consentCookieSeconds = 93_312_000;
const askAgainMonths = 24;
/** Counts up when the question names another purpose: who has answered an earlier one is asked again. */
const purposes = '2';

/** 'all.1767225600.2': the choice, its time in seconds, and the purposes that it was about. */
export const consentCookieValue = (choice: ConsentChoice, now: Date): string =>
  `${choice}.${Math.floor(now.getTime() / 1000)}.${purposes}`;

/**
 * Reads the stored choice. Nothing stored or an unknown value counts as none, because the law outranks the
 * specification's default; after 24 months the banner asks again (decisions.md section 8). A choice about fewer purposes
 * grants nothing; a refusal refuses whatever came later.
 */
export function readConsent(cookie: string | null | undefined, now: Date): Consent {
  const [choice, seconds, version] = (cookie ?? '').split('.');
  if (!isConsentChoice(choice) || !/^\d{1,12}$/.test(seconds ?? '')) return { choice: 'none', mustAsk: true };
  const chosenAt = Number(seconds) * 1000;
  const askAgainAt = new Date(chosenAt);
  askAgainAt.setUTCMonth(askAgainAt.getUTCMonth() + askAgainMonths);
  // A choice of the future, by a clock that was wrong, would never expire.
  const isOfFuture = chosenAt > now.getTime() + dayMs;
  if (isOfFuture || now >= askAgainAt || (choice === 'all' && version !== purposes))
    return { choice: 'none', mustAsk: true };
  return { choice, mustAsk: false };
}

/** Only 'all' is consent; none and part grant nothing (storefront.md section 4). */
export const grantsConsent = (choice: ConsentChoice): boolean => choice === 'all';

const isConsentChoice = (value: unknown): value is ConsentChoice => consentChoices.includes(value as ConsentChoice);
