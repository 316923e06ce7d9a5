import { listCorrectivesOfRefunds } from '#areas/invoices/server/invoices.ts';
import { listAttempts, listMoney, listRefunds, type StoredRefund } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';

/** A refund for the shopkeeper; amounts in cents. */
export interface ShopRefund extends Pick<
  StoredRefund,
  'id' | 'amount' | 'surplus' | 'state' | 'lines' | 'requestedAt' | 'actorKind' | 'actorId'
> {
  readonly provider: string;
  /** The number of the corrective invoice that was issued with it; null: none was, or the provider has not answered. */
  readonly corrective: string | null;
}

/** The refunds of an order, oldest first. */
export async function listShopRefunds(source: Queryable, orderId: number): Promise<ShopRefund[]> {
  const attempts = await listAttempts(source, [orderId]);
  const ids = attempts.map(({ id }) => id);
  const refunds = await listRefunds(source, ids);
  if (refunds.length === 0) return [];
  const correctives = await listCorrectivesOfRefunds(source, orderId);
  const settled = (await listMoney(source, ids)).filter(({ kind }) => kind === 'refund');
  return refunds.map(({ id, paymentId, amount, surplus, state, lines, requestedAt, actorKind, actorId }) => {
    const money = settled.find(({ reference }) => reference === `refund-${id}`);
    const next = money && settled.find(({ at }) => at > money.at);
    // The transaction that records the money issues the invoice, while the order is locked.
    const corrective = correctives.find(
      ({ issuedAt }) => money && issuedAt >= money.at && (!next || issuedAt < next.at),
    );
    return {
      id,
      actorKind,
      actorId,
      amount,
      surplus,
      state,
      lines,
      requestedAt,
      provider: attempts.find((attempt) => attempt.id === paymentId)!.provider,
      corrective: corrective?.number ?? null,
    };
  });
}
