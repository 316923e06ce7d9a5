import { readTable } from '../read-table.ts';

const rowsByBrand = Map.groupBy(readTable<'brand' | 'goods' | 'name'>('series-names'), ({ brand }) => brand);

/**
 * What makers call the lines of goods that have no machine's code: by section or kind, `''` for the rest of the brand. Invented words,
 * none of which names a thing that the shop sells. An empty one stands for goods that go without, such as the shop's own services.
 */
export const seriesNames: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...rowsByBrand].map(([brand, rows]) => [brand, new Map(rows.map(({ goods, name }) => [goods, name]))]),
);
