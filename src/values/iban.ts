/** 'ES91 2100 …' without spaces, in capitals. */
export const normalIban = (text: string): string => text.toUpperCase().replace(/\s/g, '');

/** As people read it: 'ES91 2100 0418 …'. */
export const spacedIban = (iban: string): string => normalIban(iban).replace(/(.{4})(?=.)/g, '$1 ');

/** The IBAN of a Spanish account by its bank, its office, four digits each, and its own ten; without its two check digits. */
export function spanishIban(office: string, account: string): string {
  const domestic = `${office}${checkDigit(`00${office}`)}${checkDigit(account)}${account}`;
  const rest = Number(BigInt(`${domestic}142800`) % 97n);
  return `ES${String(98 - rest).padStart(2, '0')}${domestic}`;
}

/** The check digit of ten others (Consejo Superior Bancario: weights by position, modulo 11). */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * checkWeights[at]!, 0);
  return [0, 1][sum % 11] ?? 11 - (sum % 11);
}
const checkWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** Whether the check digits of an IBAN are right (ISO 13616: modulo 97); Spanish ones have 24 characters. */
export function isIban(text: string): boolean {
  const iban = normalIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || (iban.startsWith('ES') && iban.length !== 24)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
