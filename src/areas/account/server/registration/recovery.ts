import type { Locale } from '#i18n/locale.ts';
import type { ParsedInput } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import { mailboxSubject } from '#platform/mail/mail-limits.ts';
import type { resetPassword } from '../../contract.ts';
import type { AccountContext, ValidCode } from '../account-context.ts';
import { tooManyAttempts } from '../limits/attempt-limits.ts';
import { accountsLimit, mailLimit } from '../limits/limit-rules.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { type ProvenAccount, signInByLink } from '../sign-in/open-session.ts';
import { recoveryToken, registrationToken, setRecoveryToken } from '../sign-in/session-cookies.ts';
import { findImported } from '../imported-customers.ts';
import { changeUser, findAccount, getUserRow, lockEmail } from '../user-queries.ts';

const recover = jobKind<{ email: string; locale: Locale }>('account-recovery');
const linkHours = 1;
const purposes = ['recovery', 'restore', 'registration'] as const;

type NewPassword = ParsedInput<typeof resetPassword>['body'];

/** Password recovery by a mailed link. */
export function createRecovery(context: AccountContext) {
  const { database, clock, jobs, limits, codes, sessions, mails, registrations, knownBrowsers, signer } = context;

  /** The account of an address or, without one, the customer who comes from another shop, or its latest registration. */
  async function findOwner(tx: Queryable, email: string) {
    const user = await findAccount(tx, email);
    if (user) return { purpose: 'recovery', userId: user.id, email: user.email } as const;
    const found = (await findImported(tx, email)) ?? (await registrations.findNewest(tx, email));
    if (!found) return null;
    const { name, lastName } = found;
    return { purpose: 'registration', userId: null, email: found.email, context: { name, lastName } } as const;
  }

  // The address is looked up in the job, so that the call takes the same time for a known and an unknown one.
  jobs.handle(recover, ({ email, locale }) =>
    database.transaction(async (tx) => {
      await lockEmail(tx, email);
      const owner = await findOwner(tx, email);
      if (!owner) return;
      const code = await codes.create(tx, { ...owner, hours: linkHours, expiresFromSending: true });
      await mails.add(tx, { kind: 'recovery', to: owner.email, locale, ...code });
    }),
  );

  /** Makes a registration an account with a password chosen by the owner of the mailbox. */
  async function finishRegistration(tx: Queryable, code: ValidCode, passwordHash: string, visit: Visit) {
    const { email, context: named } = code;
    if (await findAccount(tx, email)) return null;
    const own = await registrations.findOwn(tx, email, registrationToken(visit));
    const imported = await findImported(tx, email);
    const { name = '', lastName = '' } = own ?? imported ?? named;
    // Who has come from another shop and registered nowhere has agreed to nothing.
    const agreedAt = own?.agreedAt ?? (imported ? null : clock());
    return context.openAccount(tx, { email, name, lastName, agreedAt, passwordHash });
  }

  /** Sets an account's password, and gives it an old address back if that is what the code is for. */
  async function replacePassword(tx: Queryable, code: ValidCode, passwordHash: string, { locale }: Visit) {
    const user = await getUserRow(tx, code.userId!);
    const isRestored = code.purpose === 'restore' && (await context.claimEmail(tx, code.email, user.id));
    const email = isRestored ? code.email : user.email;
    await changeUser(tx, user.id, { email, passwordHash });
    await codes.withdraw(tx, user.id, ['recovery', 'change']);
    if (code.purpose === 'restore') await codes.withdrawRestoring(tx, user.id, code);
    await sessions.endAll(tx, user.id);
    await context.unlock(tx, { id: user.id, email });
    await mails.add(tx, { kind: 'passwordChanged', to: email, locale });
    return user.id;
  }

  async function reset({ email, checkword, newPassword }: NewPassword, visit: Visit) {
    const refused = context.refuseCommonPassword('newPassword', newPassword);
    if (refused) return refused;
    // The code is checked before the expensive hash: forged codes and links used up long ago must not keep the server busy.
    const isOpen = codes.isGenuine(checkword) && (await codes.isOpen(database, purposes, email, checkword));
    const passwordHash = isOpen ? await hashPassword(newPassword) : '';
    const asked: ProvenAccount[] = [];
    const answer = await context.withCode({ purposes, email, text: checkword, visit }, async (tx, code) => {
      if (!isOpen) return false;
      const hasAsked = await wasAskedHere(tx, code, visit);
      const change = code.purpose === 'registration' ? finishRegistration : replacePassword;
      const userId = await change(tx, code, passwordHash, visit);
      if (userId === null) return false;
      // Further guesses of strangers do not lock out the browser of the mailbox's owner.
      knownBrowsers.remember(visit, userId, passwordHash);
      context.securityLog.account(visit, 'password_changed', userId);
      if (hasAsked) asked.push({ id: userId, email: code.email, passwordHash });
      return true;
    });
    if (answer === true) for (const account of asked) await signInByLink(context, account, visit);
    return answer;
  }

  /**
   * Whether this browser asked for the link: otherwise somebody who sends a link of their own could have others shop, and leave
   * their address, in an account that is not theirs.
   */
  async function wasAskedHere(tx: Queryable, { purpose, email }: ValidCode, visit: Visit): Promise<boolean> {
    if (purpose === 'restore') return false;
    if (signer.isValid('recovery browser', email.toLowerCase(), recoveryToken(visit) ?? '')) return true;
    return purpose === 'registration' && (await registrations.findOwn(tx, email, registrationToken(visit))) !== null;
  }

  /** Counts for a known and an unknown address, so that what waits afterwards does not tell them apart. */
  async function addRecovery(tx: Queryable, email: string, visit: Visit): Promise<void> {
    const source = context.mailSourceOf(email, visit);
    const counted = { queue: recover.name, subject: mailboxSubject(source), series: 'recovery' } as const;
    const { jobId, waitSeconds } = await context.mailLimits.count(tx, source, counted);
    await jobs.add(tx, recover, { email, locale: visit.locale }, { id: jobId, startAfter: waitSeconds });
  }

  return {
    async forgotPassword(email: string, visit: Visit) {
      const network = context.limitsOfNetwork(visit, accountsLimit);
      const wait = await database.transaction(async (tx) => {
        const mail = [mailLimit('recovery', email)];
        const [networkWait, mailWait] = await limits.lockAndFindMaxWaits(tx, network, mail);
        if (networkWait > 0) return networkWait;
        const canMail = mailWait === 0;
        await limits.record(tx, canMail ? [...network, ...mail] : network);
        if (canMail) await addRecovery(tx, email, visit);
        return 0;
      });
      if (wait > 0) return tooManyAttempts(wait);
      // For a known and an unknown address, so that it tells nothing.
      setRecoveryToken(visit, signer.sign('recovery browser', email.toLowerCase()));
      return true as const;
    },

    resetPassword: (body: NewPassword, visit: Visit) => context.passwordHashQueue(() => reset(body, visit)),
  };
}
