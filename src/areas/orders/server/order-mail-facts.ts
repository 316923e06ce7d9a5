import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Cents } from '#values/money.ts';
import type { OrderStatus } from '../contract.ts';
import type { StoredLine, StoredOrder } from './records/order-queries.ts';
import type { ReturnedGoods } from './returned-goods.ts';

/** What the mail about a status of an order is made from. */
export interface OrderMailFacts {
  readonly shop: string;
  /** The store's opening hours in words. */
  readonly hours: string;
  readonly status: OrderStatus;
  /** Without what was typed, unless the address is proven to be the customer's. */
  readonly order: StoredOrder;
  readonly isProven: boolean;
  /** Cancelled because it was not paid in time. */
  readonly isExpired: boolean;
  readonly lines: readonly StoredLine[];
  /** What prices by quantity saved, in cents. */
  readonly quantitySaving: Cents;
  /** What of it was paid back, in cents. */
  readonly refunded: Cents;
  /** What of its price goes back since the shop has made it cheaper, in cents; absent: nothing. */
  readonly surplus?: Cents;
  /** The bank transfer that is expected, amount in euros; null when none is. */
  readonly transfer: OrderTransfer | null;
  /** Mailed because the customer changed the order to this transfer, or its slot: what earlier mails said is outdated. */
  readonly isReplaced: boolean;
  /** The shop has changed what is in it, or where and when it goes. */
  readonly isChanged?: boolean;
  /** What of its price has come while the rest is awaited, in cents; absent: nothing. */
  readonly received?: Cents;
  /** The times until which the goods are reserved: unless the address is confirmed, and once it is. */
  readonly confirmBy: { readonly before: Date; readonly thenUntil: Date } | null;
  /** Until when the customer can pay it, other than by the transfer, and its goods are kept; null: they cannot. */
  readonly toPay: { readonly until: Date } | null;
  /** The invoice of the sale, with the address at which a customer without an account downloads it; null: there is none. */
  readonly invoice: { readonly number: string; readonly url: string | null } | null;
  /** How an order that is ready is collected; null for all others. */
  readonly pickup: OrderPickup | null;
  /** What came back of an order that is returned; null for all others. */
  readonly returned: ReturnedGoods | null;
  /** Where the customer sees the order. */
  readonly orderUrl: string;
  /** Where the customer withdraws from it. */
  readonly withdrawalUrl: string;
  /** The absolute address of a stored picture, in a width that suits mails. */
  readonly pictureUrl: (picture: NonNullable<StoredLine['picture']>) => string;
}

export interface OrderPickup {
  readonly code: string;
  /** The absolute address of its QR code. */
  readonly qr: string;
  /** The time until which the goods are stored; null where the store's hours do not say. */
  readonly until: Date | null;
}

export interface OrderTransfer {
  readonly iban: string;
  readonly beneficiary: string;
  readonly amount: number;
  readonly reference: string;
  readonly dueAt: Date;
  /** The address of its QR code; absolute in mails. */
  readonly qr: string;
}

/** "martes 1 de diciembre a las 19:00" by the clock of the shop. */
export const momentOf = (moment: Date, locale: Locale): string =>
  formatDate(moment, locale, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
