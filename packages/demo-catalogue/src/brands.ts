import { finder, readTable } from './read-table.ts';
import type { Words } from './words.ts';

export interface Brand {
  readonly name: string;
  readonly color: string;
  readonly dark: string;
  /** First two digits of the brand's articles. */
  readonly prefix: number;
  /** Usual price level against the formulas of the tables; a table may set its own. */
  readonly level: number;
  /** Voltages of its batteries, where it makes no machine for the others. */
  readonly voltages?: readonly number[];
  readonly about: Words;
}

/** A code in tables/brands.csv. */
export type BrandCode = string;

type Column = 'code' | 'name' | 'color' | 'dark' | 'prefix' | 'level' | 'voltages' | 'about_es' | 'about_ca';

/** Makers that exist. The demo invents no papers and no claims in their names. */
export const realBrands: ReadonlySet<BrandCode> = new Set(['milwaukee', 'stihl', 'festool', 'mirka']);

/** Brands in the order of the shop's brand tiles. */
export const brands: ReadonlyMap<BrandCode, Brand> = new Map(
  readTable<Column>('brands').map(
    ({ code, name, color, dark, prefix, level, voltages, about_es: es, about_ca: ca }) => [
      code,
      {
        ...{ name, color, dark, prefix: Number(prefix), level: Number(level), about: { es, ca } },
        ...(voltages && { voltages: voltages.split('|').map(Number) }),
      },
    ],
  ),
);

export const brandOf: (code: BrandCode) => Brand = finder('brands', brands);
