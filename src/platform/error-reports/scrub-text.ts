import { cleanPath } from '#values/clean-address.ts';

const maxLength = 1000;

/**
 * The text of an error without what may be personal: e-mail and network addresses, numbers of five digits or more (phones,
 * orders, postal codes), keys, and the queries of addresses.
 */
export const scrubText = (text: string): string =>
  text
    .slice(0, maxLength)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[email]')
    .replace(/https?:\/\/[^\s"'<>)]+/g, (url) => cleanPath(url))
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[\da-f]{0,4}:){3,7}[\da-f]{1,4}/gi, '[ip]')
    .replace(/(?=[\w-]*\d)[\w-]{20,}/g, '[key]')
    .replace(/\+?\d(?:[ .-]?\d){4,}/g, '[number]');
