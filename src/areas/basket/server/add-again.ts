import { findSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import { addedLines, type Outcomes, type WantedProduct } from './added-lines.ts';
import { listLines, lockOrMakeBasket, writeLines } from './basket-queries.ts';

/**
 * Adds to a user's basket what was ordered before, as much of it as there is; a larger quantity in the basket stays. Inside
 * the caller's transaction, which keeps the basket locked.
 */
export const createAddAgain =
  ({ clock }: { readonly clock: Clock }) =>
  async (tx: Queryable, userId: number, wanted: readonly WantedProduct[]): Promise<Outcomes> => {
    const head = await lockOrMakeBasket(tx, { userId }, clock());
    const products = await findSaleProducts(
      tx,
      wanted.map((line) => line.productId),
      'es',
    );
    const { lines, outcomes } = addedLines(await listLines(tx, head.id), wanted, products, clock());
    if (lines.length > 0) await writeLines(tx, head, lines, clock());
    return outcomes;
  };
