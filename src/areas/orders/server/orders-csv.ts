import { stringify } from 'csv-stringify/sync';
import { type Address, addressLines, missingAddressParts, streetOf } from '#areas/delivery/address.ts';
import { realHours } from '#areas/delivery/pickup-hours.ts';
import { type VatRate, vatRates } from '#areas/pricing/vat.ts';
import { withoutFormulas } from '#platform/csv/without-formulas.ts';
import type { Order } from '../contract.ts';

/** Spreadsheets set to Spanish take semicolons, and commas in amounts. */
export const csvDelimiters = [',', ';'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** An order for the shop, with the kilos of its pieces as far as the catalogue knows them; null: it knows none. */
export type ShopOrder = Order & { readonly weight: number | null };

/** `moment`: a day, YYYY-MM-DD, perhaps with a time, HH:MM, after a space. */
export type Cell = string | number | { readonly decimal: number } | { readonly moment: string };

type Columns = Readonly<Record<string, (order: ShopOrder) => Cell>>;

const columns: Columns = {
  number: ({ number }) => number,
  date: ({ date }) => date,
  status: ({ status }) => status,
  payment: ({ payment }) => payment,
  payment_status: ({ paymentStatus }) => paymentStatus,
  goods: ({ price }) => ({ decimal: price }),
  delivery: ({ deliveryPrice }) => ({ decimal: deliveryPrice }),
  amount: ({ amount }) => ({ decimal: amount }),
  units: ({ units }) => units,
  customer: ({ customer }) => customer.organization ?? `${customer.name} ${customer.surname}`.trim(),
  document: ({ customer }) => customer.document?.number ?? '',
  email: ({ customer }) => customer.email,
  phone: ({ customer }) => customer.phone,
  delivery_type: ({ delivery }) => delivery.type,
  zipcode: ({ delivery }) => delivery.address?.value?.zipcode ?? '',
  articles: ({ items }) => items.map(({ quantity, article }) => `${quantity}x${article}`).join(' '),
  returns: ({ returns }) => returns.map(({ reference, state }) => `${reference} ${state}`).join(', '),
  ...addressColumns('delivery', ({ delivery }) => delivery.address),
  ...addressColumns('billing', billingAddress),
  ...Object.assign({}, ...vatRates.map(vatColumns)),
  invoice: ({ documents }) => documents.find(({ kind }) => kind !== 'corrective')?.number ?? '',
  corrective_invoices: ({ documents }) =>
    documents
      .filter(({ kind }) => kind === 'corrective')
      .map(({ number }) => number)
      .join(' '),
  refunded: ({ refunded = 0 }) => ({ decimal: refunded }),
  day: ({ delivery }) => (delivery.date ? { moment: delivery.date } : ''),
  slot: ({ delivery }) => (delivery.slot ? `${delivery.slot.from}-${delivery.slot.to}` : ''),
  street: ({ delivery }) => (delivery.address ? addressLines(delivery.address).slice(0, 2).join(', ') : ''),
  contact_phone: ({ receiver, customer }) => receiver?.phone ?? customer.phone,
  comment: ({ comment }) => comment,
  weight: ({ weight }) => (weight === null ? '' : { decimal: weight }),
  ready_at: readyAfterStart,
};

const allColumns = Object.keys(columns);
const tellsMoney = /^(?:goods|delivery|amount|refunded|invoice|corrective_invoices|(?:net|vat)_\d+)$/;
const tellsPersons = /^(?:document|email|billing_.*)$/;

/** The columns that somebody may see, in their order. */
export const columnsFor = ({ seesMoney, seesPersons }: { seesMoney: boolean; seesPersons: boolean }): string[] =>
  allColumns.filter((name) => (seesMoney || !tellsMoney.test(name)) && (seesPersons || !tellsPersons.test(name)));

/** From when its goods are to be had, where that is later than its slot begins; else empty. */
function readyAfterStart({ delivery }: Order): Cell {
  const { date = '', from = '' } = realHours(delivery) ?? {};
  const isLater = date !== delivery.date || (from !== '' && from !== delivery.slot?.from);
  return isLater && date ? { moment: `${date} ${from}`.trim() } : '';
}

/** The address of the invoice: the customer's, or else where the goods went. */
function billingAddress({ customer, delivery }: Order): Address | null | undefined {
  return [customer.address, delivery.address].find((one) => one && missingAddressParts(one).length === 0);
}

/** The parts of an address; the postal code of the delivery has a column already. */
function addressColumns(
  name: 'delivery' | 'billing',
  addressOf: (order: Order) => Address | null | undefined,
): Columns {
  return {
    [`${name}_street`]: (order) => streetOf(addressOf(order)),
    ...(name === 'billing' && { billing_zipcode: (order: Order) => addressOf(order)?.value?.zipcode ?? '' }),
    [`${name}_city`]: (order) => addressOf(order)?.city ?? '',
    ...(name === 'delivery' && { delivery_notes: (order: Order) => addressOf(order)?.extra ?? '' }),
  };
}

/** What of the amount was taxed at a rate; at 0 there is no VAT. */
function vatColumns(rate: VatRate): Columns {
  const ofRate = ({ vat }: Order) => vat.find((one) => one.rate === rate) ?? { gross: 0, vat: 0 };
  return {
    [`net_${rate}`]: (order) => ({ decimal: ofRate(order).gross - ofRate(order).vat }),
    ...(rate > 0 && { [`vat_${rate}`]: (order: Order) => ({ decimal: ofRate(order).vat }) }),
  };
}

/** A telephone as the shop stores it: digits alone after a plus are a number to any spreadsheet. */
const isPhone = (text: string): boolean => /^\+\d{6,15}$/.test(text);

function cellText(cell: Cell, delimiter: CsvDelimiter): string {
  if (typeof cell === 'string') return isPhone(cell) ? cell : withoutFormulas(cell);
  if (typeof cell === 'number') return String(cell);
  if ('moment' in cell) return cell.moment;
  const amount = cell.decimal.toFixed(2);
  return delimiter === ';' ? amount.replace('.', ',') : amount;
}

/** The cells of an order, in the order of the columns, as values. */
export const orderCells = (order: ShopOrder, names: readonly string[]): Cell[] =>
  names.map((name) => columns[name]!(order));

/** Cells as the texts of a CSV file. */
export const csvCells = (cells: readonly Cell[], delimiter: CsvDelimiter): string[] =>
  cells.map((cell) => cellText(cell, delimiter));

/** All that is known of an order, as the texts of a CSV file. */
export const orderRow = (order: ShopOrder, delimiter: CsvDelimiter): string[] =>
  csvCells(orderCells(order, allColumns), delimiter);

/** The file of such rows, with the headings of the columns. */
export const ordersCsv = (
  rows: readonly (readonly string[])[],
  delimiter: CsvDelimiter,
  headings: readonly string[] = allColumns,
): string => stringify([headings, ...rows], { bom: true, delimiter: delimiter });
