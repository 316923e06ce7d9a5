import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { dayMs } from '#values/durations.ts';
import type { Database, Queryable } from '../database/database.ts';
import { sentMails } from './sent-mail-tables.ts';

/** So long it is known what was written to a customer: returns and complaints come within it. */
const storedMs = 365 * dayMs;
/** Mails of one order that are listed. */
const maxListed = 100;

/** The order that a mail is about, and what it says of it. */
export interface MailSubject {
  readonly orderId: number;
  readonly about: string;
}

/** A mail as it is sent. */
export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type SentMail = WrittenMail & MailSubject & { readonly id: string; readonly sentAt: Date };

/** Stores a mail before it is sent: of several attempts what the last one says. Returns whether it is still to be sent. */
export async function storeMail(
  database: Database,
  jobId: string,
  mail: WrittenMail & MailSubject,
  writtenAt: Date,
): Promise<boolean> {
  const written = { ...mail, writtenAt };
  const stored = await database
    .insert(sentMails)
    .values({ jobId, ...written })
    .onConflictDoUpdate({ target: sentMails.jobId, set: written, setWhere: isNull(sentMails.sentAt) })
    .returning({ id: sentMails.id });
  return stored.length > 0;
}

export async function markMailSent(database: Database, jobId: string, sentAt: Date): Promise<void> {
  await database.update(sentMails).set({ sentAt }).where(eq(sentMails.jobId, jobId));
}

const columns = {
  id: sentMails.jobId,
  orderId: sentMails.orderId,
  about: sentMails.about,
  to: sentMails.to,
  subject: sentMails.subject,
  text: sentMails.text,
  html: sentMails.html,
  sentAt: sentMails.sentAt,
};
const isSent = isNotNull(sentMails.sentAt);

/** The mails about an order that were sent, the latest first. */
export async function listSentMails(
  source: Queryable,
  orderId: number,
): Promise<Pick<SentMail, 'id' | 'about' | 'sentAt'>[]> {
  const { id, about, sentAt } = columns;
  const found = await source
    .select({ id, about, sentAt })
    .from(sentMails)
    .where(and(eq(sentMails.orderId, orderId), isSent))
    .orderBy(desc(sentMails.id))
    .limit(maxListed);
  return found.map((mail) => ({ ...mail, sentAt: mail.sentAt! }));
}

/** A mail of an order as it was sent; null where it is another's, or no longer stored. */
export async function findSentMail(source: Queryable, orderId: number, id: string): Promise<SentMail | null> {
  const [mail] = await source
    .select(columns)
    .from(sentMails)
    .where(and(eq(sentMails.orderId, orderId), eq(sentMails.jobId, id), isSent));
  return mail ? { ...mail, sentAt: mail.sentAt! } : null;
}

/** Deletes the mails of orders whose customer is erased. */
export async function forgetSentMails(tx: Queryable, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(sentMails).where(inArray(sentMails.orderId, [...orderIds]));
}

/** Deletes those that are stored no longer. */
export async function cleanSentMails(database: Database, now: Date): Promise<void> {
  await database.delete(sentMails).where(lt(sentMails.writtenAt, new Date(now.getTime() - storedMs)));
}
