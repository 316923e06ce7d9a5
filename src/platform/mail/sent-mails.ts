import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '#values/durations.ts';
import type { Database, Queryable } from '../database/database.ts';
import { namedStatement } from '../database/named-statement.ts';
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

const { placeholder } = sql;
/** SQL that stores a mail before it is sent: of several attempts what the last one says, and nothing once it has left. */
const storeMailSql = sql`INSERT INTO sent_mails (job_id, order_id, about, recipient, subject, text, html, written_at, sent_at)
    VALUES (${placeholder('jobId')}, ${placeholder('orderId')}, ${placeholder('about')}, ${placeholder('to')}, ${placeholder('subject')},
      ${placeholder('text')}, ${placeholder('html')}, ${placeholder('writtenAt')}, ${placeholder('sentAt')}::timestamptz)
    ON CONFLICT (job_id) DO UPDATE SET order_id = excluded.order_id, about = excluded.about, recipient = excluded.recipient,
      subject = excluded.subject, text = excluded.text, html = excluded.html, written_at = excluded.written_at,
      sent_at = excluded.sent_at
      WHERE sent_mails.sent_at IS NULL
    RETURNING id`;
const storedMail = namedStatement('sent-mail-store', storeMailSql);
const shownMail = namedStatement(
  'sent-mail-show',
  sql`WITH stored AS (${storeMailSql}),
    shown AS (
      INSERT INTO mailbox_mails (message_id, recipient, subject, text, html, sent_at)
      SELECT ${placeholder('messageId')}, ${placeholder('to')}, ${placeholder('subject')}, ${placeholder('text')}, ${placeholder('html')},
        ${placeholder('writtenAt')}::timestamptz
      FROM stored ON CONFLICT DO NOTHING
    )
    SELECT id FROM stored`,
);
const markedMail = namedStatement(
  'sent-mail-mark',
  sql`UPDATE sent_mails SET sent_at = ${placeholder('sentAt')} WHERE job_id = ${placeholder('jobId')}`,
);

/** How a mail is stored. */
interface Storing {
  readonly writtenAt: Date;
  /** With this id in the demo's mailbox, too, by the same statement; absent: not there. */
  readonly inMailboxAs?: string | undefined;
  /** It is sent nowhere else. */
  readonly isSent: boolean;
}

/** Stores a mail before it is sent, or as sent. Returns whether it had not been sent before. */
export async function storeMail(
  database: Database,
  jobId: string,
  mail: WrittenMail & MailSubject,
  { writtenAt, inMailboxAs: messageId, isSent: isSentWithIt }: Storing,
): Promise<boolean> {
  const values = { jobId, ...mail, writtenAt, sentAt: isSentWithIt ? writtenAt : null };
  const stored = messageId === undefined ? storedMail(database, values) : shownMail(database, { ...values, messageId });
  return (await stored).length > 0;
}

export async function markMailSent(database: Database, jobId: string, sentAt: Date): Promise<void> {
  await markedMail(database, { jobId, sentAt });
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
