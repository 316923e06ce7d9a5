import type { Queryable } from '#platform/database/database.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { Visit } from '#platform/http/visit.ts';
import { accountKeys } from './account-keys.ts';
import { accountMails, type AccountMails } from './account-mails.ts';
import type { AccountParts } from './account-parts.ts';
import { attemptLimits, type Limit, networkLimit, tooManyAttempts } from './attempt-limits.ts';
import { isLoopback, networkOf } from './network-of.ts';
import { type CodePurpose, createOneTimeCodes, type OneTimeCodes } from './one-time-codes.ts';
import { createSessions } from './sessions.ts';
import { listCheckoutUserIds } from './user-queries.ts';

type UsedCode = NonNullable<Awaited<ReturnType<OneTimeCodes['use']>>>;

/** What the parts of the account share. */
export function accountTools(parts: AccountParts) {
  const { database, clock, config } = parts;
  const keys = accountKeys(parts.secret);
  const limits = attemptLimits(keys, clock);
  const codes = createOneTimeCodes(keys, clock);
  const sessions = createSessions({ database, keys, clock });
  const mails: AccountMails = accountMails({ ...parts, codes, publicUrl: config.publicUrl });

  /** The limits of the visit's network; none on one's own machine in the demo. */
  const countedNetwork = (visit: Visit, limit: (network: string) => Limit): Limit[] =>
    config.mode === 'demo' && isLoopback(visit.ip) ? [] : [limit(networkOf(visit.ip))];

  return {
    ...parts,
    keys,
    limits,
    codes,
    sessions,
    mails,
    countedNetwork,

    /**
     * Makes an attempt to guess something; null is a wrong guess, and counts. Counted again with the answer at hand: of
     * many guesses at once only as many are answered as the limits allow.
     */
    async guess<Found>(
      counted: readonly Limit[],
      attempt: () => Promise<Found | null>,
    ): Promise<Found | Failure<'too_many_attempts'> | null> {
      const wait = await limits.longestWait(database, counted);
      if (wait > 0) return tooManyAttempts(wait);
      const found = await attempt();
      return database.transaction(async (tx) => {
        const waitNow = await limits.lockedWait(tx, counted);
        if (waitNow > 0) return tooManyAttempts(waitNow);
        if (found === null) await limits.record(tx, counted);
        return found;
      });
    },

    /** Does what a mailed code allows, in the transaction that uses the code up. `false` refuses the code. */
    async withCode(
      { purposes, email, text, visit }: { purposes: readonly CodePurpose[]; email: string; text: string; visit: Visit },
      work: (tx: Queryable, code: UsedCode) => Promise<boolean>,
    ) {
      const network = countedNetwork(visit, networkLimit);
      const wait = await limits.longestWait(database, network);
      if (wait > 0) return tooManyAttempts(wait);
      const done = await database.transaction(async (tx) => {
        const code = await codes.use(tx, purposes, email, text);
        return code !== null && (await work(tx, code));
      });
      if (done) return true as const;
      await limits.record(database, network);
      return failure('invalid_code');
    },

    async joinPurchases(tx: Queryable, userId: number, email: string): Promise<void> {
      const checkoutUserIds = await listCheckoutUserIds(tx, email, userId);
      if (checkoutUserIds.length > 0) await parts.onEmailConfirmed?.(tx, { userId, checkoutUserIds });
    },
  };
}

export type AccountTools = ReturnType<typeof accountTools>;
