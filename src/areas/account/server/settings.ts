import type { ParsedInput } from '#values/call.ts';
import { sameEmail } from '#values/email.ts';
import { normalPhone } from '#values/phone.ts';
import { normalTaxId } from '#values/tax-id.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure } from '#platform/http/failure.ts';
import type { SignedInVisit, Visit } from '#platform/http/visit.ts';
import type { changePassword, User, updateUser } from '../contract.ts';
import type { AccountTools } from './account-tools.ts';
import { mailLimit, passwordLimit, tooManyAttempts } from './attempt-limits.ts';
import { hashPassword, isRightPassword } from './password-hash.ts';
import { clearSessionCookies } from './session-cookies.ts';
import {
  changeUser,
  claimEmail,
  deleteUserRow,
  findAccount,
  getUserRow,
  userAnswer,
  type UserRow,
} from './user-queries.ts';

const linkHours = 48;
const stopHours = 7 * 24;

export function settings(tools: AccountTools) {
  const { database, limits, codes, sessions, mails } = tools;

  /** null when the password is right, or none is set; guessing counts like a login. */
  async function refusePassword(user: UserRow, password: string | null | undefined) {
    if (user.passwordHash === null) return null;
    const isRight = async () => (password && (await isRightPassword(user.passwordHash, password)) ? true : null);
    const guess = await tools.guess([passwordLimit(user.id)], isRight);
    if (guess === true) return null;
    return guess ?? failure('wrong_password', { fields: [{ field: 'password', code: 'wrong_password' }] });
  }

  /** The notice to the old address: its link stops the change, or undoes it. */
  async function warnOldAddress(
    tx: Queryable,
    kind: 'changeRequested' | 'addressChanged',
    user: UserRow,
    newEmail: string,
    visit: Visit,
  ): Promise<void> {
    const codeId = await codes.create(tx, {
      purpose: 'restore',
      userId: user.id,
      email: user.email,
      hours: stopHours,
    });
    await mails.add(tx, { kind, to: user.email, locale: visit.locale, newEmail, codeId });
  }

  return {
    getUser: async (userId: number): Promise<User> => userAnswer(await getUserRow(database, userId)),

    async updateUser(body: ParsedInput<typeof updateUser>['body'], { user: { userId } }: SignedInVisit): Promise<User> {
      const { phone, document, ...rest } = body;
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      await changeUser(database, userId, {
        ...given,
        ...(phone !== undefined && { phone: phone === null ? null : normalPhone(phone) }),
        ...(document !== undefined && { document: document && { ...document, number: normalTaxId(document.number) } }),
      });
      return userAnswer(await getUserRow(database, userId));
    },

    async changePassword({ password, newPassword }: ParsedInput<typeof changePassword>['body'], visit: SignedInVisit) {
      const { userId, sessionId } = visit.user;
      const user = await getUserRow(database, userId);
      const refused = await refusePassword(user, password);
      if (refused) return refused;
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(async (tx) => {
        await changeUser(tx, userId, { passwordHash });
        await sessions.endAll(tx, userId, sessionId);
        await codes.withdraw(tx, userId, ['recovery']);
        await mails.add(tx, { kind: 'passwordChanged', to: user.email, locale: visit.locale });
      });
      return true as const;
    },

    /** A taken address is not told of: its owner gets a mail instead. */
    async changeEmail(email: string, visit: SignedInVisit) {
      const user = await getUserRow(database, visit.user.userId);
      if (sameEmail(user.email, email)) return failure('same_email', { fields: [{ field: 'email', code: 'same_email' }] });
      return database.transaction(async (tx) => {
        const counted = [mailLimit('change to', email), mailLimit('change of', user.email)];
        const wait = await limits.lockedWait(tx, counted);
        if (wait > 0) return tooManyAttempts(wait);
        await limits.record(tx, counted);
        await codes.withdraw(tx, user.id, ['change']);
        const holder = await findAccount(tx, email);
        if (holder?.confirmedAt) await mails.add(tx, { kind: 'addressKnown', to: holder.email, locale: visit.locale });
        else {
          const codeId = await codes.create(tx, { purpose: 'change', userId: user.id, email, hours: linkHours });
          await mails.add(tx, { kind: 'newAddress', to: email, locale: visit.locale, codeId });
        }
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

    listSessions: async ({ user }: SignedInVisit) => ({
      list: (await sessions.list(user.userId)).map(({ openedAt, lastUsedAt, ...session }) => ({
        ...session,
        openedAt: openedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: session.id === user.sessionId,
      })),
    }),

    endSession: async (id: string, { user }: SignedInVisit) =>
      (await sessions.end(user.userId, id)) ? (true as const) : failure('not_found'),

    async exportUser(visit: SignedInVisit): Promise<Record<string, unknown>> {
      const row = await getUserRow(database, visit.user.userId);
      const { agreedAt, confirmedAt, createdAt } = row;
      return {
        user: { ...userAnswer(row), agreedAt, confirmedAt, createdAt },
        sessions: await sessions.list(row.id),
        ...(await tools.exportMore?.(row.id, visit.locale)),
      };
    },

    async deleteUser(password: string | null | undefined, visit: SignedInVisit) {
      const user = await getUserRow(database, visit.user.userId);
      const refused = await refusePassword(user, password);
      if (refused) return refused;
      await database.transaction(async (tx) => {
        await tools.onDelete?.(tx, user.id);
        await deleteUserRow(tx, user.id);
      });
      clearSessionCookies(visit);
      return true as const;
    },
  };
}
