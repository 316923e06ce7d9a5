import { readFileSync } from 'node:fs';
import { dataFile } from '#platform/data-files.ts';
import { failure } from '#platform/http/failure.ts';

// Full-width letters and capitals make no password rarer: both sides are compared in NFKC and lower case.
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
/** Letters and digits only, without accents: 'Can-Eïna!' is 'caneina'. */
const lettersOf = (text: string): string =>
  fold(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
const withoutOuterDigits = (text: string): string => text.replace(/^\d+|\d+$/g, '');

/** The 3,000 commonest of six characters or more, one a line; source and licence are in THIRD-PARTY-NOTICES.md. */
const readCommonPasswords = () =>
  new Set(readFileSync(dataFile('account/common-passwords.txt'), 'utf8').trim().split('\n'));

/**
 * Returns the refusal of a password that is among the commonest, or the shop's name with nothing but digits and signs
 * around it; null for any other. `field` is the request's field with the password.
 */
export function createCommonPasswordCheck(shopNames: readonly string[]) {
  const common = readCommonPasswords();
  const names = new Set(shopNames.map(lettersOf).filter((name) => name !== ''));
  const isCommon = (password: string): boolean =>
    common.has(fold(password)) || names.has(withoutOuterDigits(lettersOf(password)));

  return (field: string, password: string) =>
    isCommon(password) ? failure('password_too_common', { fields: [{ field, code: 'password_too_common' }] }) : null;
}
