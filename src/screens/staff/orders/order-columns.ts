/** What the list can show of an order beside its number, in the order of the columns. */
export const orderColumns = [
  'placed',
  'customer',
  'delivery',
  'zone',
  'pieces',
  'total',
  'payment',
  'paymentStatus',
  'status',
  'note',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** Zones and payments are for those who look for them. */
export const defaultColumns: readonly OrderColumn[] = orderColumns.filter(
  (column) => column !== 'zone' && column !== 'paymentStatus',
);

/** The columns that the address names; those of most people where it names none. */
export function readColumns(params: URLSearchParams): readonly OrderColumn[] {
  const named = params.get('columns')?.split(',');
  return named ? orderColumns.filter((column) => named.includes(column)) : defaultColumns;
}

/** The address with a column shown or hidden. */
export function withColumn(params: URLSearchParams, column: OrderColumn, isOn: boolean): URLSearchParams {
  const before = readColumns(params);
  const shown = orderColumns.filter((one) => (one === column ? isOn : before.includes(one)));
  const next = new URLSearchParams(params);
  if (String(shown) === String(defaultColumns)) next.delete('columns');
  else next.set('columns', shown.join(','));
  return next;
}
