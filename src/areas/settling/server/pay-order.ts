import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { cents } from '#values/money.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { OrderPaymentMethod, PaymentMethod } from '#areas/payment/contract.ts';
import { isLender } from '#areas/payment/lenders.ts';
import type { Locale } from '#i18n/locale.ts';
import {
  amountOf,
  canKeepTime,
  type ChangeStatus,
  countAttempts,
  findOrder,
  handoverOf,
  type Gone,
  type Holds,
  holdUntil,
  isOutOfPlacesIn,
  isSameTime,
  lockOrder,
  maxAttempts,
  mayPay,
  type Orders,
  recordOrderChange,
  recordSlotChange,
  sideOf,
  slotsFor,
  type StoredOrder,
  type Time,
  updateOrder,
  type WaysToPay,
} from '#areas/orders/server/orders.ts';
import {
  extendAttempt,
  findPendingAttempt,
  listAttempts,
  moveAttempts,
  type Payment,
  type PaymentStart,
  type Shopper,
  startAttempt,
  sumReceived,
} from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { isDatabaseAway } from '#platform/database/database-errors.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { ContextOf } from './attempt-context.ts';

/** Why an order that waited without its goods or its place cannot be paid. */
const goneCodes = { goods: 'goods_gone', slot: 'slot_full' } as const satisfies Record<Gone, string>;
type GoneCode = (typeof goneCodes)[Gone];

export interface PayOrderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly payment: Payment;
  readonly changeStatus: ChangeStatus;
  readonly holds: Pick<Holds, 'findGone'>;
  readonly contextOf: ContextOf;
  readonly delivery: Pick<Delivery, 'slots' | 'places'>;
  readonly mails: Pick<Orders['mails'], 'addTransfer' | 'lock'>;
  readonly listWays: Orders['listWays'];
  readonly onProviderError: (error: unknown) => void;
}

/** What a customer changes of an order to pay it. */
export interface OrderChanges {
  readonly time?: Time | null | undefined;
  readonly document?: StoredOrder['customer']['document'] | undefined;
}

/** What customers do to pay an order after it was placed. */
export function createPayOrder({
  database,
  clock,
  payment,
  changeStatus,
  holds,
  contextOf,
  delivery,
  mails,
  listWays,
  onProviderError,
}: PayOrderParts) {
  /** A transfer has its time from when the order was placed, so that changing to and fro holds no goods for longer. */
  function dueOf({ placedAt, emailConfirmedAt, delivery: time }: StoredOrder, method: PaymentMethod, now: Date): Date {
    if (!startsWithInstructions(method)) return payment.dueAt(method, now, null);
    const usual = payment.dueAt(method, placedAt, handoverOf(time));
    const held = holdUntil(usual, placedAt, emailConfirmedAt !== null);
    // Then it waits for its goods, and holds none.
    return held > now ? held : usual;
  }

  const startsWithInstructions = (method: OrderPaymentMethod): boolean =>
    payment.providerOf(method).capabilities.start === 'instructions';

  /** The order as the customer changes it; null without changes, a failure where it cannot be had like that. */
  function change(
    order: StoredOrder,
    method: PaymentMethod,
    { time, document }: OrderChanges,
    slots: readonly DeliverySlot[],
  ) {
    const isMoved = time && !isSameTime(order.delivery, time);
    if (
      isMoved &&
      !slotsFor(order.delivery, method, slots).some((one) => isSameTime(time, { date: one.date, slot: one }))
    )
      return unavailable('delivery.slot');
    if (!isMoved && !canKeepTime(order.delivery, method, slots, clock())) return unavailable('delivery.slot');
    const { customer } = order;
    const hasNewDocument = document && document.number !== customer.document?.number;
    if (hasNewDocument && customer.type === 'individual' && document.type === 'CIF')
      return unavailable('customer.document', 'cif_of_individual');
    return {
      isMoved,
      customer: hasNewDocument ? { ...customer, document } : customer,
      delivery: isMoved
        ? { ...order.delivery, date: time.date, slot: { from: time.slot.from, to: time.slot.to } }
        : order.delivery,
    };
  }

  return {
    /** How the customer pays the open attempt of an order, asked again as often as they like. */
    async start(
      userId: number,
      orderId: number,
      shopper: Shopper,
    ): Promise<PaymentStart | Failure<'order_not_found' | 'not_payable' | 'payment_unavailable' | GoneCode>> {
      const order = await findOrder(database, { id: orderId, userId });
      if (!order) return failure('order_not_found');
      const attempt = await findPendingAttempt(database, orderId);
      if (!attempt || !mayPay(order, [attempt], clock())) return failure('not_payable');
      const gone = await holds.findGone(order);
      if (gone) return failure(goneCodes[gone]);
      // A lender finances all that is in the order.
      if (isLender(attempt.method) && attempt.amount !== amountOf(order)) return failure('payment_unavailable');
      try {
        return await startAttempt(payment, database, attempt, await contextOf(database, order), shopper);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        onProviderError(error);
        return failure('payment_unavailable');
      }
    },

    /** How a user's order can be paid instead, in a language, and when it can be had instead: all that `payAgain` takes. */
    async listWays(userId: number, orderId: number, locale: Locale): Promise<WaysToPay> {
      const none = { paymentMethods: [], slots: [] };
      const order = await findOrder(database, { id: orderId, userId });
      if (!order || !mayPay(order, [], clock())) return none;
      const attempts = await listAttempts(database, [orderId]);
      if (!mayPay(order, attempts, clock())) return none;
      const ways = await listWays(order, locale, await sumReceived(database, attempts));
      if (countAttempts(attempts) < maxAttempts) return ways;
      // The last attempt is paid as it was opened; a transfer that is expected may still have another time.
      const paymentMethods = ways.paymentMethods.filter(({ code }) => code === order.payment);
      if (startsWithInstructions(order.payment)) return { ...ways, paymentMethods };
      return { paymentMethods: paymentMethods.map(({ needs: _, ...offer }) => offer), slots: [] };
    },

    /**
     * Opens a new attempt, with this method, in place of the one before, and changes the order as its customer wants it. A
     * transfer that is expected goes on. The data of a new one, or of another slot, are mailed.
     */
    async payAgain(
      actor: Actor,
      userId: number,
      orderId: number,
      method: PaymentMethod,
      changes: OrderChanges = {},
    ): Promise<
      StoredOrder | Failure<'order_not_found' | 'not_payable' | 'too_many_payments' | 'not_available' | GoneCode>
    > {
      const found = await findOrder(database, { id: orderId, userId });
      if (!found) return failure('order_not_found');
      const before = await sumReceived(database, await listAttempts(database, [orderId]));
      if (!payment.isOffered(method, cents(amountOf(found) - before)) || (found.delivery.virtual && isLender(method)))
        return unavailable('payment');
      // Whether there is room in a slot that the customer names is found below.
      const { lacksPlace: _, ...withAnyPlace } = found.delivery;
      const gone = await holds.findGone(changes.time ? { ...found, delivery: withAnyPlace } : found);
      if (gone) return failure(goneCodes[gone]);
      const slots = await delivery.slots();
      const pay = async (tx: Queryable) => {
        const order = await lockOrder(tx, orderId);
        const attempts = await listAttempts(tx, [orderId]);
        const now = clock();
        if (!order || !mayPay(order, [], now)) return failure('not_payable');
        const received = await sumReceived(tx, attempts);
        // It may have come meanwhile.
        if (isLender(method) && received > 0) return unavailable('payment');
        const by = sideOf(actor);
        await mails.lock(tx, order, by);
        const changed = change(order, method, changes, slots);
        if (changed instanceof Failure) return changed;
        if (isLender(method) && !changed.customer.document) return unavailable('payment', 'document_needed');
        const isTransfer = startsWithInstructions(method);
        const goesOn = isTransfer && method === order.payment && attempts.at(-1)?.state === 'pending';
        if (!goesOn && countAttempts(attempts) >= maxAttempts) return failure('too_many_payments');
        const dueAt = dueOf({ ...order, ...changed }, method, now);
        if (dueAt <= now) return unavailable('payment');
        if (order.paymentStatus === 'failed')
          await changeStatus(tx, orderId, { actor, paymentStatus: 'pending', with: 'attempt' });
        if (goesOn) await extendAttempt(tx, orderId, dueAt);
        else {
          await moveAttempts(tx, orderId, 'cancelled', now, { reason: 'replaced' });
          const amount = cents(amountOf(order) - received);
          const payable = { id: orderId, number: order.number, method, amount, dueAt };
          await payment.open(tx, actor, payable, now, attempts.length + 1);
        }
        const paid = await updateOrder(tx, orderId, {
          payment: method,
          paymentDueAt: dueAt,
          updatedAt: now,
          customer: changed.customer,
          delivery: await withPlace(tx, order, changed.delivery),
        });
        await recordSlotChange(tx, actor, { before: order, after: paid, at: now });
        if (method !== order.payment)
          await recordOrderChange(tx, order, {
            actor,
            at: now,
            verb: 'order.payment',
            changes: [{ field: 'payment', before: order.payment, after: method }],
          });
        if (isTransfer && (!goesOn || changed.isMoved))
          await mails.addTransfer(tx, paid, by, countAttempts(attempts) + (goesOn ? 0 : 1));
        return paid;
      };
      return database.transaction(pay).catch((error: unknown) => {
        if (error instanceof SlotFull) return unavailable('delivery.slot');
        throw error;
      });
    },
  };

  /**
   * The delivery with a place in its slot, in place of that of the former one. An order that holds or waits for its goods may
   * wait for its place, too, and takes it once it is paid: one that has lost its place holds no other.
   */
  async function withPlace(
    tx: Queryable,
    order: StoredOrder,
    { hasPlace: _, lacksPlace: __, ...wanted }: StoredOrder['delivery'],
  ): Promise<StoredOrder['delivery']> {
    const { hold, delivery: former } = order;
    const { date, slot } = wanted;
    if (!date || !slot || (hold && isSameTime(former, { date, slot }))) return former;
    const waits = { ...wanted, lacksPlace: true } as const;
    if (hold === 'waiting' || (hold && former.lacksPlace)) return waits;
    const isHeld = hold === 'unconfirmed';
    const from = former.hasPlace ? slotOf(former) : null;
    const to = slotOf(wanted);
    const hasPlace = await delivery.places.move(tx, from, to, { isHeld });
    if (hasPlace === null && !isHeld) throw new SlotFull();
    if (hasPlace === null) return waits;
    if (hasPlace && isHeld && (await isOutOfPlacesIn(tx, order, wanted))) {
      await delivery.places.giveBack(tx, to, { isHeld });
      return waits;
    }
    return { ...wanted, ...(hasPlace && { hasPlace }) };
  }
}

const slotOf = ({ type, date, slot }: StoredOrder['delivery']) => ({
  type,
  date: date!,
  from: slot!.from,
  to: slot!.to,
});

const unavailable = (field: string, code = 'not_available') => failure('not_available', { fields: [{ field, code }] });

/** Thrown inside the transaction, which then leaves nothing behind. */
class SlotFull extends Error {}
