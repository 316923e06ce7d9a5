import { type Consent, consentCookie, grantsConsent, readConsent } from '#values/consent-choice.ts';
import { readCookie } from './cookies.ts';

const consentNow = (): Consent => readConsent(readCookie(consentCookie), new Date());

/** Whether the visitor has accepted everything, now. */
export const hasFullConsent = (): boolean => grantsConsent(consentNow().choice);

/** Whether the visitor has not answered yet, or too long ago. */
export const mustAskForConsent = (): boolean => consentNow().mustAsk;

/** Of the document, each time the visitor has chosen. */
export const consentEvent = 'consent';
