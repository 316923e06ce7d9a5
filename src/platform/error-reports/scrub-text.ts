import { cleanPath } from '#values/clean-address.ts';

const maxLength = 1000;

/**
 * The text of an error without what may be personal: e-mail and network addresses, numbers of five digits or more (phones,
 * orders, postal codes), keys, and of addresses, whole or from the root, what `cleanPath` leaves out.
 */
export const scrubText = (text: string): string =>
  text
    .slice(0, maxLength)
    .replace(/(?:https?:\/\/|(?<![^\s"'(<])\/)[^\s"'<>)]+/g, (address) => cleanPath(address))
    .replace(/[^\s@"'<>]+(?:@|%40)[^\s@"'<>]+/gi, '[email]')
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[\da-f]{0,4}:){3,7}[\da-f]{1,4}/gi, '[ip]')
    .replace(/(?=[\w-]*\d)[\w-]{20,}/g, '[key]')
    .replace(/\+?\d(?:[ .-]?\d){4,}/g, '[number]');
