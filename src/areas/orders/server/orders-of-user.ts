import { asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { defaultLocale, type Locale, locales } from '#i18n/locale.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Order } from '../contract.ts';
import { orders, storedColumns } from './records/orders-tables.ts';
import { confirmEmail } from './status/confirm-email.ts';
import type { HoldParts } from './status/own-goods.ts';
import type { OutlookOf } from './view/order-outlook.ts';
import { showOrders } from './view/order-view.ts';

/** All orders of a user, each in the language it was placed in, for the export of their data. */
export async function exportOrders(database: Queryable, userId: number, outlookOf: OutlookOf): Promise<Order[]> {
  const stored = await database
    .select(storedColumns)
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id));
  return showOrders(database, stored, 'own', outlookOf);
}

/**
 * Gives orders placed without an account to the account; request keys are unique per user, so they get new ones. Returns
 * the ids of those that hold goods and whose address had not been confirmed.
 */
async function moveOrders(tx: Queryable, from: readonly number[], userId: number): Promise<number[]> {
  if (from.length === 0) return [];
  const moved = await tx
    .update(orders)
    .set({ userId, isGuest: false, requestKey: sql`'moved:' || ${orders.id}` })
    .where(inArray(orders.userId, [...from]))
    .returning({ id: orders.id, emailConfirmedAt: orders.emailConfirmedAt, paymentDueAt: orders.paymentDueAt });
  const waiting = moved.filter(({ emailConfirmedAt, paymentDueAt }) => !emailConfirmedAt && paymentDueAt);
  return waiting.map(({ id }) => id);
}

/**
 * Gives the orders placed without an account to the account that has confirmed the same e-mail address; those that
 * hold unpaid goods hold them for the usual time from then on.
 */
export async function joinAccount(
  tx: Queryable,
  parts: HoldParts & { readonly payment: Pick<Payment, 'dueAt'> },
  { userId, checkoutUserIds }: { userId: number; checkoutUserIds: readonly number[] },
): Promise<void> {
  const waiting = await moveOrders(tx, checkoutUserIds, userId);
  for (const id of waiting.toSorted((one, other) => one - other)) await confirmEmail(tx, parts, id);
}

/** Which of these users have an order. */
export async function listBuyers(source: Queryable, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await source
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(inArray(orders.userId, [...userIds]));
  return rows.map(({ userId }) => userId);
}

/** Makes Spanish the language of orders in one that the shop no longer speaks: of their mails, documents and links. */
export async function speakToBuyersIn(database: Queryable, languages: readonly Locale[]): Promise<void> {
  if (languages.length < locales.length)
    await database
      .update(orders)
      .set({ locale: defaultLocale })
      .where(notInArray(orders.locale, [...languages]));
}
