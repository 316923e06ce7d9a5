import { stringify } from 'csv-stringify/sync';
import type { Order } from '../contract.ts';

/** Spreadsheets set to Spanish take semicolons, and commas in amounts. */
export const csvDelimiters = [',', ';'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

type Cell = string | number | { readonly euros: number };

const columns: Readonly<Record<string, (order: Order) => Cell>> = {
  number: ({ number }) => number,
  date: ({ date }) => date,
  status: ({ status }) => status,
  payment: ({ payment }) => payment,
  payment_status: ({ paymentStatus }) => paymentStatus,
  goods: ({ price }) => ({ euros: price }),
  delivery: ({ deliveryPrice }) => ({ euros: deliveryPrice }),
  amount: ({ amount }) => ({ euros: amount }),
  units: ({ units }) => units,
  customer: ({ customer }) => customer.organization ?? `${customer.name} ${customer.surname}`.trim(),
  document: ({ customer }) => customer.document?.number ?? '',
  email: ({ customer }) => customer.email,
  phone: ({ customer }) => customer.phone,
  delivery_type: ({ delivery }) => delivery.type,
  zipcode: ({ delivery }) => delivery.address?.value?.zipcode ?? '',
  articles: ({ items }) => items.map(({ quantity, article }) => `${quantity}x${article}`).join(' '),
  returns: ({ returns }) => returns.map(({ reference, state }) => `${reference} ${state}`).join(', '),
};

/**
 * Marks as text what a spreadsheet would run as a formula in a customer's text: at its start, and after what another
 * delimiter than the file's makes the start of a cell.
 */
const withoutFormulas = (text: string): string => text.replace(/(^|[,;\t\r\n]\s*)(?=[=+\-@\t\r])/g, "$1'");

function cellText(cell: Cell, delimiter: CsvDelimiter): string {
  if (typeof cell === 'string') return withoutFormulas(cell);
  if (typeof cell === 'number') return String(cell);
  const amount = cell.euros.toFixed(2);
  return delimiter === ';' ? amount.replace('.', ',') : amount;
}

/** The cells of an order, in the order of the columns. */
export const orderRow = (order: Order, delimiter: CsvDelimiter): string[] =>
  Object.values(columns).map((column) => cellText(column(order), delimiter));

/** The file of such rows, with the names of the columns. */
export const ordersCsv = (rows: readonly (readonly string[])[], delimiter: CsvDelimiter): string =>
  stringify([Object.keys(columns), ...rows], { bom: true, delimiter: delimiter });
