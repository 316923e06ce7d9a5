import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The demo's mailbox: all mails that were sent. */
export const mailboxMails = pgTable('mailbox_mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: text('message_id').notNull().unique(),
  to: text('recipient').notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});
