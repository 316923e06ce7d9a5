import type { ParsedInput } from '#values/call.ts';
import { sameEmail } from '#values/email.ts';
import { normalPhone } from '#values/phone.ts';
import { normalTaxId } from '#values/tax-id.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { SignedInVisit, Visit } from '#platform/http/visit.ts';
import type { changePassword, updateUser } from '../contract.ts';
import type { AccountTools } from './account-tools.ts';
import { mailLimit, passwordLimit, tooManyAttempts } from './limits/attempt-limits.ts';
import { hashPassword, isRightPassword } from './sign-in/password-hash.ts';
import { clearSessionCookies } from './sign-in/session-cookies.ts';
import {
  changeUser,
  claimEmail,
  deleteUserRow,
  findAccount,
  findUserRow,
  getUserRow,
  lockUser,
  userAnswer,
  type UserRow,
} from './user-queries.ts';

const linkHours = 48;
const stopHours = 7 * 24;
/** More than anybody has; who signed in that often closes all by a new password. */
const mostSessionsShown = 100;

const wrongPassword = () => failure('wrong_password', { fields: [{ field: 'password', code: 'wrong_password' }] });

export function settings(tools: AccountTools) {
  const { database, limits, codes, sessions, mails } = tools;

  /** The signed-in user; null when the account was deleted since the session was seen. */
  const findOwn = (visit: SignedInVisit): Promise<UserRow | null> => findUserRow(database, visit.user.userId);

  /**
   * Does what a password has allowed, unless that was changed meanwhile: whoever has just taken the account back by the
   * link of a mail must not lose it to a call that was on its way.
   */
  const withUnchanged = (user: UserRow, work: (tx: Queryable) => Promise<void>) =>
    database.transaction(async (tx) => {
      const present = await lockUser(tx, user.id);
      if (!present) return failure('invalid_token');
      if (present.passwordHash !== user.passwordHash) return wrongPassword();
      await work(tx);
      return true as const;
    });

  /** null when the password is right, or none is set; guessing counts like a login. */
  async function refusePassword(user: UserRow, password: string | null | undefined) {
    if (user.passwordHash === null) return null;
    const isRight = async () => (password && (await isRightPassword(user.passwordHash, password)) ? true : null);
    const guess = await tools.guess([passwordLimit(user.id)], isRight);
    if (guess === true) return null;
    return guess ?? wrongPassword();
  }

  /** The notice to the old address: its link stops the change, or undoes it. */
  async function warnOldAddress(
    tx: Queryable,
    kind: 'changeRequested' | 'addressChanged',
    user: UserRow,
    newEmail: string,
    visit: Visit,
  ): Promise<void> {
    // Its hours count from the change: which of several ways back came first is told by when they end.
    const code = await codes.create(tx, {
      purpose: 'restore',
      userId: user.id,
      email: user.email,
      hours: stopHours,
    });
    await mails.add(tx, { kind, to: user.email, locale: visit.locale, newEmail, ...code });
  }

  return {
    async getUser(visit: SignedInVisit) {
      const user = await findOwn(visit);
      return user ? userAnswer(user) : failure('invalid_token');
    },

    async updateUser(body: ParsedInput<typeof updateUser>['body'], visit: SignedInVisit) {
      const { phone, document, ...rest } = body;
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      await changeUser(database, visit.user.userId, {
        ...given,
        ...(phone !== undefined && { phone: phone === null ? null : normalPhone(phone) }),
        ...(document !== undefined && { document: document && { ...document, number: normalTaxId(document.number) } }),
      });
      const changed = await findOwn(visit);
      return changed ? userAnswer(changed) : failure('invalid_token');
    },

    changePassword: ({ password, newPassword }: ParsedInput<typeof changePassword>['body'], visit: SignedInVisit) =>
      tools.inTurn(async () => {
        const user = await findOwn(visit);
        if (!user) return failure('invalid_token');
        const refused = await refusePassword(user, password);
        if (refused) return refused;
        const passwordHash = await hashPassword(newPassword);
        return withUnchanged(user, async (tx) => {
          await changeUser(tx, user.id, { passwordHash });
          await sessions.endAll(tx, user.id, visit.user.sessionId);
          await codes.withdraw(tx, user.id, ['recovery']);
          await mails.add(tx, { kind: 'passwordChanged', to: user.email, locale: visit.locale });
        });
      }),

    /** A taken address is not told of: its owner gets a mail instead. */
    async changeEmail(email: string, visit: SignedInVisit) {
      const seen = await findOwn(visit);
      if (!seen) return failure('invalid_token');
      if (sameEmail(seen.email, email))
        return failure('same_email', { fields: [{ field: 'email', code: 'same_email' }] });
      return database.transaction(async (tx) => {
        const counted = [mailLimit('change to', email), mailLimit('change of', seen.email)];
        const wait = await limits.lockedWait(tx, counted);
        if (wait > 0) return tooManyAttempts(wait);
        const user = await lockUser(tx, seen.id);
        if (!user) return failure('invalid_token');
        await limits.record(tx, counted);
        await codes.withdraw(tx, user.id, ['change']);
        const holder = await findAccount(tx, email);
        const isTaken = holder !== null && holder.confirmedAt !== null;
        // For a taken address too, though late from the start: the time of the answer shall not tell it.
        const of = { purpose: 'change', userId: user.id, email } as const;
        const code = await codes.create(tx, {
          ...of,
          ...(isTaken ? { hours: 0 } : { hours: linkHours, fromSending: true }),
        });
        if (isTaken) await mails.add(tx, { kind: 'addressKnown', to: holder.email, locale: visit.locale });
        else await mails.add(tx, { kind: 'newAddress', to: email, locale: visit.locale, ...code });
        await warnOldAddress(tx, 'changeRequested', user, email, visit);
        return true as const;
      });
    },

    confirmEmail: (email: string, confirmCode: string, visit: Visit) =>
      tools.withCode({ purposes: ['change'], email, text: confirmCode, visit }, async (tx, code) => {
        if (!(await claimEmail(tx, code.email, code.userId))) return false;
        const user = await getUserRow(tx, code.userId);
        await changeUser(tx, user.id, { email: code.email });
        // What the old address asked for is not its any more; the notice is its one way back.
        await codes.withdraw(tx, user.id, ['recovery']);
        await warnOldAddress(tx, 'addressChanged', user, code.email, visit);
        await tools.joinPurchases(tx, user.id, code.email);
        return true;
      }),

    async listSessions({ user }: SignedInVisit) {
      const latest = await sessions.list(user.userId, user.sessionId).limit(mostSessionsShown);
      const list = latest.map(({ openedAt, lastUsedAt, ...session }) => ({
        ...session,
        openedAt: openedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: session.id === user.sessionId,
      }));
      return { list };
    },

    endSession: async (id: string, { user }: SignedInVisit) =>
      (await sessions.end(user.userId, id)) ? (true as const) : failure('not_found'),

    async exportUser(visit: SignedInVisit): Promise<Record<string, unknown> | Failure<'invalid_token'>> {
      const row = await findOwn(visit);
      if (!row) return failure('invalid_token');
      const { agreedAt, confirmedAt, createdAt } = row;
      return {
        user: { ...userAnswer(row), agreedAt, confirmedAt, createdAt },
        sessions: await sessions.list(row.id, visit.user.sessionId),
        ...(await tools.exportMore?.(row.id, visit.locale)),
      };
    },

    deleteUser: (password: string | null | undefined, visit: SignedInVisit) =>
      tools.inTurn(async () => {
        const user = await findOwn(visit);
        if (!user) return failure('invalid_token');
        const refused = await refusePassword(user, password);
        if (refused) return refused;
        const deleted = await withUnchanged(user, async (tx) => {
          await tools.onDelete?.(tx, user.id);
          await deleteUserRow(tx, user.id);
        });
        if (deleted === true) clearSessionCookies(visit);
        return deleted;
      }),
  };
}
