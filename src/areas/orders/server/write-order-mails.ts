import type { Locale } from '#i18n/locale.ts';
import { cents } from '#values/money.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import { listDocumentsOf } from '#areas/invoices/server/invoices.ts';
import {
  isCounted,
  type Payment,
  receivedOf,
  type StoredAttempt,
  sumMoney,
  sumReceived,
  surplusLeft,
} from '#areas/payment/server/payment.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailContent, MailFrame } from '#platform/mail/mail-layout.ts';
import { deniedMailContent } from './denied-mail-content.ts';
import { orderMailContent } from './order-mail-content.ts';
import type { OrderMailFacts, OrderPickup } from './order-mail-facts.ts';
import type { OrderLinks } from './order-links.ts';
import type { PickupCodes } from './pickup/pickup-code.ts';
import { findReturnedGoods } from './returned-goods.ts';
import { emailConfirmationDue } from './status/confirm-email.ts';
import type { ListWays } from './ways-to-pay.ts';
import { isProven, mailedOrder } from './records/mailed-order.ts';
import { hasMoneyCome, isGivenUp, moneyOfOrder } from './records/order-money.ts';
import { listOrderLines, type StoredOrder, sumQuantitySavings } from './records/order-queries.ts';

export interface MailWritingParts {
  readonly database: Database;
  readonly payment: Pick<Payment, 'dueAt'>;
  readonly delivery: Pick<Delivery, 'storedUntil' | 'townOf'>;
  readonly listWays: ListWays;
  readonly pickupCodes: PickupCodes;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
}

/** What a mail says is due: the attempts to pay the order, and until when it can still be paid. */
interface OfMoney extends Pick<OrderMailFacts, 'toPay'> {
  readonly attempts: readonly StoredAttempt[];
}

interface WrittenContent {
  readonly content: MailContent;
  readonly frame: MailFrame;
}

/** Writes the mails about an order by what it is now. */
export function createOrderMailWriter(parts: MailWritingParts, links: OrderLinks) {
  const { database, payment, delivery, listWays, pickupCodes, publicUrl, mailFrame } = parts;

  /** How an order that is ready is collected; stored from the day that was chosen for it, if that is later. */
  function pickupOf({ number, delivery: { date }, updatedAt }: StoredOrder): OrderPickup {
    const readyOn = shopTime(updatedAt).date;
    return {
      code: pickupCodes.codeOf(number),
      qr: publicUrl + pickupCodes.qrPath(number),
      until: delivery.storedUntil(date && date > readyOn ? date : readyOn),
    };
  }

  return {
    /** The mail about a status of an order. */
    async ofStatus(
      stored: StoredOrder,
      about: Pick<OrderMailFacts, 'status' | 'isExpired' | 'isChanged' | 'isReplaced'>,
      { attempts, toPay, transfer }: OfMoney & Pick<OrderMailFacts, 'transfer'>,
    ): Promise<WrittenContent> {
      const { id: orderId, locale } = stored;
      const { address } = stored.delivery;
      // Without a reduction, none is by quantity.
      const savings = stored.total === stored.price ? null : await sumQuantitySavings(database, [orderId]);
      const money = await sumMoney(database, attempts);
      const { received, refunded } = moneyOfOrder(stored, money);
      const frame = mailFrame(locale);
      const invoice = (await listDocumentsOf(database, [orderId])).find(({ correctedNumber }) => !correctedNumber);
      const content = orderMailContent({
        ...about,
        shop: frame.name,
        hours: frame.hours,
        order: mailedOrder(stored, address && (await delivery.townOf(address))),
        isProven: isProven(stored),
        received: isGivenUp(stored) || hasMoneyCome(stored) ? received : receivedOf(money),
        refunded,
        surplus: stored.paymentStatus === 'paid' ? surplusLeft(money) : cents(0),
        lines: await listOrderLines(database, orderId),
        quantitySaving: savings?.get(orderId) ?? cents(0),
        transfer: transfer && { ...transfer, qr: publicUrl + transfer.qr },
        confirmBy: emailConfirmationDue(stored, payment),
        toPay,
        invoice: invoice ? { number: invoice.number, url: links.document(stored, invoice.number) } : null,
        returned: about.status === 'returned' ? await findReturnedGoods(database, stored) : null,
        pickup: about.status === 'ready' ? pickupOf(stored) : null,
        orderUrl: links.order(stored),
        withdrawalUrl: links.withdrawal(stored),
        // Twice the 72 px at which it is shown; mail programs know neither AVIF nor WebP.
        pictureUrl: (picture) => `${publicUrl}${picture.url}/160.jpg`,
      });
      return { content, frame };
    },

    /** The mail about a denied attempt to pay; null: its customer has tried again since, or paid. */
    async ofDenial(
      stored: StoredOrder,
      denied: number | null,
      { attempts, toPay }: OfMoney,
    ): Promise<WrittenContent | null> {
      const latest = attempts.findLast(isCounted);
      if (stored.status === 'cancelled' || latest?.state !== 'failed' || (denied ?? latest.id) !== latest.id)
        return null;
      const order = mailedOrder(stored);
      const frame = mailFrame(order.locale);
      const { paymentMethods } = await listWays(stored, order.locale, await sumReceived(database, attempts));
      const content = deniedMailContent({
        shop: frame.name,
        phone: frame.phone,
        order,
        toPay,
        reason: latest.reason ?? 'unknown',
        ways: paymentMethods.filter(({ available }) => available).map(({ code }) => code),
        orderUrl: links.order(stored),
      });
      return { content, frame };
    },
  };
}
