import { foldText } from '../language/word-forms.ts';

const maxLength = 80;
const maxWordLength = 30;

/** E-mail addresses and links, which may carry one. */
const address = /@|:\/\/|\bwww\./;
/** Telephone numbers, cards and accounts, in groups or not; identity numbers, with their points. */
const manyDigits = /\d{7}|\d(?:[ .\-/()]{0,2}\d){8}/;
/** NIF, NIE and CIF in groups: seven or eight digits beside a letter. */
const taxNumber = /\b[a-z]?[ .-]?\d(?:[ .-]?\d){6,7}[ .-]?[a-z]\b|\b[a-z][ .-]?\d(?:[ .-]?\d){6,7}\b/;
/** A Spanish passport. */
const passport = /\b[a-z]{2,3} ?\d{6}\b/;

/**
 * A query as it is counted: in lower case, without accents and signs around it, so that spellings count together. Null for
 * one that is too long, has no letter, or looks like personal data, which must not be stored (GDPR article 5(1)(c)).
 */
export function countableQuery(text: string): string | null {
  const query = foldText(text.toWellFormed())
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}"]+$/gu, '');
  if (query.length > maxLength || !/\p{L}/u.test(query)) return null;
  if (query.split(' ').some((word) => word.length > maxWordLength)) return null;
  return [address, manyDigits, taxNumber, passport].some((pattern) => pattern.test(query)) ? null : query;
}
