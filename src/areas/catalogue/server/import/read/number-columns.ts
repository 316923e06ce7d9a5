import { ColumnSeparators } from '#values/written-number.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';
import { items, type NumberColumns } from './read-cells.ts';

/** Prices with VAT, which never have three decimals. */
const prices: ReadonlySet<string> = new Set(['price', 'sale_price', 'quantity_prices']);
const plainColumns = [
  'price',
  'sale_price',
  'net_price',
  'net_sale_price',
  'cost',
  'stock',
  'popularity',
  'guarantee_years',
  'consumption',
  'covers_m2',
] as const;
/** Counts of no money, often whole numbers alone: 1.000 pieces in a list that writes 1.250,00 € are a thousand. */
const quantities = ['stock', 'content', 'popularity'] as const;

/** Reads through a list before it is imported: only its other rows say whether 1.500 is one and a half or fifteen hundred. */
export async function readNumberColumns(rows: AsyncIterable<CsvRow>): Promise<NumberColumns> {
  const columns = new Map<string, ColumnSeparators>();
  const add = (column: string, text: string | undefined): void => {
    if (!text) return;
    let use = columns.get(column);
    if (!use) columns.set(column, (use = new ColumnSeparators(prices.has(column))));
    use.add(text);
  };
  for await (const { cells } of rows) {
    for (const column of plainColumns) add(column, cells[column]);
    add('content', contentNumber(cells['content'] ?? ''));
    for (const item of items(cells['quantity_prices'])) add('quantity_prices', item.split('=')[1]);
    for (const item of items(cells['attributes'])) {
      const [code, value] = item.split('=');
      add(attributeColumn(code!.trim()), value);
    }
  }
  const price = columns.get('price');
  for (const column of quantities)
    if (price?.withBoth.size && columns.get(column)?.saysNothing) columns.set(column, price);
  return columns;
}

/** An attribute's column among those of numbers. */
export const attributeColumn = (code: string): string => `attributes.${code}`;

/** The figures of '750 ml', as of '750' whose unit has a column of its own. */
export const contentNumber = (cell: string): string => /^.*?\d(?=\s*(?:\p{L}+[²³23]?\.?)?$)/u.exec(cell)?.[0] ?? '';
