import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ParsedInput } from '#values/call.ts';
import { customerOfAddress } from '#areas/account/server/account.ts';
import { whileSignedIn } from '#areas/staff/server/staff.ts';
import type { BasketArea } from '#areas/basket/server/basket.ts';
import type { Failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import type { createStaffOrder } from '../../../staff-placing-calls.ts';
import { placeOrder, type PlaceOrderError, type PlaceOrderParts } from '../../place/place-order.ts';
import type { StoredOrder } from '../../records/order-queries.ts';

/** Neither a basket nor a limit is asked. */
export type StaffOrderError = Exclude<PlaceOrderError, 'basket_empty' | 'too_many_open_orders'>;

/**
 * Makes an order for a customer by the code, the prices and the rules of every order; its lines take the place of the basket.
 * It counts for no limit, and holds its goods at once.
 */
export async function placeStaffOrder(
  parts: PlaceOrderParts,
  { lines, locale, ...request }: ParsedInput<typeof createStaffOrder>['body'],
  { actor, ...visit }: Pick<StaffVisit, 'actor' | 'locale' | 'staff'>,
  requestKey: string | null,
): Promise<StoredOrder | Failure<StaffOrderError>> {
  const { email, name, surname } = request.customer;
  const at = parts.clock();
  // The lines are part of what must not differ when the request is repeated.
  const body = { ...request, agree: true as const, lines };
  const key = requestKey ?? `once:${randomUUID()}`;
  const order = await placeOrder(
    {
      ...parts,
      within: whileSignedIn(parts, visit),
      basket: {
        ...parts.basket,
        async takeForOrder(tx, user) {
          // As the lock on a basket does: the same request at once makes one order.
          await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`staff orders of ${user}`}, 0))`);
          return basketOf(lines, at);
        },
      },
      payment: {
        ...parts.payment,
        isOffered: (method, amount) => method === 'counter' || parts.payment.isOffered(method, amount),
      },
    },
    async (tx) => {
      const { userId, isGuest } = await customerOfAddress(tx, { email, name, lastName: surname, at });
      return {
        actor,
        userId,
        isGuest,
        email,
        isEmailConfirmed: !isGuest,
        network: null,
        mailNetworks: [],
        locale: locale ?? visit.locale,
        requestKey: key,
      };
    },
    body,
  );
  return order as StoredOrder | Failure<StaffOrderError>;
}

const basketOf = (
  lines: readonly { readonly product_id: number; readonly quantity: number }[],
  addedAt: Date,
): Awaited<ReturnType<BasketArea['takeForOrder']>> => ({
  id: 0,
  version: 0,
  lines: lines.map(({ product_id: productId, quantity }) => ({ productId, quantity, seenPrice: 0, addedAt })),
});
