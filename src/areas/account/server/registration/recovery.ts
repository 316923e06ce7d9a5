import type { Locale } from '#i18n/locale.ts';
import type { ParsedInput } from '#values/call.ts';
import type { Visit } from '#platform/http/visit.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import type { resetPassword } from '../../contract.ts';
import type { AccountContext } from '../account-context.ts';
import { tooManyAttempts } from '../limits/attempt-limits.ts';
import { accountsLimit, mailLimit, networkLimit } from '../limits/limit-rules.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { changeUser, claimEmail, findAccount, getUserRow } from '../user-queries.ts';

const recover = jobKind<{ email: string; locale: Locale }>('account-recovery');

/** Password recovery by a mailed link. */
export function createRecovery(context: AccountContext) {
  const { database, clock, jobs, limits, codes, sessions, mails } = context;

  // The address is looked up in the job, so that the call takes the same time for a known and an unknown one.
  jobs.handle(recover, ({ email, locale }) =>
    database.transaction(async (tx) => {
      const user = await findAccount(tx, email);
      if (!user) return;
      const of = { purpose: 'recovery', userId: user.id, email: user.email } as const;
      const code = await codes.create(tx, { ...of, hours: 1, expiresFromSending: true });
      await mails.add(tx, { kind: 'recovery', to: user.email, locale, ...code });
    }),
  );

  return {
    async forgotPassword(email: string, visit: Visit) {
      const network = context.limitsOfNetwork(visit, accountsLimit);
      const wait = await database.transaction(async (tx) => {
        const mail = [mailLimit('recovery', email)];
        const [networkWait, mailWait] = await limits.lockAndFindMaxWaits(tx, network, mail);
        if (networkWait > 0) return networkWait;
        const canMail = mailWait === 0;
        await limits.record(tx, canMail ? [...network, ...mail] : network);
        if (canMail) await jobs.add(tx, recover, { email, locale: visit.locale });
        return 0;
      });
      return wait > 0 ? tooManyAttempts(wait) : (true as const);
    },

    resetPassword: (body: ParsedInput<typeof resetPassword>['body'], visit: Visit) =>
      context.passwordHashQueue(() => reset(body, visit)),
  };

  async function reset({ email, checkword, newPassword }: ParsedInput<typeof resetPassword>['body'], visit: Visit) {
    // Before the expensive hash, so that a blocked network cannot keep the server busy.
    const wait = await limits.findMaxWait(database, context.limitsOfNetwork(visit, networkLimit));
    if (wait > 0) return tooManyAttempts(wait);
    const passwordHash = await hashPassword(newPassword);
    const purposes = ['recovery', 'restore'] as const;
    return context.withCode({ purposes, email, text: checkword, visit }, async (tx, code) => {
      const user = await getUserRow(tx, code.userId);
      const { name = user.name, lastName = user.lastName } = code.confirms;
      const isRestored = code.purpose === 'restore' && (await claimEmail(tx, code.email, user.id));
      const email = isRestored ? code.email : user.email;
      // Opening the link proves that the address is theirs, so it is confirmed too.
      await changeUser(tx, user.id, { name, lastName, email, passwordHash, confirmedAt: user.confirmedAt ?? clock() });
      await codes.withdraw(tx, user.id, ['registration', 'recovery', 'change']);
      if (code.purpose === 'restore') await codes.withdrawRestoring(tx, code);
      await sessions.endAll(tx, user.id);
      if (!user.confirmedAt) await context.joinGuestOrders(tx, user.id, user.email);
      else await mails.add(tx, { kind: 'passwordChanged', to: email, locale: visit.locale });
      return true;
    });
  }
}
