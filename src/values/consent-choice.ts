/** What a visitor allows: nothing beyond the necessary (none), the same after reading (part), or all. */
export const consentChoices = ['none', 'part', 'all'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export interface Consent {
  readonly choice: ConsentChoice;
  /** Whether the banner asks: nothing was chosen yet, or too long ago. */
  readonly mustAsk: boolean;
}

export const consentCookie = 'consent';
/** The cookie lives about three years (storefront.md section 9) … */
export const consentCookieSeconds = 93_312_000;
const askAgainMonths = 24;

/** 'all.1767225600': the choice and the second when it was made. */
export const consentCookieValue = (choice: ConsentChoice, now: Date): string =>
  `${choice}.${Math.floor(now.getTime() / 1000)}`;

/**
 * Reads the stored choice; none stored, or a value that is none of ours, counts as none, because the law outranks the
 * specification's default (decisions.md section 8). … but after 24 months the question is asked again.
 */
export function readConsent(cookie: string | null | undefined, now: Date): Consent {
  const [choice, seconds] = (cookie ?? '').split('.');
  if (!isConsentChoice(choice) || !/^\d{1,12}$/.test(seconds ?? '')) return { choice: 'none', mustAsk: true };
  const askAgainAt = new Date(Number(seconds) * 1000);
  askAgainAt.setUTCMonth(askAgainAt.getUTCMonth() + askAgainMonths);
  if (now >= askAgainAt) return { choice: 'none', mustAsk: true };
  return { choice, mustAsk: false };
}

/** Only 'all' is consent; none and part grant nothing (storefront.md section 4). */
export const grantsConsent = (choice: ConsentChoice): boolean => choice === 'all';

const isConsentChoice = (value: unknown): value is ConsentChoice => consentChoices.includes(value as ConsentChoice);
