/** 'ES91 2100 …' without spaces, in capitals. */
export const normalIban = (text: string): string => text.toUpperCase().replace(/\s/g, '');

/** Whether the check digits of an IBAN are right (ISO 13616: modulo 97); Spanish ones have 24 characters. */
export function isIban(text: string): boolean {
  const iban = normalIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || (iban.startsWith('ES') && iban.length !== 24)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
