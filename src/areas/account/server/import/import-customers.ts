import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { type CsvFormat, readCsv, readHeader } from '#platform/csv/read-csv.ts';
import { checkEncoding } from '#platform/csv/read-text.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { importedCustomers } from '../account-tables.ts';
import { findKnown, type ImportedCustomer } from '../imported-customers.ts';
import { lockEmail } from '../user-queries.ts';
import { type CustomerColumns, readColumns } from './customer-columns.ts';
import { ImportCount } from './import-count.ts';
import { type DivideAddress, type ReadCustomer, readCustomer } from './read-customer.ts';

export interface CustomerImport extends CsvFormat {
  readonly database: Database;
  readonly clock: Clock;
  readonly actor: Actor;
  readonly path: string;
  readonly divideAddress: DivideAddress;
  readonly isDryRun: boolean;
  /** Called with lines for the shopkeeper. */
  readonly print: (line: string) => void;
}

const maxBytes = 500_000_000;
/** Each address is kept in memory, to find those that come twice. */
const maxRows = 500_000;
/** Rows of one transaction, which locks their addresses. */
const portionSize = 200;

/**
 * Imports the customers of another shop, without passwords: what it has understood is said first. Who has an account, or was
 * imported before, stays as he is. Returns how many rows can be taken or were taken before. Throws, with a reason for the
 * shopkeeper, for a file that cannot be read.
 */
export async function importCustomers(options: CustomerImport): Promise<{ imported: number; known: number }> {
  const { database, path, delimiter, encoding, isDryRun, print } = options;
  const file = basename(path);
  if ((await stat(path)).size > maxBytes)
    throw new Error(`${file} has more than ${maxBytes / 1e6} MB: divide it into several`);
  const format = { ...(delimiter && { delimiter }), ...(encoding && { encoding }) };
  await checkEncoding(path, encoding);
  const columns = readColumns(await readHeader(path, format));
  print(
    columns.program
      ? `${file} is an export of customers of ${columns.program}.`
      : `${file} is a list of customers of no program that is known.`,
  );
  for (const line of columns.lines) print(line);

  const count = new ImportCount();
  for await (const portion of portionsOf({ ...options, format, columns, count })) {
    const known = await findKnown(database, portion.map(keyOf));
    count.add(portion.length, known.size);
  }
  for (const line of count.describe()) print(line);
  if (isDryRun) return { imported: count.taken, known: count.known };

  let imported = 0;
  const source = [columns.program, file].filter(Boolean).join(', ');
  for await (const portion of portionsOf({ ...options, format, columns }))
    imported += await database.transaction((tx) => savePortion(tx, portion, { ...options, source }));
  return { imported, known: count.known };
}

type Customer = Exclude<ReadCustomer, string>['customer'];

const keyOf = ({ email }: { email: string }): string => email.toLowerCase();

interface Reading extends Pick<CustomerImport, 'path' | 'divideAddress'> {
  readonly format: CsvFormat;
  readonly columns: CustomerColumns;
  /** Counts what is not taken; rows that are saved were counted before. */
  readonly count?: ImportCount;
}

async function* portionsOf({ path, divideAddress, format, columns, count }: Reading): AsyncGenerator<Customer[]> {
  const seen = new Set<string>();
  let portion: Customer[] = [];
  let rows = 0;
  const onBroken = (line: number): void => {
    rows += 1;
    count?.refuse('broken', line);
  };
  for await (const { line, cells } of readCsv(path, { ...format, columns: () => [...columns.names], onBroken })) {
    rows += 1;
    if (rows > maxRows) throw new Error(`${basename(path)} has more than ${maxRows} rows: divide it into several`);
    const read = readCustomer(cells, columns, divideAddress);
    if (typeof read === 'string') count?.refuse(read, line);
    else if (seen.has(keyOf(read.customer))) count?.refuse('repeated', line);
    else {
      seen.add(keyOf(read.customer));
      for (const omission of read.omitted) count?.omit(omission, line);
      portion.push(read.customer);
    }
    if (portion.length < portionSize) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

/** Saves those who are not customers yet, and returns how many. */
async function savePortion(
  tx: Queryable,
  portion: readonly Customer[],
  { clock, actor, source }: Pick<CustomerImport, 'clock' | 'actor'> & { source: string },
): Promise<number> {
  // In one order, so that two imports do not wait for each other; whoever is about to confirm an address waits.
  const sorted = portion.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const { email } of sorted) await lockEmail(tx, email);
  const known = await findKnown(tx, sorted.map(keyOf));
  const made = { source, importedAt: clock(), ...actorValues(actor) };
  const rows: ImportedCustomer[] = sorted
    .filter((customer) => !known.has(keyOf(customer)))
    .map((customer) => ({ ...customer, ...made }));
  if (rows.length > 0) await tx.insert(importedCustomers).values(rows);
  return rows.length;
}
