import { canBeHadBy } from '#areas/catalogue/fulfilment.ts';
import type { ResolvedDelivery } from '#areas/delivery/server/delivery.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { WantedDelivery } from '../../../staff-calls.ts';
import { storedDelivery } from '../../place/store-order.ts';
import { hasMoneyCome } from '../../records/order-money.ts';
import type { StoredOrder } from '../../records/order-queries.ts';
import type { StoredDelivery } from '../../records/orders-tables.ts';
import { slotOf } from '../../status/own-goods.ts';
import type { NextLine } from './change-lines.ts';
import type { EditParts } from './edit-parts.ts';

type Refused = Failure<'not_available' | 'address_mismatch' | 'not_deliverable'>;
const notAvailable = (facts: Record<string, unknown> = {}): Failure<'not_available'> =>
  failure('not_available', { fields: [{ field: 'changes.delivery', code: 'not_available' }], facts });

/** What the shop finds for another way to an order's customer; nothing is taken yet. */
export async function resolveWay(
  { delivery }: Pick<EditParts, 'delivery'>,
  order: StoredOrder,
  wanted: WantedDelivery,
  { next, method }: { readonly next: readonly NextLine[]; readonly method: OrderPaymentMethod },
): Promise<ResolvedDelivery | Refused> {
  const products = next.flatMap(({ product }) =>
    product && !canBeHadBy(product, wanted.type) ? [{ id: product.id, name: product.name }] : [],
  );
  if (products.length > 0) return notAvailable({ products });
  // Money that has come need not come before the goods.
  const found = await delivery.resolve(wanted, hasMoneyCome(order) ? 'card' : method);
  return found instanceof Failure && found.code === 'not_available' ? notAvailable() : found;
}

/** The delivery in this way, with a place of its slot in exchange for the one that the order has. */
export async function takeWay(
  tx: Queryable,
  { delivery: { places } }: Pick<EditParts, 'delivery'>,
  former: StoredDelivery,
  resolved: ResolvedDelivery,
): Promise<StoredDelivery | Failure<'not_available'>> {
  const from = former.hasPlace ? slotOf(former) : null;
  const slot = resolved.place?.slot;
  if (from && !slot) await places.giveBack(tx, from, { isHeld: false });
  if (slot && !(await places.move(tx, from, slot))) return notAvailable();
  const { virtual, takeBack } = former;
  const delivery = storedDelivery(resolved, { takesPlace: true });
  // The old appliance is taken from wherever the new one is brought.
  const takesBack = takeBack && former.type === 'delivery' && delivery.type === 'delivery';
  return { ...delivery, ...(virtual && { virtual }), ...(takesBack && { takeBack }) };
}
