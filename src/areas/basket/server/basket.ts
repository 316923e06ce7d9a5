import type { Locale } from '#i18n/locale.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Basket } from '../contract.ts';
import { createBasketInTransactions } from './basket-in-transactions.ts';
import { deleteForgottenBaskets } from './basket-queries.ts';
import { createHeldBasket, type HeldBasketParts } from './held-basket.ts';

export type { BasketHolder, HeldBasket } from './basket-holder.ts';
export { describeNotAdded } from './server-messages.ts';

const keptDays = 90;

interface BasketParts extends HeldBasketParts {
  readonly jobs: Jobs;
}

export type BasketArea = ReturnType<typeof createBasket>;

/**
 * The basket's door for other areas. What its holder does (get, put, addMissing, remove, clear) changes the basket that was
 * seen; what other areas do in transactions of theirs (mergeAtSignIn, lockForOrder, emptyAfterOrder, addAgain,
 * deleteOfUser) locks it.
 */
export function createBasket({ jobs, ...parts }: BasketParts) {
  const { database, clock } = parts;
  const inTransactions = createBasketInTransactions(parts);
  const held = createHeldBasket(parts, inTransactions.mergeAtSignIn);

  /** For the export of a user's data. */
  const exportOf = async (userId: number, locale: Locale): Promise<Basket> =>
    (await held.get({ userId, cookie: undefined }, locale)).basket;

  jobs.repeat('basket-cleaning', '41 3 * * *', () =>
    deleteForgottenBaskets(database, new Date(clock().getTime() - keptDays * 86_400_000)),
  );

  return { ...held, ...inTransactions, exportOf };
}
