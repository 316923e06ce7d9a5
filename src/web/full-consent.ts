import { consentCookie, grantsConsent, readConsent } from '#values/consent-choice.ts';
import { readCookie } from './cookies.ts';

/** Whether the visitor has accepted everything, now. */
export const hasFullConsent = (): boolean => grantsConsent(readConsent(readCookie(consentCookie), new Date()).choice);

/** Of the document, each time the visitor has chosen. */
export const consentEvent = 'consent';
