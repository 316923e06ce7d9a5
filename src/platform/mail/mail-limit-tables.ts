import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The mailboxes that a network has had mailed and that have not answered, each with its place among those it may have. */
export const mailPlaces = pgTable(
  'mail_places',
  {
    /** Signed with the shop's secret, as the mailbox is. */
    network: text().notNull(),
    mailbox: text().notNull(),
    /** How many places the network has. */
    allowed: integer().notNull(),
    /** Since when the place is taken; in the future while the mailbox waits for one. */
    takenAt: at('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.mailbox] }),
    index('mail_places_of_network').on(table.network, table.takenAt),
    index('mail_places_of_mailbox').on(table.mailbox),
  ],
);

/** Mails that count for a limit: sent within a day to a mailbox that has not answered, or waiting. */
export const limitedMails = pgTable(
  'limited_mails',
  {
    /** The job that sends it, and its queue. */
    jobId: uuid('job_id').primaryKey(),
    queue: text().notNull(),
    /** What answers it: the number of its order, or the mailbox whose link is opened. */
    subject: text().notNull(),
    mailbox: text().notNull(),
    /** With which mails to the same mailbox it is counted, signed. */
    series: text().notNull(),
    /** In which it needs a place. */
    networks: text().array().notNull(),
    /** When its mailbox may have it, its place aside. */
    mailboxAt: at('mailbox_at').notNull(),
    /** When it is sent, at the latest. */
    dueAt: at('due_at').notNull(),
    waits: boolean().notNull(),
  },
  (table) => [
    index('limited_mails_of_series').on(table.series, table.dueAt),
    index('limited_mails_of_subject').on(table.subject),
    index('limited_mails_waiting')
      .on(table.mailbox)
      .where(sql`${table.waits}`),
  ],
);
