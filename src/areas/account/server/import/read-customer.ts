import { normalPhone, isPhone, isPostalCode } from '#values/contact-rules.ts';
import { normalTaxId, taxIdKind } from '#values/tax-id.ts';
import { addressSchema, nameLineSchema } from '#areas/delivery/address.ts';
import { emailSchema, personNameSchema, type User } from '../../contract.ts';
import type { ImportedCustomer } from '../imported-customers.ts';
import type { CustomerColumns, CustomerField } from './customer-columns.ts';

/** The parts of a street as people type it; null what was not typed. */
export type DivideAddress = (
  typed: string,
) => Readonly<Record<'street' | 'house' | 'floor' | 'apartment' | 'town', string | null>>;

export const refusals = {
  no_email: 'without an e-mail address',
  wrong_email: 'an e-mail address that is none',
  repeated: 'an e-mail address that an earlier row has',
  no_name: 'without a name',
  wrong_name: 'a name that no account may have: letters, spaces, apostrophes and hyphens only',
  disabled: 'switched off in the other shop',
  broken: 'a row that cannot be read',
} as const;
export type Refusal = keyof typeof refusals;

export const omissions = {
  phone: 'phone numbers that are not Spanish ones',
  tax_number: 'tax numbers that are wrong, or of a company without its name',
  organisation: 'names of companies that no account may have',
  address: 'addresses that are abroad, or without street, house number, postal code or town',
} as const;
export type Omission = keyof typeof omissions;

type Read = Pick<
  ImportedCustomer,
  'email' | 'name' | 'lastName' | 'phone' | 'customerType' | 'document' | 'organization' | 'addresses'
>;
export type ReadCustomer = { readonly customer: Read; readonly omitted: readonly Omission[] } | Refusal;

/** What a row says of a customer, as the rules of an account take it; what they do not take is left out, and named. */
export function readCustomer(
  cells: Readonly<Partial<Record<string, string>>>,
  columns: CustomerColumns,
  divideAddress: DivideAddress,
): ReadCustomer {
  const cell: Cell = (field) => {
    // Exports write an apostrophe before what a spreadsheet would take for a number or a formula: '08911.
    for (const name of columns.of(field)) if (cells[name]) return cells[name].replace(/^'(?=[\d+])/, '');
    return '';
  };
  if (!cell('email')) return 'no_email';
  const email = emailSchema.safeParse(cell('email'));
  if (!email.success) return 'wrong_email';
  if (/^(?:0|no|non|false)$/i.test(cell('enabled'))) return 'disabled';
  const names = readNames(cell);
  if (typeof names === 'string') return names;

  const omitted: Omission[] = [];
  const take = <Value>(what: Omission, text: string, value: Value | null): Value | null => {
    if (text && value === null) omitted.push(what);
    return value;
  };
  const phone = take('phone', cell('phone'), readPhone(cell('phone')));
  const organization = take('organisation', cell('organisation'), readCompany(cell('organisation')));
  const document = take('tax_number', cell('tax_number'), readDocument(cell('tax_number'), organization));
  const address = take('address', cell('street') + cell('street_2'), readAddress(cell, divideAddress));
  const customerType = document && organization ? ('legal' as const) : ('individual' as const);
  const addresses = address ? [address] : [];
  return { customer: { email: email.data, ...names, phone, customerType, document, organization, addresses }, omitted };
}

type Cell = (field: CustomerField) => string;

function readNames(cell: Cell): { name: string; lastName: string } | Refusal {
  const [first, last] = [cell('first_name'), cell('last_name')];
  const whole = cell('name');
  const names = first || last ? { name: first || whole, lastName: last } : splitName(whole);
  if (!names.name) return 'no_name';
  const [name, lastName] = [names.name, names.lastName].map((text) => personNameSchema.safeParse(withoutStops(text)));
  if (!name!.success || (names.lastName && !lastName!.success)) return 'wrong_name';
  return { name: name!.data, lastName: lastName!.success ? lastName!.data : '' };
}

/** 'M. Carmen', 'M.ª José': nothing but a shortened name. */
const withoutStops = (text: string): string => text.replace(/\.(?=[\sªº]|$)/g, '');

/** Two surnames behind two names or more, else all but the first: 'María José García López', 'Ona Puig de la Serra'. */
function splitName(whole: string): { name: string; lastName: string } {
  const words = whole.split(/\s+/).filter(Boolean);
  const at =
    words.length > 3 && !particles.test(words.at(-2)!) && !particles.test(words.at(-3)!) ? words.length - 2 : 1;
  return { name: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
const particles = /^(?:de|del|la|las|los|el|i|y)$/i;

/** Spreadsheets lose a plus. */
function readPhone(text: string): string | null {
  const phone = text.replace(/^34(?=\d{9}$)/, '');
  return isPhone(phone) ? normalPhone(phone) : null;
}

function readCompany(text: string): string | null {
  const name = nameLineSchema.safeParse(text);
  return name.success && name.data ? name.data : null;
}

function readDocument(text: string, organization: string | null): User['document'] {
  const type = text.length <= maxTyped ? taxIdKind(text) : null;
  return type && (type !== 'CIF' || organization) ? { type, number: normalTaxId(text) } : null;
}
const maxTyped = 100;

function readAddress(cell: Cell, divideAddress: DivideAddress): User['addresses'][number] | null {
  if (!/^(?:|es|esp|spain|espa[ñn]a|espanya|espagne)$/i.test(cell('country'))) return null;
  const typed = [cell('street'), cell('street_2')].filter(Boolean).join(', ');
  if (typed.length > maxTyped * 2) return null;
  const city = cell('municipality');
  const found = divideAddress(typed);
  // Without a town behind it 's/n' is taken for one.
  const { town, ...parts } = found.house ? found : { ...divideAddress(`${typed}, ${city}`), town: null };
  // Spreadsheets take the zero from 08001.
  const zipcode = cell('postal_code').replace(/^\d{4}$/, '0$&');
  if (!parts.street || !parts.house || !city || !isPostalCode(zipcode)) return null;
  const line = [`${parts.street} ${parts.house}`, parts.floor, parts.apartment].filter(Boolean).join(', ');
  const value = { zipcode, address: `${line} · ${zipcode} ${city}` };
  return addressSchema.safeParse({ ...parts, city, extra: town, value }).data ?? null;
}
