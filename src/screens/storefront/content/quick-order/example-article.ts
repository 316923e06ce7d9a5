import type { CallAnswer } from '#values/call.ts';
import type { listMainRows } from '#areas/catalogue/contract.ts';

/** An article number to show in examples: that of a product on the home page; empty where there is none. */
export const exampleArticle = ({ list }: CallAnswer<typeof listMainRows>): string =>
  list.flatMap(({ products }) => products)[0]?.article ?? '';
