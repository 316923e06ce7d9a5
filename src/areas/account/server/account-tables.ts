import { sql } from 'drizzle-orm';
import { actorCheck, actorColumns } from '#platform/database/actor-columns.ts';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { User } from '../contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const users = pgTable(
  'users',
  {
    id: id(),
    /** checkout: a guest, created for one purchase; its orders join the account that later confirms the address. */
    kind: text().$type<'account' | 'checkout'>().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash'),
    phone: text(),
    customerType: text('customer_type').$type<User['customerType']>().notNull().default('individual'),
    document: jsonb().$type<User['document']>(),
    organization: text(),
    addresses: jsonb().$type<User['addresses']>().notNull().default([]),
    /** Null when a customer of another shop has set a password: each order is agreed to by itself. */
    agreedAt: moment('agreed_at'),
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull(),
    /** Where the data of an account come from that was imported (GDPR article 15(1)(g)). */
    imported: jsonb().$type<{ readonly source: string; readonly importedAt: string }>(),
  },
  (table) => [
    uniqueIndex('users_account_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.kind} = 'account'`),
    // The index serves the job that deletes guests without orders.
    index('users_checkout')
      .on(table.id)
      .where(sql`${table.kind} = 'checkout'`),
    index('users_checkout_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.kind} = 'checkout'`),
  ],
);

/**
 * Registrations whose address nobody has confirmed yet. Several of one address stand beside each other: each belongs to the
 * browser that made it, and only the owner of the mailbox can make one of them an account.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    email: text().notNull(),
    /** The browser's cookie, hashed. */
    browser: text().notNull(),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    /** Null when the password is to be set by the mailed link. */
    passwordHash: text('password_hash'),
    agreedAt: moment('agreed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('registrations_email').on(sql`lower(${table.email})`, table.browser),
    index('registrations_expiry').on(table.expiresAt),
  ],
);

/**
 * Customers who come from another shop, without a password. Nobody can sign in as one or learn of it: their data join the
 * account that is made once the mailbox is proved, by registration or recovery, and the row goes.
 */
export const importedCustomers = pgTable(
  'imported_customers',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    customerType: text('customer_type').$type<User['customerType']>().notNull(),
    document: jsonb().$type<User['document']>(),
    organization: text(),
    addresses: jsonb().$type<User['addresses']>().notNull(),
    /** The program that wrote the file, and the file's name: 'WooCommerce, customers.csv'. */
    source: text().notNull(),
    importedAt: moment('imported_at').notNull(),
    ...actorColumns,
  },
  (table) => [
    uniqueIndex('imported_customers_email').on(sql`lower(${table.email})`),
    index('imported_customers_time').on(table.importedAt),
    actorCheck('imported_customers', table),
  ],
);

/** Refresh tokens are not stored, not even hashed: they are signatures of id and generation with the shop's secret. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    /** The only order that it sees: that of the mailed link which opened it. Null for sessions of all other kinds. */
    orderId: bigint('order_id', { mode: 'number' }),
    userAgent: text('user_agent').notNull(),
    generation: integer().notNull().default(0),
    rotatedAt: moment('rotated_at').notNull(),
    openedAt: moment('opened_at').notNull(),
    /** When the password was last given in this session. */
    authenticatedAt: moment('authenticated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Codes of mailed links. Like refresh tokens they are signatures and not stored. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    /** restore: mailed to an old address after a change; sets a password and gives the account that address back. */
    purpose: text().$type<'registration' | 'change' | 'recovery' | 'restore'>().notNull(),
    /** Null for a registration, which has no user yet: its code proves the mailbox and nothing else. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** Where the link was sent. */
    email: text().notNull(),
    context: jsonb('confirms').$type<CodeContext>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('one_time_codes_user').on(table.userId),
    index('one_time_codes_registration')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.userId} IS NULL`),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
);

/** What is known when the mail is sent and needed when its link is followed. */
export interface CodeContext {
  /** The name of the registration; used when its browser is not the one that follows the link. */
  readonly name?: string;
  readonly lastName?: string;
  /** The session that requested a change of address; it stays open. */
  readonly sessionId?: string;
}

export const attempts = pgTable(
  'account_attempts',
  {
    id: id(),
    /** Whose attempts are limited, hashed: an e-mail address, a network. */
    subject: text().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    index('account_attempts_subject').on(table.subject, table.madeAt),
    index('account_attempts_made').on(table.madeAt),
  ],
);
