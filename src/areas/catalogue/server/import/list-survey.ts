import { basename } from 'node:path';
import { type LeftOut, leftOutReasons } from './exports/left-out.ts';
import type { Row } from './read/import-columns.ts';
import type { ProductList } from './open-list.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';

/** What a shopper misses in a product, by the columns of which one says it. */
const needed = {
  price: ['price', 'net_price'],
  stock: ['stock'],
  section: ['section'],
  picture: ['pictures'],
} as const;
type Needed = keyof typeof needed;

/** Counts what the rows of a list lack, before any is imported. */
export class ListSurvey {
  readonly #list: ProductList;
  readonly #missing = new Map<Needed, number>();
  readonly #leftOut = new Map<LeftOut, number>();
  #rows = 0;

  constructor(list: ProductList) {
    this.#list = list;
  }

  readonly leftOut = (_line: number, reason: LeftOut): void => {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + 1);
  };

  /** Hands the rows on. */
  async *watch(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
    for await (const row of rows) {
      this.#rows += 1;
      for (const what of this.#asked())
        if (!isThere(row.cells, what)) this.#missing.set(what, (this.#missing.get(what) ?? 0) + 1);
      yield row;
    }
  }

  /** How the list is understood, line by line, for the shopkeeper. */
  describe(): string[] {
    const lacks = this.#asked().map((what) => `${this.#missing.get(what) ?? 0} without ${what}`);
    const products = this.#list.mode === 'update' ? 'rows' : 'products';
    const { preset, columnsRead, remarks } = this.#list;
    return [
      ...(preset ? [`${basename(this.#list.file)} is an export of ${preset.program}. ${preset.remark}`] : []),
      columnsRead,
      ...remarks,
      `${this.#rows} ${products}${lacks.length > 0 ? `: ${lacks.join(', ')}` : ''}`,
      ...[...this.#leftOut].map(([reason, count]) => `Not taken, ${leftOutReasons[reason]}: ${count}`),
    ];
  }

  /** An update leaves what it has no column for. */
  #asked(): Needed[] {
    const all = Object.keys(needed) as Needed[];
    return this.#list.mode === 'products'
      ? all
      : all.filter((what) => needed[what].some((column) => this.#list.columns.includes(column)));
  }
}

/** A price or a stock of 0 or below is none; a kit is sold from the stock of its parts. */
function isThere(cells: Row, what: Needed): boolean {
  const isFilled = (column: string): boolean => (cells[column] ?? '') !== '';
  if (what === 'section' || what === 'picture') return needed[what].some(isFilled);
  return (
    needed[what].some((column) => /^[^-]*[1-9]/.test(cells[column] ?? '')) || (what === 'stock' && isFilled('kit'))
  );
}
