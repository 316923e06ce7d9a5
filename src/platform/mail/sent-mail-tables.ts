import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Mails to customers about their orders, as they were sent. Erasing a person deletes theirs, time all of them. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** The job that has sent it, whose attempts are one mail. */
    jobId: text('job_id').notNull().unique(),
    /** What it is about, as for its job: nothing personal. */
    about: text().notNull(),
    to: text('recipient').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    writtenAt: at('written_at').notNull(),
    /** Null until the mail server has taken it. */
    sentAt: at('sent_at'),
  },
  (table) => [index('sent_mails_of_order').on(table.orderId), index('sent_mails_written').on(table.writtenAt)],
);
