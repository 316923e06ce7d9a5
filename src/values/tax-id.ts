export type TaxIdKind = 'NIF' | 'NIE' | 'CIF';

export const documentTypes = ['NIF', 'NIE', 'PASSPORT', 'CIF'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The longest text that a number may be typed as, with its name, its country and signs between its digits. */
export const maxDocumentLength = 30;

/** Names and country that people put before a number: 'NIF: ES-B96817697'. */
const before = /^(?:NIF|CIF|DNI|NIE|IVA|VAT|ES)+(?=[A-Z\d]\d{7}[A-Z\d]$)/;

/** 'b-96.817.697' and 'NIF: ES B/96817697' → 'B96817697'. */
export const normalTaxId = (text: string): string => withoutSigns(text).replace(before, '');

const withoutSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.,:;/\\_·\p{Pd}]/gu, '');

/** The number of a document as it is stored. */
export const normalDocument = (type: DocumentType, number: string): string =>
  type === 'PASSPORT' ? withoutSigns(number) : normalTaxId(number);

/** The kind of a Spanish tax identifier whose control character is right; null for anything else. */
export function taxIdKind(text: string): TaxIdKind | null {
  const id = normalTaxId(text);
  if (/^(?:\d{8}|[KLM]\d{7})[A-Z]$/.test(id))
    return controlLetter(id.slice(0, -1).replace(/^[KLM]/, '')) === id.at(-1) ? 'NIF' : null;
  if (/^[XYZ]\d{7}[A-Z]$/.test(id))
    return controlLetter('XYZ'.indexOf(id[0]!) + id.slice(1, -1)) === id.at(-1) ? 'NIE' : null;
  if (/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(id)) return isCompanyControl(id) ? 'CIF' : null;
  return null;
}

/** Whether a document's number fits its type; of passports only the alphabet and length are known. */
export const isDocumentNumber = (type: DocumentType, number: string): boolean =>
  type === 'PASSPORT' ? /^[A-Z0-9]{5,15}$/.test(normalDocument(type, number)) : taxIdKind(number) === type;

/** Whether a document is that of a person with a Spanish tax number, as the self-employed have it. */
export const isPersonalTaxId = (document: { readonly type: string } | null | undefined): boolean =>
  document?.type === 'NIF' || document?.type === 'NIE';

// RD 1553/2005: the number modulo 23 chooses the letter.
const controlLetter = (digits: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]!;

// Orden EHA/451/2008: companies end in a digit, public bodies and foreign entities in a letter, the others in either.
function isCompanyControl(id: string): boolean {
  const digits = Array.from(id.slice(1, 8), Number);
  const sum = digits.reduce(
    (total, digit, index) => total + (index % 2 === 1 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)),
    0,
  );
  const control = (10 - (sum % 10)) % 10;
  const asDigit = id.at(-1) === String(control);
  const asLetter = id.at(-1) === 'JABCDEFGHI'[control];
  if ('ABEH'.includes(id[0]!)) return asDigit;
  if ('NPQRSW'.includes(id[0]!)) return asLetter;
  return asDigit || asLetter;
}
