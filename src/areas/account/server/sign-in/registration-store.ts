import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Queryable } from '#platform/database/database.ts';
import { daySeconds } from '#values/durations.ts';
import type { AccountSigner } from '../account-signer.ts';
import { registrations } from '../account-tables.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/** The mailed link lasts two days; the rest allows for a late reader and a link that is sent again. */
const lifetimeDays = 14;
export const registrationSeconds = lifetimeDays * daySeconds;
/** The ten oldest and the ten newest registrations of an address stay, so that strangers cannot displace the owner's. */
const maxOldest = 10;
const maxNewest = 10;
/** The most rows in all; beyond it the oldest go, and their browsers are led to a new password instead. */
const maxRows = 20_000;

const isOf = (email: string) => eq(sql`lower(${registrations.email})`, email.toLowerCase());

/** Registrations that nobody has confirmed yet; the caller holds the address's lock (`lockEmail`). */
export function createRegistrationStore(signer: AccountSigner, clock: Clock) {
  const expiry = () => new Date(clock().getTime() + registrationSeconds * 1000);
  const isOpen = () => gt(registrations.expiresAt, clock());
  /** The browser's cookie as rows hold it: a copy of the database is not enough to take over a registration. */
  const hashBrowser = (token: string | undefined) =>
    token === undefined ? '' : signer.sign('registration browser', token);

  return {
    hashBrowser,

    /** Stores a browser's registration beside those of other browsers. `hasExpired` leaves it without effect. */
    async save(
      tx: Queryable,
      {
        token,
        hasExpired,
        ...row
      }: Omit<typeof registrations.$inferInsert, 'browser' | 'agreedAt' | 'expiresAt'> & {
        token: string;
        hasExpired: boolean;
      },
    ): Promise<void> {
      const browser = hashBrowser(token);
      await tx.execute(sql`
        DELETE FROM registrations WHERE id IN (
          SELECT id FROM (
            SELECT id, browser, row_number() OVER (ORDER BY id) AS oldest, row_number() OVER (ORDER BY id DESC) AS newest
            FROM registrations WHERE lower(email) = ${row.email.toLowerCase()}
          ) AS numbered
          WHERE browser = ${browser} OR (oldest > ${maxOldest} AND newest >= ${maxNewest}))`);
      const agreedAt = clock();
      await tx.insert(registrations).values({ ...row, browser, agreedAt, expiresAt: hasExpired ? agreedAt : expiry() });
    },

    /** The registration of an address that this browser made. */
    async findOwn(tx: Queryable, email: string, token: string | undefined): Promise<RegistrationRow | null> {
      const isOwn = and(isOf(email), eq(registrations.browser, hashBrowser(token)), isOpen());
      const [row] = token === undefined ? [] : await tx.select().from(registrations).where(isOwn);
      return row ?? null;
    },

    async findNewest(tx: Queryable, email: string): Promise<RegistrationRow | null> {
      const newest = tx
        .select()
        .from(registrations)
        .where(and(isOf(email), isOpen()));
      const [row] = await newest.orderBy(desc(registrations.id)).limit(1);
      return row ?? null;
    },

    /** Starts its lifetime again, for a link that is sent again. False when it was confirmed or replaced meanwhile. */
    async extend(tx: Queryable, id: number): Promise<boolean> {
      const extended = await tx
        .update(registrations)
        .set({ expiresAt: expiry() })
        .where(eq(registrations.id, id))
        .returning({ id: registrations.id });
      return extended.length > 0;
    },

    /** Deletes all registrations of an address, once one of them or another account has it. */
    async drop(tx: Queryable, email: string): Promise<void> {
      await tx.delete(registrations).where(isOf(email));
    },

    async clean(tx: Queryable): Promise<void> {
      await tx.delete(registrations).where(lt(registrations.expiresAt, clock()));
      const excess = sql`(SELECT id FROM registrations ORDER BY id DESC OFFSET ${maxRows} LIMIT 1)`;
      await tx.delete(registrations).where(lte(registrations.id, excess));
    },
  };
}
