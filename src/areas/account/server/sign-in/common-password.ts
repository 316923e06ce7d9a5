import { readFileSync } from 'node:fs';
import { dataFile } from '#platform/data-files.ts';
import { failure } from '#platform/http/failure.ts';
import { guessable } from './guessable-password.ts';

// Full-width letters and capitals make no password rarer: both sides are compared in NFKC and lower case.
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
/** Letters and digits only, without accents: 'Can-Eïna!' is 'caneina'. */
const lettersOf = (text: string): string =>
  fold(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The 3,000 commonest of six characters or more, one a line; source and licence are in THIRD-PARTY-NOTICES.md. */
const readCommonPasswords = () => readWords('account/common-passwords.txt');
/** Words and wishes of Spanish and Catalan that the list of all the world lacks, in letters only, one a line. */
const readSpanishPasswords = () => readWords('account/spanish-passwords.txt');

const readWords = (file: string) => new Set(readFileSync(dataFile(file), 'utf8').trim().split('\n'));

/** Digits and signs that stand for letters. */
const letterOf: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' },
};
const spelledOut = (text: string): string => text.replace(/[013457@$]/g, (sign) => letterOf[sign]!);

/**
 * Returns the refusal of a password that is among the first that are tried: one of the commonest, also of those in Spain with
 * digits and signs around it; one of repeated characters or runs on the keyboard; or names of the shop and its town, with nothing
 * but digits and signs around them. Null for any other. `field` is the request's field with the password; the refusal's `reason`
 * chooses its text.
 */
export function createCommonPasswordCheck(shopNames: readonly string[]) {
  const common = readCommonPasswords();
  const spanish = readSpanishPasswords();
  const isSpanish = (password: string): boolean => spanish.has(lettersOf(password).replace(/^\d+|\d+$/g, ''));
  const names = shopNames.map(lettersOf).filter((name) => name !== '');
  names.sort((one, other) => other.length - one.length);
  const isOfNames = (text: string): boolean =>
    /^\d*$/.test(names.reduce((rest, name) => rest.replaceAll(name, ''), lettersOf(text)));
  const isName = (password: string): boolean => {
    const inner = fold(password).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    return inner !== '' && [inner, spelledOut(inner), spelledOut(fold(password))].some(isOfNames);
  };
  const reasonOf = (password: string): 'common' | 'name' | ReturnType<typeof guessable> => {
    if (isName(password)) return 'name';
    return guessable(password) ?? (common.has(fold(password)) || isSpanish(password) ? 'common' : null);
  };

  return (field: string, password: string) => {
    const reason = reasonOf(password);
    return (
      reason && failure('password_too_common', { fields: [{ field, code: 'password_too_common' }], facts: { reason } })
    );
  };
}
