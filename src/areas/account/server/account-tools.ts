import type { Queryable } from '#platform/database/database.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { Visit } from '#platform/http/visit.ts';
import { accountKeys } from './account-keys.ts';
import { accountMails, type AccountMails } from './registration/account-mails.ts';
import type { AccountParts } from './account-parts.ts';
import { attemptLimits, type Limit, networkLimit, tooManyAttempts } from './limits/attempt-limits.ts';
import { dearCalls } from './limits/dear-calls.ts';
import { isLoopback, networkOf } from './limits/network-of.ts';
import { type CodePurpose, createOneTimeCodes, type OneTimeCodes } from './registration/one-time-codes.ts';
import { createSessions } from './sign-in/sessions.ts';
import { listCheckoutUserIds, lockEmail } from './user-queries.ts';

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

  /** Counts a wrong guess, unless others have reached a limit meanwhile: then the seconds to wait. */
  const countWrong = (counted: readonly Limit[]): Promise<number> =>
    database.transaction(async (tx) => {
      const wait = await limits.lockedWait(tx, counted);
      if (wait === 0) await limits.record(tx, counted);
      return wait;
    });

  return {
    ...parts,
    keys,
    limits,
    codes,
    sessions,
    mails,
    countedNetwork,
    inTurn: dearCalls(),

    /**
     * Makes an attempt to guess something; null is a wrong guess, and counts. Counted again with the answer at hand: of
     * many guesses at once only as many are answered as the limits allow. A right one needs no lock: it sees the wrong
     * ones that were answered before it.
     */
    async guess<Found>(
      counted: readonly Limit[],
      attempt: () => Promise<Found | null>,
    ): Promise<Found | Failure<'too_many_attempts'> | null> {
      const wait = await limits.longestWait(database, counted);
      if (wait > 0) return tooManyAttempts(wait);
      const found = await attempt();
      const waitNow = found === null ? await countWrong(counted) : await limits.longestWait(database, counted);
      return waitNow > 0 ? tooManyAttempts(waitNow) : found;
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
        await lockEmail(tx, email);
        const code = await codes.use(tx, purposes, email, text);
        return code !== null && (await work(tx, code));
      });
      if (done) return true as const;
      const waitNow = network.length > 0 ? await countWrong(network) : 0;
      return waitNow > 0 ? tooManyAttempts(waitNow) : failure('invalid_code');
    },

    async joinPurchases(tx: Queryable, userId: number, email: string): Promise<void> {
      const checkoutUserIds = await listCheckoutUserIds(tx, email, userId);
      if (checkoutUserIds.length > 0) await parts.onEmailConfirmed?.(tx, { userId, checkoutUserIds });
    },
  };
}

export type AccountTools = ReturnType<typeof accountTools>;
