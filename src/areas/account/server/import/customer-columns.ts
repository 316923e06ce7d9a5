import { z } from 'zod';
import { plainHeader, quotedHeader } from '#platform/csv/headers.ts';
import { readDataFile } from '#platform/data-files.ts';

/** What an import reads of a customer. */
const customerField = z.enum([
  'email',
  'name',
  'first_name',
  'last_name',
  'phone',
  'tax_number',
  'organisation',
  'street',
  'street_2',
  'postal_code',
  'municipality',
  'country',
  'enabled',
]);
export type CustomerField = z.output<typeof customerField>;

const known = z.array(z.string());
const { fields, signs } = readDataFile(
  'import/customers.json',
  z.strictObject({
    /**
     * The headers by which programs and people call it. Where a file has several, the first that is filled counts: an account's
     * own before those of its address of invoices.
     */
    fields: z.record(customerField, known),
    /** Headers that other lists of customers hardly have, in each of a program's languages; two of them are an export of it. */
    signs: z.record(z.string(), known),
  }),
);

/** How the headers of a file are understood. */
export interface CustomerColumns {
  /** The program that wrote it; undefined for a list of one's own. */
  readonly program: string | undefined;
  /** A name for each column, which no other has. */
  readonly names: readonly string[];
  /** The names of those that say something, the one that counts first. */
  readonly of: (field: CustomerField) => readonly string[];
  /** Which are read and which are not, for the shopkeeper. */
  readonly lines: readonly string[];
}

/** Throws, with a reason for the shopkeeper, where such a file says nothing of customers. */
export function readColumns(headers: readonly string[]): CustomerColumns {
  const plain = headers.map(plainHeader);
  const meanings = plain.map((header) => meaningOf(header, plain));
  const names = meanings.map((meaning, at) => (meaning ? `${meaning.field} ${meaning.rank}` : `(${at})`));
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  if (twice >= 0)
    throw new Error(`two columns are called ${quotedHeader(headers[twice])}: only one of them can be meant`);
  const of = (field: CustomerField): string[] =>
    fields[field].map((_, rank) => `${field} ${rank}`).filter((name) => names.includes(name));
  const theirs = `Its columns: ${headers.map(quotedHeader).join(', ').slice(0, 1000)}`;
  if (of('email').length === 0) throw new Error(`there is no column for the e-mail address. ${theirs}`);
  if (of('name').length + of('first_name').length === 0) throw new Error(`there is no column for the name. ${theirs}`);
  const read = headers.flatMap((header, at) =>
    meanings[at] ? [`${quotedHeader(header)} (${meanings[at].field})`] : [],
  );
  const unread = headers.filter((header, at) => header && !meanings[at]).map(quotedHeader);
  const lines = [
    `Columns that are read: ${read.join(', ')}`,
    `Columns that are not read: ${unread.join(', ') || 'none'}`,
  ];
  return { program: recognise(plain), names, of, lines };
}

function meaningOf(header: string, headers: readonly string[]): { field: CustomerField; rank: number } | undefined {
  // In French 'Nom' beside 'Prénom' is the surname.
  if (header === 'nom' && headers.includes('prenom')) return { field: 'last_name', rank: 0 };
  for (const [field, known] of Object.entries(fields) as [CustomerField, readonly string[]][]) {
    const rank = known.indexOf(header);
    if (rank >= 0) return { field, rank };
  }
  return undefined;
}

function recognise(headers: readonly string[]): string | undefined {
  const counted = Object.entries(signs).map(
    ([program, known]) => [program, known.filter((sign) => headers.includes(sign)).length] as const,
  );
  const [program, count] = counted.reduce((one, other) => (other[1] > one[1] ? other : one));
  return count >= 2 ? program : undefined;
}
