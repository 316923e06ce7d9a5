import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { type Cents, cents } from '#values/money.ts';
import type { Address } from '#areas/delivery/address.ts';
import { carriedClasses, type Delivery, type ResolvedDelivery } from '#areas/delivery/server/delivery.ts';
import { type OrderPaymentMethod, undone } from '#areas/payment/contract.ts';
import { holdStock } from '#areas/inventory/server/inventory.ts';
import { findInvoiceNumber } from '#areas/invoices/server/invoices.ts';
import { listAttempts, moveAttempts, wasPaid } from '#areas/payment/server/payment.ts';
import { quoteBasket } from '#areas/pricing/price-basket.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { WantedDelivery } from '../../../staff-calls.ts';
import type { OrderedLines } from '../../../staff-placing-calls.ts';
import { isSameTime, type Time } from '../../order-time.ts';
import { lacksDocument } from '../../place/place-order.ts';
import { pricedLine } from '../../place/store-order.ts';
import {
  amountOf,
  listOrderLines,
  type StoredLine,
  type StoredOrder,
  updateOrder,
} from '../../records/order-queries.ts';
import type { FormerContents } from '../../records/order-edit-tables.ts';
import { orderAdjustments, orderLines, type StoredDelivery } from '../../records/orders-tables.ts';
import { mayRearrange } from '../../status/order-transitions.ts';
import { ownGoods, slotOf, withoutSlotPlace } from '../../status/own-goods.ts';
import { changeLines, deliveryOf, keepLines, lockLines, type NextLine } from './change-lines.ts';
import { changePayment, dueForMore, dueOf, paidBefore, paymentNow, paymentRefusal } from './change-payment.ts';
import { resolveWay, takeWay } from './change-way.ts';
import { settleWith, whyFixed } from './change-price.ts';
import { type EditParts, notEditable } from './edit-parts.ts';

/** What an order is to have instead of what it has; absent: it stays. */
export interface OrderEdit {
  readonly lines?: OrderedLines;
  readonly address?: Address;
  readonly slot?: Time;
  /** Another way to its customer: with where and when. */
  readonly way?: WantedDelivery;
  readonly method?: OrderPaymentMethod;
  /** What it was before the change that this one takes back: it costs that again. */
  readonly former?: FormerContents | null;
}

export type EditError =
  | 'not_editable'
  | 'products_unavailable'
  | 'not_available'
  | 'address_mismatch'
  | 'not_deliverable'
  | 'individual_terms'
  | 'document_needed';

/**
 * Changes lines, address and slot of a locked order with all that follows from it: stock, the place in the slot, price, VAT, and
 * what is still to pay. Where it fails the caller rolls back. What the shop changes for a customer is the order's own: goods
 * and place that it only held, or waited for, are taken first; taken back, those that it only held are so again.
 */
export async function editOrder(
  tx: Queryable,
  parts: EditParts,
  actor: Actor,
  order: StoredOrder,
  { lines: wanted, address, slot, way, method = order.payment, former = null }: OrderEdit,
): Promise<StoredOrder | Failure<EditError>> {
  const { clock, payment } = parts;
  if (!mayRearrange(order)) return notEditable('status');
  const fixed = wanted ? await whyFixed(tx, order) : null;
  if (fixed) return fixed;
  if (address && order.delivery.type === 'pickup') return notEditable('pickup');
  // What is ready waits at the counter, and nothing is handed over of what is virtual.
  if (way && (order.status === 'ready' || order.delivery.virtual === 'all')) return notEditable('status');
  const now = clock();
  const moment = { orderNumber: order.number, now, actor };
  const before = await listOrderLines(tx, order.id);
  const products = wanted && (await lockLines(tx, before, wanted));
  // After the products of both, so that their locks keep the order of all transactions; before the goods are others than it held.
  const owned = order.hold === null ? order : await ownGoods(tx, parts, actor, order, nextSlot(order, slot, way));
  if (owned.hold === 'waiting') return notEditable('waits');
  const type = way?.type ?? order.delivery.type;
  const next =
    wanted && products
      ? await changeLines(tx, order, before, { wanted, type, products }, moment)
      : await keepLines(tx, before, order.locale);
  if (next instanceof Failure) return next;
  const formerPayment = former && paidBefore(former, order, method);
  // Before the slots, as all transactions do.
  if (formerPayment?.held) await holdStock(tx, moment);

  const resolved = way ? await resolveWay(parts, order, way, { next, method }) : null;
  if (resolved instanceof Failure) return resolved;
  const moved = resolved
    ? priceOfWay(parts, owned.delivery, resolved)
    : await withAddress(parts, owned.delivery, address);
  if (moved instanceof Failure) return moved;
  // Sums of before belong to the lines of before.
  const formerly = former && (wanted || isSameAsStored(before, former.lines)) ? former : null;
  const priced = wanted || address || way ? (formerly ?? price(parts, order, next, moved.deliveryPriceOf)) : null;
  if (priced instanceof Failure) return priced;
  const amount = priced ? amountOf(priced.sums) : amountOf(order);
  const fixedPrice = amount === amountOf(order) ? null : await whyFixed(tx, order);
  if (fixedPrice) return fixedPrice;
  if (priced && lacksDocument({ ...order.customer, document: order.customer.document as never }, amount))
    return failure('document_needed', { fields: [{ field: 'customer.document', code: 'document_needed' }] });
  const received = await settleWith(tx, actor, order, { amount, isUndo: former !== null, now });
  if (received instanceof Failure) return received;

  const taken = resolved
    ? await takeWay(tx, parts, moved.delivery, resolved)
    : slot
      ? await withSlot(tx, parts, { ...order, delivery: moved.delivery, payment: method }, slot)
      : moved.delivery;
  if (taken instanceof Failure) return taken;
  const delivery = wanted ? deliveryOf(taken, next) : taken;
  const place = delivery.hasPlace && slotOf(delivery);
  if (formerPayment?.held && place) await parts.delivery.places.hold(tx, place);
  const left = cents(amount - received);
  const isUndo = former !== null;
  // Once nothing is left to pay, no attempt follows.
  const isPaidElse = method !== order.payment && !(isUndo && left === 0);
  const isDearer = order.paymentStatus === 'paid' && amount !== amountOf(order) && left > 0;
  const payable = { amount: left, received, delivery, isDearer, isUndo };
  const refused = await paymentRefusal(tx, parts, order, method, payable);
  if (refused) return refused;
  // What is missing comes with another attempt.
  const dueAt = isDearer
    ? dueForMore(payment, method, now, delivery)
    : isPaidElse
      ? await changePayment(tx, parts, actor, order, { method, amount: left, delivery, former: formerPayment })
      : dueOf(payment, order, delivery, formerPayment);
  if (priced && wanted) await storeLines(tx, order.id, priced);
  const edited = await updateOrder(tx, order.id, {
    ...priced?.sums,
    units: next.reduce((sum, { toPrice }) => sum + toPrice.quantity, 0),
    delivery: way && former?.takeBack && delivery.type === 'delivery' ? { ...delivery, takeBack: true } : delivery,
    payment: method,
    hold: formerPayment?.held ? 'unconfirmed' : null,
    network: formerPayment?.held?.network ?? null,
    paymentDueAt: dueAt,
    isInvoiceOutdated: former
      ? former.isInvoiceOutdated === true
      : order.isInvoiceOutdated ||
        ((wanted !== undefined || amount !== amountOf(order)) && (await findInvoiceNumber(tx, order.id)) !== null),
    updatedAt: now,
  });
  const { id, number } = order;
  if (!dueAt || isPaidElse || isDearer) return edited;
  // Paid once, and by now in full again: nothing more is asked for.
  if (left === 0 && wasPaid(await listAttempts(tx, [id])))
    await moveAttempts(tx, id, 'cancelled', now, { reason: isUndo ? undone : 'replaced' });
  else await payment.changeDue(tx, actor, { id, number, method, amount: left, dueAt }, now, formerPayment?.attempt);
  return edited;
}

/** The slot that it is to have; null where it keeps its own, or has none then. */
const nextSlot = ({ delivery }: StoredOrder, slot: Time | undefined, way: OrderEdit['way']) =>
  slotOf({ ...delivery, date: null, ...way, ...slot });

/** Stored, dates are text. */
const isSameAsStored = (lines: readonly StoredLine[], stored: FormerContents['lines']): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(lines)), JSON.parse(JSON.stringify(stored)));

/** The delivery as it is until its new place is taken, and what the new way costs. */
const priceOfWay = ({ delivery: area }: EditParts, delivery: StoredDelivery, { zone }: ResolvedDelivery) => ({
  delivery,
  deliveryPriceOf: (goods: Parameters<Delivery['quote']>[1]) => area.quote({ zone }, goods).price,
});

/** The delivery to another address, and what goods cost to bring there: where they went before, at the price of now. */
async function withAddress(
  { delivery: area }: EditParts,
  delivery: StoredDelivery,
  address: Address | undefined,
): Promise<
  | { delivery: StoredDelivery; deliveryPriceOf: (goods: Parameters<Delivery['quote']>[1]) => Cents | null }
  | Failure<'address_mismatch' | 'not_deliverable'>
> {
  if (delivery.type === 'pickup')
    return { delivery, deliveryPriceOf: (goods) => area.quote({ zone: null }, goods).price };
  const place = await area.locate(address ?? (delivery.address as Address | null) ?? {});
  if (place instanceof Failure) return place;
  const { zone } = place;
  const moved = address ? { ...delivery, address: place.address, zone: { id: zone.id, name: zone.name } } : delivery;
  return { delivery: moved, deliveryPriceOf: (goods) => area.quote({ zone }, goods).price };
}

function price(
  { delivery }: EditParts,
  { id: orderId, userId }: StoredOrder,
  next: readonly NextLine[],
  deliveryPriceOf: (goods: Parameters<Delivery['quote']>[1]) => Cents | null,
): FormerContents | Failure<'individual_terms'> {
  const lines = next.map(({ toPrice }) => toPrice);
  const products = next.map(({ product }) => product ?? { isVirtual: false, deliveryClass: null });
  const goods = { price: quoteBasket(lines, { userId }).price, classes: carriedClasses(products) };
  const quote = deliveryPriceOf(goods);
  if (quote === null) return failure('individual_terms', { facts: { contact: delivery.contact() } });
  const priced = quoteBasket(lines, { userId, delivery: quote });
  const { total, price: goodsPrice, amount, vat } = priced;
  return {
    lines: next.map(({ position, described, toPrice: { quantity } }, index) => ({
      ...described,
      ...pricedLine(priced.lines[index]!),
      ...{ orderId, position, quantity },
    })),
    adjustments: priced.adjustments.map(({ line, ...adjustment }, position) => ({
      ...adjustment,
      ...{ orderId, position, line: next[line]!.position },
    })),
    sums: { total, price: goodsPrice, deliveryPrice: amount - goodsPrice, vat },
  };
}

/** The delivery in another slot, whose place it takes in exchange for its own. */
async function withSlot(
  tx: Queryable,
  { delivery: area }: EditParts,
  { delivery, payment, paymentStatus }: StoredOrder,
  time: Time,
): Promise<StoredDelivery | Failure<'not_available'>> {
  if (isSameTime(delivery, time)) return delivery;
  const refused = failure('not_available', { fields: [{ field: 'changes.slot', code: 'not_available' }] });
  const offered = (await area.slots()).find(
    (one) => one.type === delivery.type && isSameTime({ date: one.date, slot: one }, time),
  );
  const isTooSoon = paymentStatus !== 'paid' && offered?.notFor.some((method) => method === payment);
  if (!offered || isTooSoon) return refused;
  const wanted = { ...withoutSlotPlace(delivery), date: time.date, slot: { from: time.slot.from, to: time.slot.to } };
  const hasPlace = await area.places.move(tx, delivery.hasPlace ? slotOf(delivery) : null, slotOf(wanted)!);
  return hasPlace === null ? refused : { ...wanted, ...(hasPlace && { hasPlace }) };
}

async function storeLines(tx: Queryable, orderId: number, { lines, adjustments }: FormerContents): Promise<void> {
  // The reductions of a line go with it; those of the whole order are none of a line.
  await tx.delete(orderAdjustments).where(eq(orderAdjustments.orderId, orderId));
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await tx.insert(orderLines).values([...lines]);
  if (adjustments.length > 0) await tx.insert(orderAdjustments).values([...adjustments]);
}

/** What an order is, and costs, now. */
export async function contentsNow(tx: Queryable, order: StoredOrder): Promise<FormerContents> {
  const { total, price: goods, deliveryPrice, vat } = order;
  const adjustments = await tx.select().from(orderAdjustments).where(eq(orderAdjustments.orderId, order.id));
  return {
    lines: await listOrderLines(tx, order.id),
    adjustments,
    takeBack: order.delivery.takeBack,
    payment: await paymentNow(tx, order),
    ...(order.isInvoiceOutdated && { isInvoiceOutdated: true }),
    sums: { total, price: goods, deliveryPrice, vat },
  };
}
