import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';
import { type StaffRole, staffRoles } from '#values/staff-roles.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The people of the shop, apart from shoppers' accounts. Rows stay when somebody leaves: the log of changes names them. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Null until the invitation is followed. */
    passwordHash: text('password_hash'),
    /** The key of the invitation's link, hashed; null once it is followed. */
    invitation: text(),
    invitationExpiresAt: moment('invitation_expires_at'),
    /** The secret of the authenticator app, sealed with the shop's secret. */
    totpSecret: text('totp_secret'),
    /** One that no code has confirmed yet. */
    newTotpSecret: text('new_totp_secret'),
    /** The half minute of the last code that was used: none counts twice. */
    totpStep: integer('totp_step'),
    /** A signature of it. */
    pin: text(),
    /** One of the demo's, whose password everybody can read: nobody in production. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When an invitation was followed for the first time; null: nobody has come yet. */
    joinedAt: moment('joined_at'),
    /** From then on the person may not sign in. */
    endedAt: moment('ended_at'),
    /** How often all sessions were ended at once: a sign-in that had begun before is none after that. */
    sessionEnds: integer('session_ends').notNull().default(0),
  },
  (table) => [
    uniqueIndex('staff_members_email').on(sql`lower(${table.email})`),
    uniqueIndex('staff_members_invitation').on(table.invitation),
    check('staff_members_role', sql`${table.role} IN (${sql.raw(staffRoles.map((role) => `'${role}'`).join(', '))})`),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    /** The token of the cookie, hashed. */
    token: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** The password was right, and the second factor is still to come. */
    needsCode: boolean('needs_code').notNull(),
    device: text().notNull(),
    /** The browser's own cookie, hashed: people who have signed in on one device change by PIN. */
    deviceKey: text('device_key'),
    openedAt: moment('opened_at').notNull(),
    /** The last call, to the half minute. */
    seenAt: moment('seen_at').notNull(),
    /** When password or code were last given. */
    authenticatedAt: moment('authenticated_at').notNull(),
    lockedAt: moment('locked_at'),
    /** Wrong PINs since the last right one or the password. */
    wrongPins: integer('wrong_pins').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_sessions_token').on(table.token),
    index('staff_sessions_member').on(table.memberId),
    index('staff_sessions_expiry').on(table.expiresAt),
    index('staff_sessions_device').on(table.deviceKey),
  ],
);

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** A signature of it. */
    code: text().notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.code] })],
);

export type StoredMember = typeof staffMembers.$inferSelect;
export type StoredSession = typeof staffSessions.$inferSelect;
export interface SessionOfMember {
  readonly session: StoredSession;
  readonly member: StoredMember;
}
