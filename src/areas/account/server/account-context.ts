import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { Failure, failure } from '#platform/http/failure.ts';
import { countedNetworks } from '#platform/http/addresses/network.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import { createMailLimits, type MailSource } from '#platform/mail/mail-limits.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { answerMailboxMails } from '#platform/mail/waiting-mails.ts';
import { createAccountSigner } from './account-signer.ts';
import { createAttemptLimits, tooManyAttempts } from './limits/attempt-limits.ts';
import { createPasswordHashQueue } from './limits/password-hash-queue.ts';
import { type Limit, loginLimit, networkLimit, passwordLimit } from './limits/limit-rules.ts';
import { createAccountMails } from './registration/account-mails.ts';
import { type CodePurpose, createOneTimeCodes, type OneTimeCodes } from './registration/one-time-codes.ts';
import { takeImported } from './imported-customers.ts';
import { createRegistrationStore } from './sign-in/registration-store.ts';
import { createCommonPasswordCheck } from './sign-in/common-password.ts';
import { createKnownBrowsers } from './sign-in/known-browser.ts';
import { createSessions } from './sign-in/sessions.ts';
import { findAccount, insertUser, listCheckoutUserIds, lockEmail, type UserRow } from './user-queries.ts';

/** What the account is built from. Its events call functions of other areas. */
export interface AccountDependencies {
  readonly securityLog: Pick<SecurityLog, 'account'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly config: { readonly mode: 'demo' | 'production'; readonly publicUrl: string };
  readonly secret: string;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The shop's name as its mails show it. */
  readonly mailFrame: (locale: Locale) => MailFrame;
  /** Names of the shop that are no passwords. */
  readonly shopNames: readonly string[];
  /**
   * A session was opened, in the same transaction: the visitor's basket is merged into the user's, and that of the guest
   * that the browser was until now.
   */
  readonly onSignIn?: (tx: Queryable, event: { userId: number; guestId: number | null; visit: Visit }) => Promise<void>;
  /** An address was confirmed: orders placed with it as a guest join the account. */
  readonly onEmailConfirmed?: (
    tx: Queryable,
    event: { userId: number; checkoutUserIds: readonly number[] },
  ) => Promise<void>;
  /** The user is about to be deleted: other areas delete or anonymise what they store of it; `email` of an account, null of a guest. */
  readonly onDelete?: (tx: Queryable, userId: number, email: string | null) => Promise<void>;
  /** Which of these users have placed an order. */
  readonly listBuyers?: (userIds: readonly number[]) => Promise<readonly number[]>;
  /** What other areas store about a user, by name, for the GDPR export. */
  readonly exportMore?: (userId: number, locale: Locale, email: string) => Promise<Record<string, unknown>>;
}

export type ValidCode = NonNullable<Awaited<ReturnType<OneTimeCodes['find']>>>;

/** What registration, sign-in, recovery and settings share. */
export function createAccountContext(dependencies: AccountDependencies) {
  const { database, clock, config } = dependencies;
  const signer = createAccountSigner(dependencies.secret);
  const limits = createAttemptLimits(signer, clock);
  const codes = createOneTimeCodes(signer, clock);
  const registrations = createRegistrationStore(signer, clock);
  const sessions = createSessions({ database, signer, clock });
  const mailLimits = createMailLimits(dependencies);
  const mails = createAccountMails({ ...dependencies, codes, mailLimits, publicUrl: config.publicUrl });

  /** The limits of the visit's networks; none for the loopback address of the demo (decisions.md section 4). */
  const limitsOfNetwork = (visit: Visit, limit: (network: string) => Limit): Limit[] =>
    countedNetworks(visit.ip, config.mode).map(({ name, times }) => {
      const one = limit(name);
      return { ...one, max: one.max * times };
    });

  /** Records a failed attempt unless concurrent ones have reached a limit meanwhile; returns the seconds to wait. */
  const recordFailure = (counted: readonly Limit[]): Promise<number> =>
    database.transaction(async (tx) => {
      const wait = await limits.lockAndFindMaxWait(tx, counted);
      if (wait === 0) await limits.record(tx, counted);
      return wait;
    });

  /**
   * Tries something that could be guessed, such as a password; a null result is a wrong guess and counts. The limits
   * are checked again afterwards, so that concurrent guesses get no more answers than they allow. A right guess takes
   * no lock: it sees every wrong one that was answered before it.
   */
  async function guess<Found>(
    counted: readonly Limit[],
    attempt: () => Promise<Found | null>,
  ): Promise<Found | Failure<'too_many_attempts'> | null> {
    const wait = await limits.findMaxWait(database, counted);
    if (wait > 0) return tooManyAttempts(wait);
    const found = await attempt();
    const waitNow = found === null ? await recordFailure(counted) : await limits.findMaxWait(database, counted);
    return waitNow > 0 ? tooManyAttempts(waitNow) : found;
  }

  async function joinGuestOrders(tx: Queryable, userId: number, email: string): Promise<void> {
    const checkoutUserIds = await listCheckoutUserIds(tx, email, userId);
    if (checkoutUserIds.length > 0) await dependencies.onEmailConfirmed?.(tx, { userId, checkoutUserIds });
  }

  async function dropRegistrations(tx: Queryable, email: string): Promise<void> {
    await registrations.drop(tx, email);
    await codes.withdrawRegistrations(tx, email);
  }

  /** Clears wrong passwords: a mailed link proves the owner, whom a stranger's guesses must not lock out. */
  const unlock = (tx: Queryable, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> =>
    limits.forget(tx, [loginLimit(email), passwordLimit(id)]);

  return {
    ...dependencies,
    signer,
    limits,
    codes,
    registrations,
    sessions,
    mails,
    knownBrowsers: createKnownBrowsers(signer),
    limitsOfNetwork,
    mailLimits,

    /** Who causes a mail to an address that is not proven to be the visitor's. */
    mailSourceOf: (email: string, visit: Visit): MailSource =>
      mailLimits.sourceOf(email, countedNetworks(visit.ip, config.mode)),

    passwordHashQueue: createPasswordHashQueue(),
    refuseCommonPassword: createCommonPasswordCheck(dependencies.shopNames),

    guess,

    /** Does what may be done only so often, in one transaction with its count; `too_many_attempts` beyond the limits. */
    withinLimits: <Result>(counted: readonly Limit[], work: (tx: Queryable) => Promise<Result>) =>
      database.transaction(async (tx) => {
        const wait = await limits.lockAndFindMaxWait(tx, counted);
        if (wait > 0) return tooManyAttempts(wait);
        await limits.record(tx, counted);
        return work(tx);
      }),

    /**
     * Does what a mailed code allows, in one transaction, and uses the code up. `work` returns false to refuse the code, or
     * a failure that leaves it usable. Forged codes count for the network; a genuine one passes even at its limit, so that
     * nobody's guesses block those who share the address.
     */
    async withCode<Code extends string = never>(
      { purposes, email, text, visit }: { purposes: readonly CodePurpose[]; email: string; text: string; visit: Visit },
      work: (tx: Queryable, code: ValidCode) => Promise<boolean | Failure<Code>>,
    ): Promise<true | Failure<Code | 'invalid_code' | 'too_many_attempts'>> {
      if (!codes.isGenuine(text))
        return (
          (await guess<never>(limitsOfNetwork(visit, networkLimit), () => Promise.resolve(null))) ??
          failure('invalid_code')
        );
      return database.transaction(async (tx) => {
        await lockEmail(tx, email);
        const code = await codes.find(tx, purposes, email, text);
        const done = code !== null && (await work(tx, code));
        if (done instanceof Failure) return done;
        if (!done) return failure('invalid_code');
        await codes.delete(tx, code.id);
        await answerMailboxMails(tx, mailLimits.sourceOf(code.email, []), clock());
        return true;
      });
    },

    joinGuestOrders,

    /** Whether the user who proved to own an address may have it; drops the registrations of strangers if so. */
    async claimEmail(tx: Queryable, email: string, userId: number): Promise<boolean> {
      await lockEmail(tx, email);
      const owner = await findAccount(tx, email);
      if (owner && owner.id !== userId) return false;
      await dropRegistrations(tx, email);
      // The account keeps its own data.
      await takeImported(tx, email);
      return true;
    },

    /**
     * Makes a registration an account, once its mailbox is proved; the address is locked and has none yet. What came from
     * another shop for the address becomes the account's.
     */
    async openAccount(
      tx: Queryable,
      account: Pick<UserRow, 'email' | 'name' | 'lastName' | 'agreedAt'> & { passwordHash: string },
    ): Promise<number> {
      const { email, name, lastName, passwordHash, agreedAt } = account;
      const data = { kind: 'account', email, name, lastName, passwordHash, agreedAt } as const;
      const imported = await takeImported(tx, email);
      const userId = await insertUser(tx, { ...imported, ...data, confirmedAt: clock(), createdAt: clock() });
      await dropRegistrations(tx, email);
      await joinGuestOrders(tx, userId, email);
      await unlock(tx, { id: userId, email });
      return userId;
    },

    unlock,
  };
}

export type AccountContext = ReturnType<typeof createAccountContext>;
