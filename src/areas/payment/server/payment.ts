import { eq } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import type { Cents } from '#values/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { minuteMs } from '#values/durations.ts';
import { type OrderPaymentMethod, paymentMethods, undone } from '../contract.ts';
import {
  type AttemptValues,
  findPendingAttempt,
  firstInquiryAt,
  insertAttempt,
  moveAttempts,
  type StoredAttempt,
  takeToRemind,
} from './payment-attempts.ts';
import { changeAttempt, reopenAttempt } from './record-attempt.ts';
import { createPaymentOffers } from './payment-offers.ts';
import type { PaymentProvider, TransferInstructions } from './payment-provider.ts';
import { payments } from './payments-tables.ts';

export {
  type AttemptNews,
  type AttemptValues,
  cancelAttempts,
  findAttempt,
  findPendingAttempt,
  insertAttemptSql,
  isCounted,
  listAttempts,
  listToInquire,
  moveAttempts,
  type StoredAttempt,
} from './payment-attempts.ts';
export { freeMoney, takeFreed, wasPaid, wasPaidSql } from './payment-freed.ts';
export {
  type AttemptMoney,
  hasMoneyLeftSql,
  listMoney,
  listRefunds,
  moneyLeft,
  receivedOf,
  recordCharge,
  type StoredMoney,
  type StoredRefund,
  sumMoneyOfOrders,
  sumMoney,
  sumReceived,
  surplusLeft,
} from './payment-money.ts';
export { findMoneyFacts, findMoneyMoments, listOrdersToAttend, type MoneyFacts } from './money-to-attend.ts';
export type { PaymentEvent, PaymentStart, Shopper } from './payment-provider.ts';
export type { RefundedLine } from './payments-tables.ts';
export {
  findEqualRefund,
  findOrderOfRefund,
  recordNotifiedRefund,
  recordRefundAnswer,
  type RefundPart,
  requestRefund,
  sendRefund,
  type SettledRefund,
  sumHeldByProviders,
  sumRefundable,
  listRefundsOfSale,
  type RefundOfSale,
  sumRefundsOfSale,
} from './payment-refunds.ts';
export {
  type AttemptContext,
  confirmAttempt,
  inquireAttempt,
  isToldOfGoods,
  needsConfirmation,
  readNotification,
  startAttempt,
  tellOfGoods,
} from './provider-calls.ts';
export {
  isOfReceipt,
  listMoneyOf,
  recordPart,
  standingCharges,
  takeBackCharge,
  whyNotTakenBack,
} from './recorded-parts.ts';
export { extendAttempt, forgetShoppers, noteAttempt, recordConflict, recordRefusedUpdate } from './record-attempt.ts';

/** An order as its payment sees it. */
export interface PayableOrder {
  readonly id: number;
  readonly number: string;
  readonly method: OrderPaymentMethod;
  /** All there is to pay, in cents. */
  readonly amount: Cents;
  /** The end of the time to pay it. */
  readonly dueAt: Date;
}

export type Payment = ReturnType<typeof createPayment>;

/**
 * Payments of orders: one record per attempt, and the money that was confirmed for each. Whether an order counts as paid
 * is the order's status; who changes it (orders.changeStatus) holds the order's lock and passes the new state on with
 * `moveAttempts`. Functions that take a `tx` expect that lock.
 */
export function createPayment({
  providers,
  methods = paymentMethods,
}: {
  readonly providers: readonly PaymentProvider[];
  /** Those that the shop offers where a provider has them; orders that were placed with others go on. */
  readonly methods?: readonly OrderPaymentMethod[];
}) {
  const providerNamed = (name: string): PaymentProvider | undefined =>
    providers.find((provider) => provider.name === name);

  const findProvider = (method: OrderPaymentMethod): PaymentProvider | undefined =>
    providers.find(({ capabilities }) => capabilities.methods.includes(method));

  function providerOf(method: OrderPaymentMethod): PaymentProvider {
    const provider = findProvider(method);
    if (!provider) throw new Error(`no provider for the payment method ${method}`);
    return provider;
  }

  /** A new attempt of an order. */
  function newAttempt({ number, method, amount, dueAt: expiresAt }: Omit<PayableOrder, 'id'>, at: Date, count: number) {
    const { name, referenceFor, inquire } = providerOf(method);
    const inquireAt = inquire ? firstInquiryAt(at) : null;
    const reference = referenceFor(number, count);
    return { method, provider: name, amount, reference, expiresAt, inquireAt, attemptedAt: at };
  }

  /** Whether the shop has a method; with an amount, in cents, whether it fits. */
  function isOffered(method: OrderPaymentMethod, amount?: Cents): boolean {
    const provider = findProvider(method);
    if (!provider || !methods.includes(method)) return false;
    const { amounts } = provider.capabilities;
    return amount === undefined || !amounts || (amount >= amounts.min && amount <= amounts.max);
  }

  return {
    ...createPaymentOffers({ findProvider, isOffered }),

    isOffered,
    providerOf,
    providerNamed,

    /**
     * Until when an order placed at this moment with this method can be paid: where the customer pays by instructions, such as
     * a transfer, at the latest when its goods change hands; at the counter for some time after that.
     */
    dueAt(method: OrderPaymentMethod, placedAt: Date, handoverAt: Date | null): Date {
      const { minutesToPay, start } = providerOf(method).capabilities;
      const from = start === 'at_handover' && handoverAt && handoverAt > placedAt ? handoverAt : placedAt;
      const usual = new Date(from.getTime() + minutesToPay * minuteMs);
      return start === 'instructions' && handoverAt && handoverAt < usual ? handoverAt : usual;
    },

    /**
     * Records the next attempt to pay an order, within the transaction that changes the order. `attempt` is its number, where
     * the caller knows it.
     */
    async open(tx: Queryable, actor: Actor, order: PayableOrder, at: Date, attempt?: number): Promise<void> {
      const count = attempt ?? (await tx.$count(payments, eq(payments.orderId, order.id))) + 1;
      await insertAttempt(tx, actor, order.id, newAttempt(order, at, count));
    },

    /**
     * Follows a change of what an order costs, or until when, within the transaction that changes it. What the customer was told
     * to write on a transfer stays; a payment at a bank's page is begun anew, or is the one again (`replaced`) that was open before a
     * change which is taken back. Without an open attempt the next one has the amount.
     */
    async changeDue(
      tx: Queryable,
      actor: Actor,
      order: PayableOrder,
      at: Date,
      replaced: number | null = null,
    ): Promise<void> {
      const attempt = await findPendingAttempt(tx, order.id);
      if (!attempt) return;
      const { start } = providerOf(order.method).capabilities;
      const staysOpen = start === 'instructions' || start === 'at_handover' || attempt.amount === order.amount;
      if (staysOpen) return changeAttempt(tx, attempt.id, { amount: order.amount, expiresAt: order.dueAt });
      if (replaced !== null && replaced !== attempt.id) return this.undoReplacement(tx, actor, order, replaced, at);
      await moveAttempts(tx, order.id, 'cancelled', at, { reason: 'replaced' });
      await this.open(tx, actor, order, at);
    },

    /**
     * Takes another attempt back that the shop has opened in place of this one, which is open again with its reference: its
     * customer may be paying it. Null: none was open. Within the transaction that changes the order.
     */
    async undoReplacement(
      tx: Queryable,
      actor: Actor,
      order: PayableOrder,
      replaced: number | null,
      at: Date,
    ): Promise<void> {
      await moveAttempts(tx, order.id, 'cancelled', at, { reason: undone });
      if (replaced === null) return;
      const reopened = await reopenAttempt(tx, { orderId: order.id, id: replaced, at });
      if (!reopened) return this.open(tx, actor, order, at);
      const isSame = reopened.amount === order.amount && reopened.expiresAt.getTime() === order.dueAt.getTime();
      if (!isSame) await this.changeDue(tx, actor, order, at);
    },

    /** The first attempt to pay an order that is being placed, for the statement with `insertAttemptSql`. */
    firstAttempt: (order: Omit<PayableOrder, 'id'>, at: Date): AttemptValues => newAttempt(order, at, 1),

    /** What the customer of an order with these attempts writes on a bank transfer; null when no transfer is expected. */
    transferOf(attempts: readonly StoredAttempt[]): TransferInstructions | null {
      const attempt = attempts.find(({ state }) => state === 'pending');
      return (attempt && providerNamed(attempt.provider)?.instructions?.(attempt)) ?? null;
    },

    /** Open attempts that start with instructions and end soon; each is answered once. */
    async takeToRemind(tx: Queryable, now: Date, limit: number): Promise<StoredAttempt[]> {
      const instructing = providers.filter(({ instructions }) => instructions);
      const taken = instructing.map(({ name: provider }) => takeToRemind(tx, { provider, now, limit }));
      return (await Promise.all(taken)).flat();
    },
  };
}
