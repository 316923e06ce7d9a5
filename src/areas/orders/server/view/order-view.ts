import type { Locale } from '#i18n/locale.ts';
import { cents, eurosFromCents, multiplyCents } from '#values/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Order, OrderItem } from '../../contract.ts';
import { keptUntil } from '../records/hold-time.ts';
import type { OutlookOf } from './order-outlook.ts';
import { hasMoneyCome } from '../records/order-money.ts';
import {
  amountOf,
  completeOrders,
  type StoredHistory,
  type StoredLine,
  type StoredOrder,
  type WholeOrder,
} from '../records/order-queries.ts';

/** Orders as the API shows them, in their order. */
export async function showOrders(
  source: Queryable,
  stored: readonly StoredOrder[],
  locale: Locale | 'own',
  outlookOf: OutlookOf,
): Promise<Order[]> {
  const whole = await completeOrders(source, stored);
  return whole.map((one) => orderView(one, locale === 'own' ? one.order.locale : locale, outlookOf(one)));
}

export async function showOrder(
  source: Queryable,
  stored: StoredOrder,
  locale: Locale,
  outlookOf: OutlookOf,
): Promise<Order> {
  const [order] = await showOrders(source, [stored], locale, outlookOf);
  return order!;
}

function orderView(
  {
    order: stored,
    lines,
    history,
    returns,
    documents,
    attempts,
    quantitySaving,
    refunded,
    received,
    surplus,
    part,
    mailWaitsUntil,
  }: WholeOrder,
  locale: Locale,
  { actions, cancelUntil, readyAt }: ReturnType<OutlookOf>,
): Order {
  const { pickupPoint, zone, hasPlace: _, lacksPlace, readyAt: __, ...delivery } = stored.delivery;
  const waitsFor = stored.hold === 'waiting' ? 'goods' : lacksPlace && stored.paymentDueAt ? 'slot' : null;
  const items = lines.map((line) => orderItem(line, locale));
  return {
    orderId: stored.id,
    number: stored.number,
    date: stored.placedAt.toISOString(),
    status: stored.status,
    paymentStatus: stored.paymentStatus,
    total: eurosFromCents(cents(stored.total)),
    price: eurosFromCents(cents(stored.price)),
    ...(quantitySaving > 0 && { quantitySaving: eurosFromCents(quantitySaving) }),
    deliveryPrice: eurosFromCents(cents(stored.deliveryPrice)),
    amount: eurosFromCents(amountOf(stored)),
    ...(refunded > 0 && { refunded: eurosFromCents(refunded) }),
    ...(received > 0 && { received: eurosFromCents(received) }),
    ...(surplus > 0 && { surplus: eurosFromCents(surplus) }),
    ...(part > 0 && { due: eurosFromCents(cents(amountOf(stored) - part)) }),
    vat: stored.vat.map(({ rate, gross, vat }) => ({
      rate,
      gross: eurosFromCents(cents(gross)),
      vat: eurosFromCents(cents(vat)),
    })),
    count: items.length,
    units: items.reduce((sum, item) => sum + item.quantity, 0),
    payment: stored.payment,
    paymentDueAt: keptUntil(stored)?.toISOString() ?? null,
    ...(waitsFor && { waitsFor }),
    attempts: attempts.map(({ method, state, reason, createdAt, updatedAt }) => ({
      method,
      state,
      reason,
      startedAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    ...(!hasMoneyCome(stored) && {
      mail: { state: mailWaitsUntil ? 'waiting' : 'sent', until: mailWaitsUntil?.toISOString() ?? null },
    }),
    comment: stored.comment,
    customer: stored.customer,
    receiver: stored.receiver,
    delivery: {
      ...delivery,
      ...(readyAt && { readyAt }),
      ...(zone && { zone: { id: zone.id, name: zone.name[locale] } }),
      pickupPoint: pickupPoint && { ...pickupPoint, name: pickupPoint.name[locale] },
    },
    items,
    history: statusHistory(history),
    returns: returns.map(({ reference, receivedAt, state, amount, items: pieces }) => ({
      reference,
      receivedAt: receivedAt.toISOString(),
      state,
      amount: eurosFromCents(cents(amount)),
      items: pieces.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    })),
    documents: documents.map(({ number, kind, issuedAt, total, correctedNumber }) => ({
      number,
      kind: correctedNumber === null ? kind : 'corrective',
      issuedAt: issuedAt.toISOString(),
      amount: eurosFromCents(cents(total)),
      ...(correctedNumber !== null && { corrects: correctedNumber }),
    })),
    actions,
    ...(cancelUntil && { cancelUntil: cancelUntil.toISOString() }),
  };
}

function orderItem(line: StoredLine, locale: Locale): OrderItem {
  return {
    id: line.productId,
    product_id: line.productId,
    article: line.article,
    name: line.name[locale],
    brand: line.brand,
    slug: line.slug,
    url: `/product/${line.slug}`,
    picture: line.picture,
    price: {
      base: eurosFromCents(cents(line.basePrice)),
      sale: eurosFromCents(cents(line.salePrice)),
      currency: 'EUR',
    },
    quantity: line.quantity,
    unit: line.unit,
    total: eurosFromCents(multiplyCents(cents(line.basePrice), line.quantity)),
    sum: eurosFromCents(cents(line.sum)),
    ...(line.withdrawalExemption && { withdrawalExemption: line.withdrawalExemption }),
    set: line.set[locale],
  };
}

/** The history without the changes of the payment alone. */
function statusHistory(history: readonly StoredHistory[]): Order['history'] {
  return history
    .filter(({ status }, index) => status !== history[index - 1]?.status)
    .map(({ status, at }) => ({ status, at: at.toISOString() }));
}
