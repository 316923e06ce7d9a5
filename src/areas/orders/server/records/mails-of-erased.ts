import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { sentMails } from '#platform/mail/sent-mail-tables.ts';
import { forgetSentMails } from '#platform/mail/sent-mails.ts';
import { orders } from './orders-tables.ts';

/** Mails that were being written while their customers were erased. */
export async function forgetMailsOfErased(database: Database): Promise<void> {
  const erased = await database
    .selectDistinct({ id: orders.id })
    .from(sentMails)
    .innerJoin(orders, eq(orders.id, sentMails.orderId))
    .where(eq(orders.email, ''));
  await forgetSentMails(
    database,
    erased.map(({ id }) => id),
  );
}
