import type { CallAnswer } from '#values/call.ts';
import type { listMainRows } from '#areas/catalogue/contract.ts';

type Rows = CallAnswer<typeof listMainRows>;

/** A product of the home page that is in stock, so that an example can be ordered. */
const exampleOf = ({ list }: Rows) => {
  const products = list.flatMap(({ products: shown }) => shown);
  return products.find(({ stock }) => stock.available) ?? products[0];
};

/** An article number to show in examples; empty where there is none. */
export const exampleArticle = (rows: Rows): string => exampleOf(rows)?.article ?? '';

/** The same product in words: what stands before its figures. */
export const exampleWords = (rows: Rows): string => (exampleOf(rows)?.name ?? '').split(',', 1)[0]!;
