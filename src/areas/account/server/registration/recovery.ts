import type { Locale } from '#i18n/locale.ts';
import type { ParsedInput } from '#values/call.ts';
import type { Visit } from '#platform/http/visit.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import type { resetPassword } from '../../contract.ts';
import type { AccountTools } from '../account-tools.ts';
import { accountsLimit, mailLimit, networkLimit, tooManyAttempts } from '../limits/attempt-limits.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { changeUser, claimEmail, findAccount, getUserRow } from '../user-queries.ts';

const recover = jobKind<{ email: string; locale: Locale }>('account-recovery');

export function recovery(tools: AccountTools) {
  const { database, clock, jobs, limits, codes, sessions, mails } = tools;

  // Whether the address is known is only looked up here, so that the call does the same work for every address.
  jobs.handle(recover, ({ email, locale }) =>
    database.transaction(async (tx) => {
      const user = await findAccount(tx, email);
      if (!user) return;
      const of = { purpose: 'recovery', userId: user.id, email: user.email } as const;
      const code = await codes.create(tx, { ...of, hours: 1, fromSending: true });
      await mails.add(tx, { kind: 'recovery', to: user.email, locale, ...code });
    }),
  );

  return {
    async forgotPassword(email: string, visit: Visit) {
      const network = tools.countedNetwork(visit, accountsLimit);
      const wait = await database.transaction(async (tx) => {
        const mail = [mailLimit('recovery', email)];
        const [networkWait, mailWait] = await limits.lockedWaits(tx, network, mail);
        if (networkWait > 0) return networkWait;
        const mayMail = mailWait === 0;
        await limits.record(tx, mayMail ? [...network, ...mail] : network);
        if (mayMail) await jobs.add(tx, recover, { email, locale: visit.locale });
        return 0;
      });
      return wait > 0 ? tooManyAttempts(wait) : (true as const);
    },

    resetPassword: (body: ParsedInput<typeof resetPassword>['body'], visit: Visit) =>
      tools.inTurn(() => reset(body, visit)),
  };

  async function reset({ email, checkword, newPassword }: ParsedInput<typeof resetPassword>['body'], visit: Visit) {
    // Before the hash, which is dear: who may not try any more shall not make the shop work either.
    const wait = await limits.longestWait(database, tools.countedNetwork(visit, networkLimit));
    if (wait > 0) return tooManyAttempts(wait);
    const passwordHash = await hashPassword(newPassword);
    const purposes = ['recovery', 'restore'] as const;
    return tools.withCode({ purposes, email, text: checkword, visit }, async (tx, code) => {
      const user = await getUserRow(tx, code.userId);
      const { name = user.name, lastName = user.lastName } = code.confirms;
      const isRestored = code.purpose === 'restore' && (await claimEmail(tx, code.email, user.id));
      const email = isRestored ? code.email : user.email;
      // Whoever opened the link owns the address, so it is confirmed too.
      await changeUser(tx, user.id, { name, lastName, email, passwordHash, confirmedAt: user.confirmedAt ?? clock() });
      await codes.withdraw(tx, user.id, ['registration', 'recovery', 'change']);
      if (code.purpose === 'restore') await codes.withdrawRestoring(tx, code);
      await sessions.endAll(tx, user.id);
      if (!user.confirmedAt) await tools.joinPurchases(tx, user.id, user.email);
      else await mails.add(tx, { kind: 'passwordChanged', to: email, locale: visit.locale });
      return true;
    });
  }
}
