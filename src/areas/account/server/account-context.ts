import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import { countedNetwork } from '#platform/http/network.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createAccountSigner } from './account-signer.ts';
import { createAttemptLimits, tooManyAttempts } from './limits/attempt-limits.ts';
import { createPasswordHashQueue } from './limits/password-hash-queue.ts';
import { type Limit, networkLimit } from './limits/limit-rules.ts';
import { createAccountMails } from './registration/account-mails.ts';
import { type CodePurpose, createOneTimeCodes, type OneTimeCodes } from './registration/one-time-codes.ts';
import { createSessions } from './sign-in/sessions.ts';
import { listCheckoutUserIds, lockEmail } from './user-queries.ts';

/** What the account is built from. Other areas follow its events through the functions passed in. */
export interface AccountDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: { readonly mode: 'demo' | 'production'; readonly publicUrl: string };
  readonly secret: string;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The shop's name as its mails show it. */
  readonly mailFrame: (locale: Locale) => MailFrame;
  /** A session was opened, in the same transaction: the visitor's basket is merged into the user's. */
  readonly onSignIn?: (tx: Queryable, event: { userId: number; visit: Visit }) => Promise<void>;
  /** An address was confirmed: orders placed with it as a guest join the account. */
  readonly onEmailConfirmed?: (
    tx: Queryable,
    event: { userId: number; checkoutUserIds: readonly number[] },
  ) => Promise<void>;
  /** The account is about to be deleted: other areas delete or anonymise what they store of it. */
  readonly onDelete?: (tx: Queryable, userId: number) => Promise<void>;
  /** Which of these users have placed an order. */
  readonly listBuyers?: (userIds: readonly number[]) => Promise<readonly number[]>;
  /** What other areas store about a user, by name, for the GDPR export. */
  readonly exportMore?: (userId: number, locale: Locale) => Promise<Record<string, unknown>>;
}

type UsedCode = NonNullable<Awaited<ReturnType<OneTimeCodes['use']>>>;

/** What registration, sign-in, recovery and settings share. */
export function createAccountContext(dependencies: AccountDependencies) {
  const { database, clock, config } = dependencies;
  const signer = createAccountSigner(dependencies.secret);
  const limits = createAttemptLimits(signer, clock);
  const codes = createOneTimeCodes(signer, clock);
  const sessions = createSessions({ database, signer, clock });
  const mails = createAccountMails({ ...dependencies, codes, publicUrl: config.publicUrl });

  /** The limit of the visit's network; none for the loopback address of the demo (decisions.md section 4). */
  function limitsOfNetwork(visit: Visit, limit: (network: string) => Limit): Limit[] {
    const network = countedNetwork(visit.ip, config.mode);
    return network === null ? [] : [limit(network)];
  }

  /** Records a failed attempt unless concurrent ones have reached a limit meanwhile; answers the seconds to wait. */
  const recordFailure = (counted: readonly Limit[]): Promise<number> =>
    database.transaction(async (tx) => {
      const wait = await limits.lockAndFindMaxWait(tx, counted);
      if (wait === 0) await limits.record(tx, counted);
      return wait;
    });

  return {
    ...dependencies,
    signer,
    limits,
    codes,
    sessions,
    mails,
    limitsOfNetwork,
    passwordHashQueue: createPasswordHashQueue(),

    /**
     * Tries something that could be guessed, such as a password; a null result is a wrong guess and counts. The limits
     * are checked again afterwards, so that concurrent guesses get no more answers than they allow. A right guess takes
     * no lock: it sees every wrong one that was answered before it.
     */
    async guess<Found>(
      counted: readonly Limit[],
      attempt: () => Promise<Found | null>,
    ): Promise<Found | Failure<'too_many_attempts'> | null> {
      const wait = await limits.findMaxWait(database, counted);
      if (wait > 0) return tooManyAttempts(wait);
      const found = await attempt();
      const waitNow = found === null ? await recordFailure(counted) : await limits.findMaxWait(database, counted);
      return waitNow > 0 ? tooManyAttempts(waitNow) : found;
    },

    /** Uses up a mailed code and does what it allows in one transaction. `work` answers false to refuse the code. */
    async withCode(
      { purposes, email, text, visit }: { purposes: readonly CodePurpose[]; email: string; text: string; visit: Visit },
      work: (tx: Queryable, code: UsedCode) => Promise<boolean>,
    ) {
      const network = limitsOfNetwork(visit, networkLimit);
      const wait = await limits.findMaxWait(database, network);
      if (wait > 0) return tooManyAttempts(wait);
      const done = await database.transaction(async (tx) => {
        await lockEmail(tx, email);
        const code = await codes.use(tx, purposes, email, text);
        return code !== null && (await work(tx, code));
      });
      if (done) return true as const;
      const waitNow = network.length > 0 ? await recordFailure(network) : 0;
      return waitNow > 0 ? tooManyAttempts(waitNow) : failure('invalid_code');
    },

    async joinGuestOrders(tx: Queryable, userId: number, email: string): Promise<void> {
      const checkoutUserIds = await listCheckoutUserIds(tx, email, userId);
      if (checkoutUserIds.length > 0) await dependencies.onEmailConfirmed?.(tx, { userId, checkoutUserIds });
    },
  };
}

export type AccountContext = ReturnType<typeof createAccountContext>;
