import { sameEmail } from '#values/email.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure } from '#platform/http/failure.ts';
import type { SignedInVisit, Visit } from '#platform/http/visit.ts';
import type { AccountContext } from './account-context.ts';
import { tooManyAttempts } from './limits/attempt-limits.ts';
import { mailLimit } from './limits/limit-rules.ts';
import { refreshTokenOf } from './sign-in/session-cookies.ts';
import { changeUser, findAccount, findUserRow, getUserRow, lockUser, type UserRow } from './user-queries.ts';

const linkHours = 48;
const restoreHours = 7 * 24;

/** The change of the signed-in user's e-mail address, confirmed by a link mailed to the new one. */
export function createEmailChange(context: AccountContext) {
  const { database, limits, codes, sessions, mails } = context;

  /** Mails the old address a link that stops or undoes the change. */
  async function warnOldAddress(
    tx: Queryable,
    kind: 'changeRequested' | 'addressChanged',
    user: UserRow,
    newEmail: string,
    visit: Visit,
  ): Promise<void> {
    // Expires from the change, not from sending: `withdrawRestoring` tells earlier codes from later ones by expiry.
    const code = await codes.create(tx, {
      purpose: 'restore',
      userId: user.id,
      email: user.email,
      hours: restoreHours,
    });
    await mails.add(tx, { kind, to: user.email, locale: visit.locale, newEmail, ...code });
  }

  return {
    /** Does not reveal that an address is taken; its owner gets a mail instead. */
    async changeEmail(email: string, visit: SignedInVisit) {
      const current = await findUserRow(database, visit.user.userId);
      if (!current) return failure('invalid_token');
      const refused = await sessions.refuseOld(visit.user.sessionId);
      if (refused) return refused;
      if (sameEmail(current.email, email))
        return failure('same_email', { fields: [{ field: 'email', code: 'same_email' }] });
      return database.transaction(async (tx) => {
        const counted = [mailLimit('change to', email), mailLimit('change of', current.email)];
        const wait = await limits.lockAndFindMaxWait(tx, counted);
        if (wait > 0) return tooManyAttempts(wait);
        const user = await lockUser(tx, current.id);
        if (!user) return failure('invalid_token');
        await limits.record(tx, counted);
        await codes.withdraw(tx, user.id, ['change']);
        const owner = await findAccount(tx, email);
        // A taken address gets a code too, expired at once: the response time must not reveal it.
        const { sessionId } = visit.user;
        const of = { purpose: 'change', userId: user.id, email, context: { sessionId } } as const;
        const code = await codes.create(tx, {
          ...of,
          ...(owner ? { hours: 0 } : { hours: linkHours, expiresFromSending: true }),
        });
        const { locale } = visit;
        const mail = owner
          ? ({ kind: 'addressKnown', to: owner.email, locale } as const)
          : ({ kind: 'newAddress', to: email, locale, ...code } as const);
        await mails.addLimited(tx, mail, context.mailSourceOf(email, visit), 'emailChange');
        await warnOldAddress(tx, 'changeRequested', user, email, visit);
        return true as const;
      });
    },

    confirmEmail: (email: string, confirmCode: string, visit: Visit) =>
      context.withCode({ purposes: ['change'], email, text: confirmCode, visit }, async (tx, code) => {
        const user = await getUserRow(tx, code.userId!);
        if (!(await context.claimEmail(tx, code.email, user.id))) return false;
        await changeUser(tx, user.id, { email: code.email });
        context.securityLog.account(visit, 'email_changed', user.id);
        // A recovery requested from the old address no longer counts; its notice is the one way back.
        await codes.withdraw(tx, user.id, ['recovery']);
        await warnOldAddress(tx, 'addressChanged', user, code.email, visit);
        await context.joinGuestOrders(tx, user.id, code.email);
        // The one that requested the change has given the password, and this browser has the mail.
        const own = [code.context.sessionId, sessions.idOf(refreshTokenOf(visit))].filter(
          (id) => typeof id === 'string',
        );
        await sessions.endAll(tx, user.id, own);
        return true;
      }),
  };
}
