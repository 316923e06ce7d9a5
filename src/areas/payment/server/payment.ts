import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { addCents, type Cents } from '#values/money.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { minuteMs } from '#values/durations.ts';
import type { PaymentMethod, PaymentStatus } from '../contract.ts';
import {
  type AttemptNews,
  type AttemptValues,
  firstInquiryAt,
  findAttempt,
  findPendingAttempt,
  insertAttempt,
  insertAttemptSql,
  listAttempts,
  listToInquire,
  moveAttempts,
  nameAttempt,
  planInquiry,
  type StoredAttempt,
  takeToRemind,
  updateAttempt,
} from './payment-attempts.ts';
import {
  type AttemptMoney,
  insertMoney,
  listMoney,
  listOrdersToAttend,
  moneyLeft,
  sumMoney,
  sumRefunds,
  sumSurplus,
} from './payment-money.ts';
import { createPaymentOffers, findProvider } from './payment-offers.ts';
import type {
  PayableAttempt,
  PaymentEvent,
  PaymentProvider,
  PaymentStart,
  Shopper,
  TransferInstructions,
} from './payment-provider.ts';
import { createRefunds, type RefundPart, type SettledRefund } from './payment-refunds.ts';
import { mayBecome, openStates } from './payment-transitions.ts';
import { payments } from './payments-tables.ts';

/** An order as its payment sees it. */
export interface PayableOrder {
  readonly id: number;
  readonly number: string;
  readonly method: PaymentMethod;
  /** All there is to pay, in cents. */
  readonly amount: Cents;
  /** The end of the time to pay it. */
  readonly dueAt: Date;
}

export { insertAttemptSql, listAttempts, moneyLeft, sumRefunds, sumSurplus };
export type {
  AttemptMoney,
  AttemptNews,
  AttemptValues,
  PayableAttempt,
  PaymentEvent,
  PaymentStart,
  RefundPart,
  SettledRefund,
  Shopper,
  StoredAttempt,
};

/** What a provider needs of an order beside the attempt. */
export type AttemptContext = Pick<PayableAttempt, 'locale' | 'returnUrls' | 'order'>;

const openAttempts = inArray(payments.state, [...openStates]);

export type Payment = ReturnType<typeof createPayment>;

/**
 * Payments of orders: one record per attempt, and the money that was confirmed for each. Whether an order counts as paid
 * is the order's status; who changes it (orders.changeStatus) holds the order's lock and passes the new state on with
 * setState. Functions that take a `tx` expect that lock.
 */
export function createPayment({ providers }: { providers: readonly PaymentProvider[] }) {
  const named = (name: string): PaymentProvider | undefined => providers.find((provider) => provider.name === name);

  function providerOf(method: PaymentMethod): PaymentProvider {
    const provider = findProvider(providers, method);
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

  /** The end of the time to pay an order that is placed at this moment with this method. */
  const dueAt = (method: PaymentMethod, placedAt: Date): Date =>
    new Date(placedAt.getTime() + providerOf(method).capabilities.minutesToPay * minuteMs);

  return {
    ...createPaymentOffers(providers),

    /** How a method starts; an order's time to pay by instructions counts from when it was placed. */
    startKind: (method: PaymentMethod): PaymentStart['kind'] => providerOf(method).capabilities.start,

    dueAt,

    /**
     * Records the next attempt to pay an order, within the transaction that changes the order. `attempt` is its number, where
     * the caller knows it.
     */
    async open(tx: Queryable, actor: Actor, order: PayableOrder, at: Date, attempt?: number): Promise<void> {
      const count = attempt ?? (await tx.$count(payments, eq(payments.orderId, order.id))) + 1;
      await insertAttempt(tx, actor, order.id, newAttempt(order, at, count));
    },

    /** The first attempt to pay an order that is being placed, for the statement with `insertAttemptSql`. */
    firstAttempt: (order: Omit<PayableOrder, 'id'>, at: Date): AttemptValues => newAttempt(order, at, 1),

    /** Gives the open attempt of an order more time. */
    async extend(tx: Queryable, orderId: number, expiresAt: Date): Promise<void> {
      await tx
        .update(payments)
        .set({ expiresAt })
        .where(and(eq(payments.orderId, orderId), openAttempts));
    },

    /** What the customer of an order writes on a bank transfer; null when no transfer is expected. */
    async findTransfer(source: Queryable, orderId: number): Promise<TransferInstructions | null> {
      const attempt = await findPendingAttempt(source, orderId);
      return (attempt && named(attempt.provider)?.instructions?.(attempt)) ?? null;
    },

    /** The attempt of an order that waits for its customer; null when none does. */
    findPendingAttempt,

    /** What the customer does to pay: asks the provider, so never within a transaction; throws when it does not answer. */
    async start(
      database: Database,
      attempt: StoredAttempt,
      context: AttemptContext,
      shopper: Shopper,
    ): Promise<PaymentStart> {
      const provider = providerOf(attempt.method);
      const isNew = attempt.providerId === null && provider.capabilities.needsShopper;
      if (isNew) await updateAttempt(database, attempt.id, { shopper });
      const payable = { ...attempt, ...(isNew && { shopper }), ...context };
      const start = await provider.start(payable);
      if (!start.providerId || start.providerId === attempt.providerId) return start;
      // Two windows may have started it at once: both go on with the one that is stored.
      const providerId = await nameAttempt(database, attempt.id, start.providerId);
      return providerId === start.providerId ? start : provider.start({ ...payable, providerId });
    },

    /** Sets the state of an attempt by the table of transitions. */
    setState: (tx: Queryable, orderId: number, state: PaymentStatus, at: Date, news: AttemptNews = {}): Promise<void> =>
      moveAttempts(tx, orderId, state, at, news),

    /** Records what a provider said of an attempt, and its state where the table of transitions allows that. */
    async note(
      tx: Queryable,
      attempt: StoredAttempt,
      state: PaymentStatus | null,
      at: Date,
      { reason, message, providerId }: Omit<AttemptNews, 'paymentId'>,
    ): Promise<void> {
      const moved = state && mayBecome(attempt.state, state) ? { state, reason: reason ?? null } : {};
      await updateAttempt(tx, attempt.id, { ...moved, updatedAt: at, message, ...(providerId && { providerId }) });
    },

    /** Records the first approval of an attempt that the shop has refused; false when it has refused one before. */
    async recordConflict(
      tx: Queryable,
      { id, refusedAt }: StoredAttempt,
      message: PaymentEvent['message'],
      at: Date,
    ): Promise<boolean> {
      if (refusedAt) return false;
      await updateAttempt(tx, id, { refusedAt: at, updatedAt: at, message: { ...message, refused: 'conflict' } });
      return true;
    },

    /** Records that a provider does not accept what it is told of the goods; false when that was recorded before. */
    async recordRefusedUpdate(
      tx: Queryable,
      { id, messages }: StoredAttempt,
      change: 'shipped' | 'cancelled',
      at: Date,
    ): Promise<boolean> {
      if (messages.some(({ refused }) => refused === change)) return false;
      await updateAttempt(tx, id, { updatedAt: at, message: { refused: change } });
      return true;
    },

    /** An attempt as it is now, behind the lock of its order. */
    findAttempt: (source: Queryable, id: number): Promise<StoredAttempt | null> => findAttempt(source, { id }),

    /** Reads what came to the notification address of a provider: null when the provider did not send it. */
    async readNotification(
      source: Queryable,
      provider: string,
      notification: Readonly<Record<string, unknown>>,
    ): Promise<{ event: PaymentEvent; attempt: StoredAttempt | null } | null> {
      const event = await named(provider)?.readNotification(notification);
      return event ? { event, attempt: await findAttempt(source, { provider, reference: event.reference }) } : null;
    },

    /** Whether a provider waits for the order to be confirmed before its notification is answered. */
    needsConfirmation: ({ provider }: StoredAttempt): boolean => named(provider)?.confirm !== undefined,

    /** Confirms an order to such a provider; never within a transaction. */
    async confirm(
      attempt: StoredAttempt,
      context: AttemptContext,
      event: PaymentEvent,
    ): Promise<'confirmed' | 'conflict'> {
      return (await named(attempt.provider)?.confirm?.({ ...attempt, ...context }, event)) ?? 'confirmed';
    },

    /** Whether a provider is told what becomes of the goods. */
    isUpdated: ({ provider }: StoredAttempt): boolean => named(provider)?.update !== undefined,

    /** Tells such a provider; may be repeated. What goes back of the money counts as gone from the goods. */
    async update(
      database: Database,
      attempt: StoredAttempt,
      context: AttemptContext,
      change: 'shipped' | 'cancelled',
    ): Promise<void> {
      const [money] = await sumMoney(database, [attempt]);
      const gone = addCents(money!.refunded, money!.refunding);
      await named(attempt.provider)?.update?.({ ...attempt, ...context }, change, gone);
    },

    /**
     * Asks the provider for the present state of an attempt; null when it does not know, or cannot be asked. `isAwaited`:
     * the order waits for payment.
     */
    async inquire(
      database: Database,
      attempt: StoredAttempt,
      { context, isAwaited }: { context: AttemptContext; isAwaited: boolean },
      now: Date,
    ): Promise<PaymentEvent | null> {
      const provider = named(attempt.provider);
      if (!provider?.inquire) return null;
      await planInquiry(database, attempt, now);
      return isAwaited || !provider.confirm ? provider.inquire({ ...attempt, ...context }) : null;
    },

    listToInquire,

    /** Forgets the devices with which orders are being paid. */
    async forgetShoppers(tx: Queryable, orderIds: readonly number[]): Promise<void> {
      if (orderIds.length === 0) return;
      await tx
        .update(payments)
        .set({ shopper: null })
        .where(and(inArray(payments.orderId, [...orderIds]), openAttempts));
    },

    /** Open attempts that start with instructions and end soon; each is answered once. */
    async takeToRemind(tx: Queryable, now: Date, limit: number): Promise<StoredAttempt[]> {
      const instructing = providers.filter(({ instructions }) => instructions);
      const taken = instructing.map(({ name: provider }) => takeToRemind(tx, { provider, now, limit }));
      return (await Promise.all(taken)).flat();
    },

    /** Records money that was received, once; false when it was recorded before. */
    recordCharge: (
      tx: Queryable,
      actor: Actor,
      attempt: StoredAttempt,
      charge: { amount: Cents; isSurplus: boolean },
      at: Date,
    ): Promise<boolean> => {
      // Another amount is another charge: the right one may still come.
      const { reference } = attempt;
      const isExact = charge.amount === attempt.amount;
      const money = {
        kind: 'charge',
        reference: isExact ? reference : `${reference}/${charge.amount}`,
        ...charge,
      } as const;
      return insertMoney(tx, actor, attempt, money, at);
    },

    /** The money of orders by attempt, oldest first. */
    async sumMoney(source: Queryable, orderIds: readonly number[]): Promise<AttemptMoney[]> {
      return sumMoney(source, await listAttempts(source, orderIds));
    },

    listMoney,
    listOrdersToAttend,

    refunds: createRefunds(named),
  };
}
