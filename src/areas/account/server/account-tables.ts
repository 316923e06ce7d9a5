import { sql } from 'drizzle-orm';
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
    agreedAt: moment('agreed_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_account_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.kind} = 'account'`),
    // For the job that deletes unconfirmed registrations and guests without orders.
    index('users_unconfirmed')
      .on(table.agreedAt)
      .where(sql`${table.kind} = 'account' AND ${table.confirmedAt} IS NULL`),
    index('users_checkout')
      .on(table.id)
      .where(sql`${table.kind} = 'checkout'`),
    index('users_checkout_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.kind} = 'checkout'`),
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
    userAgent: text('user_agent').notNull(),
    generation: integer().notNull().default(0),
    rotatedAt: moment('rotated_at').notNull(),
    openedAt: moment('opened_at').notNull(),
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
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the link was sent. */
    email: text().notNull(),
    /** The data this registration confirms, so that nobody's password is confirmed by another registration's link. */
    confirms: jsonb().$type<Confirmed>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('one_time_codes_user').on(table.userId), index('one_time_codes_expiry').on(table.expiresAt)],
);

export interface Confirmed {
  readonly name?: string;
  readonly lastName?: string;
  readonly passwordHash?: string | null;
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
