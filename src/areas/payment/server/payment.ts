import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, cents } from '#values/money.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type PaymentMethod, type PaymentMethodOffer, paymentMethods, type PaymentStatus } from '../contract.ts';
import type { PaymentEvent, PaymentProvider, TransferInstructions } from './payment-provider.ts';
import { payments } from './payments-tables.ts';
import { paymentTexts } from './server-messages.ts';

/** An order as its payment sees it. */
export interface PayableOrder {
  readonly id: number;
  readonly number: string;
  readonly method: PaymentMethod;
  /** All there is to pay, in cents. */
  readonly amount: Cents;
  /** Until when it can be paid. */
  readonly dueAt: Date;
}

/** What a provider said about an attempt. */
export interface AttemptNews {
  readonly paymentId: number;
  readonly message: PaymentEvent['message'];
}

const countAttempts = (tx: Queryable, orderId: number): Promise<number> =>
  tx.$count(payments, eq(payments.orderId, orderId));

const { placeholder } = sql;
const pendingAttempt = buildOnce((source) =>
  source
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, placeholder('orderId')), eq(payments.state, 'pending')))
    .prepare('payment-pending'),
);
const openAttempt = buildOnce((source) =>
  source
    .insert(payments)
    .values({
      orderId: placeholder('orderId'),
      method: placeholder('method'),
      provider: placeholder('provider'),
      amount: placeholder('amount'),
      state: 'pending',
      reference: placeholder('reference'),
      createdAt: placeholder('at'),
      updatedAt: placeholder('at'),
      expiresAt: placeholder('expiresAt'),
    })
    .prepare('payment-open'),
);

export type Payment = ReturnType<typeof createPayment>;

/**
 * Payments of orders: one record per attempt. Whether an order counts as paid is the order's status; who changes it
 * (orders.changeStatus) holds the order's lock and passes the new state on with setState.
 */
export function createPayment({ providers }: { providers: readonly PaymentProvider[] }) {
  const find = (method: PaymentMethod): PaymentProvider | undefined =>
    providers.find(({ capabilities }) => capabilities.methods.includes(method));
  const named = (name: string): PaymentProvider | undefined => providers.find((provider) => provider.name === name);

  function providerOf(method: PaymentMethod): PaymentProvider {
    const provider = find(method);
    if (!provider) throw new Error(`no provider for the payment method ${method}`);
    return provider;
  }

  /** Until when an order placed at this moment with this method can be paid. */
  const dueAt = (method: PaymentMethod, placedAt: Date): Date =>
    new Date(placedAt.getTime() + providerOf(method).capabilities.minutesToPay * 60_000);

  return {
    /** All methods of the shop, in the order in which the checkout shows them. */
    offers: (locale: Locale): PaymentMethodOffer[] =>
      paymentMethods.map((code) => ({
        code,
        name: paymentTexts[locale].methods[code],
        available: find(code) !== undefined,
        reason: find(code) ? null : paymentTexts[locale].notOffered,
      })),

    isOffered: (method: PaymentMethod): boolean => find(method) !== undefined,

    dueAt,

    /**
     * Records the next attempt to pay an order, within the transaction that places or changes the order. `attempt` is its
     * number, where the caller knows it.
     */
    async open(
      tx: Queryable,
      { id, number, method, amount, dueAt: expiresAt }: PayableOrder,
      at: Date,
      attempt?: number,
    ): Promise<void> {
      const provider = providerOf(method);
      const reference = provider.referenceFor(number, attempt ?? (await countAttempts(tx, id)) + 1);
      const opened = { orderId: id, method, provider: provider.name, amount, reference, at, expiresAt };
      await openAttempt(tx).execute(opened);
    },

    /** Gives the open attempt of an order more time, within the caller's transaction, which has locked the order. */
    async extend(tx: Queryable, orderId: number, expiresAt: Date): Promise<void> {
      const isOpen = inArray(payments.state, ['pending', 'processing']);
      await tx
        .update(payments)
        .set({ expiresAt })
        .where(and(eq(payments.orderId, orderId), isOpen));
    },

    /** What the customer of an order writes on a bank transfer; null when no transfer is expected. */
    async findTransfer(source: Queryable, orderId: number): Promise<TransferInstructions | null> {
      const [attempt] = await pendingAttempt(source).execute({ orderId });
      if (!attempt) return null;
      return named(attempt.provider)?.instructions?.({ ...attempt, amount: cents(attempt.amount) }) ?? null;
    },

    /** Sets the state of an attempt, without `of` that of the order's latest one, within the caller's transaction. */
    async setState(tx: Queryable, orderId: number, state: PaymentStatus, at: Date, of?: AttemptNews): Promise<void> {
      const latest = tx
        .select({ id: payments.id })
        .from(payments)
        .where(eq(payments.orderId, orderId))
        .orderBy(desc(payments.id))
        .limit(1);
      await tx
        .update(payments)
        .set({
          state,
          updatedAt: at,
          ...(of && { messages: sql`${payments.messages} || ${JSON.stringify([of.message])}::jsonb` }),
        })
        .where(eq(payments.id, of ? of.paymentId : sql`(${latest})`));
    },

    /** Reads what came to the notification address of a provider; null when it is about no attempt of this amount. */
    async readNotification(
      source: Queryable,
      providerName: string,
      notification: Readonly<Record<string, unknown>>,
    ): Promise<(AttemptNews & { orderId: number; state: PaymentEvent['state'] }) | null> {
      const event = await named(providerName)?.readNotification(notification);
      if (!event) return null;
      const isAttempt = [
        eq(payments.provider, providerName),
        eq(payments.reference, event.reference),
        eq(payments.amount, event.amount),
      ];
      const [attempt] = await source
        .select({ paymentId: payments.id, orderId: payments.orderId })
        .from(payments)
        .where(and(...isAttempt));
      return attempt ? { ...attempt, state: event.state, message: event.message } : null;
    },
  };
}
