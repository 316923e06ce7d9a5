import { isIban, normalIban, spanishIban } from '#values/iban.ts';

/** An IBAN, in groups or in one piece. */
const ibans = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?(?![A-Z0-9])/g;
/** A Spanish account as it was written before: bank, office, two check digits, account. */
const domestics = /(?<!\w)(\d{4})[ -]?(\d{4})[ -]?(\d{2})[ -]?(\d{10})(?!\w)/g;

/** The accounts that a text names, as IBAN without spaces, each once. Numbers whose check digits are wrong are none. */
export function accountsIn(text: string): string[] {
  const capitals = text.toUpperCase();
  const whole = [...capitals.matchAll(ibans)].map(([iban]) => normalIban(iban.replaceAll('-', ''))).filter(isIban);
  const domestic = [...capitals.matchAll(domestics)].flatMap(([, bank, office, digits, account]) => {
    const iban = spanishIban(`${bank}${office}`, account!);
    return iban.slice(12, 14) === digits ? [iban] : [];
  });
  return [...new Set([...whole, ...domestic])];
}
