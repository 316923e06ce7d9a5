import { isPostalCode } from '#values/contact-rules.ts';

/** An address as it was typed, in its parts; a part that was not typed is null. */
export interface AddressText {
  readonly street: string | null;
  readonly house: string | null;
  readonly zipcode: string | null;
  readonly town: string | null;
}

/**
 * Divides 'street, number, postal code town'. Commas may be missing, and of the parts all but one; what is neither
 * postal code nor town stays as it was typed.
 */
export function parseAddressText(typed: string): AddressText {
  // Long runs of spaces would cost the patterns below much time.
  const text = typed.replace(/\s+/g, ' ');
  const codes = [...text.matchAll(/(?<!\d)\d{5}(?!\d)/g)].filter(([code]) => isPostalCode(code));
  const code = codes.at(-1);
  const before = trimmed(code ? text.slice(0, code.index) : text);
  const after = code ? trimmed(text.slice(code.index + 5)) : '';
  const zipcode = code?.[0] ?? null;
  if (after) return { ...streetAndHouse(before), zipcode, town: after };
  // 'Badalona 08911', 'Carrer de Sant Bru 18, Badalona'
  const comma = before.lastIndexOf(',');
  const last = trimmed(before.slice(comma + 1));
  if (comma < 0) return { street: null, house: null, zipcode, town: last || null };
  if (/^\d/.test(last)) return { ...streetAndHouse(before), zipcode, town: null };
  return { ...streetAndHouse(trimmed(before.slice(0, comma))), zipcode, town: last || null };
}

const trimmed = (text: string): string => text.replace(/^[\s,;.-]+|[\s,;-]+$/g, '');

/** 'Sant Bru, 18 bis', 'Sant Bru 18', 'Sant Bru núm. 18' */
function streetAndHouse(text: string): Pick<AddressText, 'street' | 'house'> {
  const [, street, house] =
    /^(.*?\D)[\s,]+(?:n[úu]m\.?|n\.?[ºo]|no\.)?\s*(\d{1,4}\s?(?:bis|[a-z])?)$/i.exec(text) ?? [];
  if (street && house) return { street: trimmed(street), house };
  return { street: text || null, house: null };
}
