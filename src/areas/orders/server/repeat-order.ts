import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import { type BasketArea, describeNotAdded } from '#areas/basket/server/basket.ts';
import type { Database } from '#platform/database/database.ts';
import type { repeatOrder as repeatOrderCall } from '../contract.ts';
import { findOrder, listOrderLines } from './records/order-queries.ts';

type Answer = CallAnswer<typeof repeatOrderCall>;

/** Puts the products of an order into its owner's basket again; null when the user has no such order. */
export async function repeatOrder(
  { database, basket }: { readonly database: Database; readonly basket: BasketArea },
  userId: number,
  orderId: number,
  locale: Locale,
): Promise<Answer | null> {
  const stored = await findOrder(database, { id: orderId, userId });
  if (!stored) return null;
  const lines = await listOrderLines(database, stored.id);
  const result = await database.transaction((tx) => basket.addAgain(tx, userId, lines));
  const answer: Answer = { notAddedProducts: [], added: 0, reducedProducts: [] };
  for (const line of lines) {
    const named = { id: line.productId, name: line.name[locale] };
    const outcome = result.get(line.productId) ?? 'unknown';
    if (typeof outcome === 'string') {
      answer.notAddedProducts.push(describeNotAdded(named, outcome, locale));
      continue;
    }
    answer.added += 1;
    if (outcome < line.quantity) answer.reducedProducts.push({ ...named, quantity: outcome });
  }
  return answer;
}
