import { daySeconds } from './durations.ts';

/** The visitor's postal code, set when they ask what delivery there costs; scripts read it. */
export const zipcodeCookie = 'zipcode';
export const zipcodeCookieSeconds = 365 * daySeconds;
