import { zipcodeCookie, zipcodeCookieSeconds } from '#values/zipcode-cookie.ts';
import { readCookie, writeCookie } from '#web/cookies.ts';

/** The postal code that the visitor has asked to keep; undefined without one. */
export const zipcodeOfVisitor = (): string | undefined => readCookie(zipcodeCookie) || undefined;

export const keepZipcode = (zipcode: string): void => writeCookie(zipcodeCookie, zipcode, zipcodeCookieSeconds);
export const forgetZipcode = (): void => writeCookie(zipcodeCookie, '', 0);
