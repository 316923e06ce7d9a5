import type { Payment } from '#areas/payment/server/payment.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChangeStatus } from './change-status.ts';

/**
 * Settles what came to a provider's notification address: `refused` when it is not believed, `unchanged` when the order
 * knows it already. A paid order that waited for its payment is confirmed.
 */
export async function settlePayment(
  parts: { readonly database: Database; readonly payment: Payment; readonly changeStatus: ChangeStatus },
  provider: string,
  notification: Readonly<Record<string, unknown>>,
): Promise<'settled' | 'unchanged' | 'refused'> {
  const { database, payment, changeStatus } = parts;
  const event = await payment.readNotification(database, provider, notification);
  if (!event) return 'refused';
  const change = { by: 'system', paymentStatus: event.state, attempt: event } as const;
  return database.transaction(async (tx) => {
    const confirmed =
      event.state === 'paid' && (await changeStatus(tx, event.orderId, { ...change, status: 'confirmed' }));
    return confirmed || (await changeStatus(tx, event.orderId, change)) ? 'settled' : 'unchanged';
  });
}
