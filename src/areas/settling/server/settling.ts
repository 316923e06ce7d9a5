import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Invoices } from '#areas/invoices/server/invoices.ts';
import { expireUnpaidOrders, findOrderById, type Orders, type StoredOrder } from '#areas/orders/server/orders.ts';
import { type Payment, readNotification } from '#areas/payment/server/payment.ts';
import type { Locale } from '#i18n/locale.ts';
import { jobActor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createSigner } from '#platform/secret/signer.ts';
import type { ShopCommand } from '#platform/shop-command.ts';
import { createAskProviders } from './ask-providers.ts';
import { createContextOf, type ReturnSigner } from './attempt-context.ts';
import { createFinancedOrder } from './financed-order.ts';
import { createFollowRefund } from './follow-refund.ts';
import { createPayOrder } from './pay-order.ts';
import { createPaymentMails } from './payment-mails.ts';
import { createPaymentsForShop } from './payments-for-shop.ts';
import { createRecordTransfer, expectedMoney } from './record-transfer.ts';
import { createRefundCancelled } from './refund-cancelled.ts';
import { createRefundGone } from './refund-gone.ts';
import { createRefundOrder } from './refund-order.ts';
import { settleNotification, type SettleOutcome } from './settle-payment.ts';
import { createTakeBackPayment } from './take-back-payment.ts';
import { createUpdateProvider, handleProviderUpdates } from './update-provider.ts';

export { createRefundCancelled, createUpdateProvider, expectedMoney };

export interface SettlingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly delivery: Pick<Delivery, 'slots' | 'places' | 'readyAt'>;
  readonly invoices: Invoices;
  readonly orders: Pick<Orders, 'changeStatus' | 'holds' | 'listWays' | 'mails'>;
  readonly payment: Payment;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
  /** As mails to the store name commands. */
  readonly shopCommand: ShopCommand;
  /** The shop's, for addresses to come back from a provider that cannot be guessed. */
  readonly secret: string;
  /** A payment provider did not answer while a customer waits. */
  readonly onProviderError: (error: unknown) => void;
  /** Whether this is a restored copy: nothing is settled there, and no provider is asked. */
  readonly isAsleep: () => boolean;
}

const cancelUnpaidOrders = 'cancel-unpaid-orders';

export type Settling = ReturnType<typeof createSettling>;

/**
 * What payments do to orders: how one is paid, what its provider says of it, what becomes of the order then, and money that
 * goes back. Amounts are in cents. Somebody else's order is as unknown as one that does not exist.
 */
export function createSettling(parts: SettlingParts) {
  const { database, clock, delivery, invoices, orders, payment, jobs } = parts;
  const { changeStatus, holds } = orders;
  const signer: ReturnSigner = createSigner(parts.secret);
  const contextOf = createContextOf({ publicUrl: parts.publicUrl, signer });
  const mails = createPaymentMails({ ...parts, ...orders.mails });
  handleProviderUpdates({ database, clock, jobs, payment, contextOf, mails });
  const followRefund = createFollowRefund({ changeStatus, invoices, mails, clock });
  const refundGone = createRefundGone({ clock, jobs, payment });
  const settling = { database, clock, payment, changeStatus, holds, contextOf, followRefund, refundGone, mails };
  const askProviders = createAskProviders(settling);
  const financed = createFinancedOrder({
    ...settling,
    askAbout: async (orderId) => (parts.isAsleep() ? undefined : askProviders.askAbout(orderId)),
    onProviderError: parts.onProviderError,
  });
  const expireUnpaid = (): Promise<void> =>
    expireUnpaidOrders({
      database,
      clock,
      delivery,
      payment,
      changeStatus,
      askAbout: askProviders.askAbout,
      actor: jobActor(cancelUnpaidOrders),
    });
  jobs.repeat(cancelUnpaidOrders, '*/5 * * * *', expireUnpaid);
  jobs.repeat('ask-payment-providers', '*/5 * * * *', () => askProviders.askAll());
  jobs.repeat('remind-of-transfers', '20 * * * *', () => mails.remind());

  const forShop = createPaymentsForShop({ database, clock, payment, changeStatus, holds, mails });

  return {
    ...createPayOrder({
      ...settling,
      delivery,
      mails: orders.mails,
      listWays: orders.listWays,
      onProviderError: parts.onProviderError,
    }),

    ...financed,

    /** Settles what came to a provider's notification address; the same notification again is `unchanged`. */
    settlePayment: (provider: string, notification: Readonly<Record<string, unknown>>): Promise<SettleOutcome> =>
      settleNotification(settling, provider, notification),

    /** Settles what a browser brings back from a provider, and finds the order that it comes from; null without one. */
    async settleReturn(provider: string, query: Readonly<Record<string, unknown>>): Promise<StoredOrder | null> {
      if (!parts.isAsleep()) await settleNotification(settling, provider, query);
      const { order: id, key } = query;
      if (typeof id === 'string' && typeof key === 'string' && signer.isValid('payment return', id, key))
        return findOrderById(database, Number(id));
      const attempt = (await readNotification(payment, database, provider, query))?.attempt;
      return attempt ? findOrderById(database, attempt.orderId) : null;
    },

    /**
     * Gives up the application to seQura of a customer who comes back without having gone through with it. False when seQura
     * could not be told, and might still approve it.
     */
    giveUpApplication: async ({ id, userId, isGuest }: StoredOrder): Promise<boolean> =>
      parts.isAsleep() ||
      (await financed.cancelSequra({ kind: isGuest ? 'guest' : 'shopper', id: String(userId) }, userId, id)) !== false,

    /** Payments for the shopkeeper. */
    payments: {
      ...forShop,
      ...createRecordTransfer({ database, clock, recordPaid: forShop.recordPaid, mails }),
      ...createTakeBackPayment({ clock, payment, mails }),
      ...createRefundOrder({ database, clock, jobs, payment, changeStatus, followRefund, mails }),
    },

    /** Asks providers for payments whose notification never came; a job runs it. */
    askProviders: askProviders.askAll,

    /** Reminds customers of their transfers; a job runs it. */
    remind: mails.remind,

    /** Cancels the orders that were not paid in time, once their providers have been asked; a job runs it. */
    expireUnpaid,
  };
}
