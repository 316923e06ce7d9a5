import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffMembers } from './staff-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const memberId = () =>
  bigint('member_id', { mode: 'number' }).references(() => staffMembers.id, { onDelete: 'cascade' });

/** Keys in people's devices (WebAuthn), of which the shop has the public half. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId().notNull(),
    /** What the person calls it: 'Portátil del mostrador'. */
    name: text().notNull(),
    /** The id that the device gave it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device has signed with it, by the device; one that goes back is a copy's. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it: usb, internal, hybrid. */
    transports: jsonb().$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('staff_passkeys_credential').on(table.credentialId),
    index('staff_passkeys_member').on(table.memberId),
  ],
);

/** What a device is to sign next. Each is used once, right or wrong. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text().$type<'sign_in' | 'enrolment'>().notNull(),
    /** Who alone may answer it; null: whoever has a passkey. */
    memberId: memberId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_challenges_expiry').on(table.expiresAt)],
);
