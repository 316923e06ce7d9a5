import type { ParsedInput } from '#values/call.ts';
import { normalPhone } from '#values/contact-rules.ts';
import { isPersonalTaxId, normalDocument } from '#values/tax-id.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { SignedInVisit } from '#platform/http/visit.ts';
import type { changePassword, updateUser } from '../contract.ts';
import type { AccountContext } from './account-context.ts';
import { passwordLimit } from './limits/limit-rules.ts';
import { hashPassword, isRightPassword } from './sign-in/password-hash.ts';
import { clearSessionCookies } from './sign-in/session-cookies.ts';
import { maxSessionsPerUser } from './sign-in/sessions.ts';
import { changeUser, deleteUserRow, findUserRow, lockUser, toUser, type UserRow } from './user-queries.ts';

const wrongPassword = () => failure('wrong_password', { fields: [{ field: 'password', code: 'wrong_password' }] });

function missingCompanyData({ customerType, organization, document }: UserRow) {
  if (customerType !== 'legal') return [];
  return [
    ...(organization || isPersonalTaxId(document) ? [] : [{ field: 'organization', code: 'organization_needed' }]),
    ...(document && document.type !== 'PASSPORT' ? [] : [{ field: 'document', code: 'cif_needed' }]),
  ];
}

/** The signed-in user's data, password and sessions. */
export function createSettings(context: AccountContext) {
  const { database, codes, sessions, mails } = context;

  /** The signed-in user; null when the account was deleted during the call. */
  const findOwn = (visit: SignedInVisit): Promise<UserRow | null> => findUserRow(database, visit.user.userId);

  /**
   * Does work that the password has authorised, unless the password was changed meanwhile: an owner who has just
   * recovered the account must not lose it to an intruder's call in progress.
   */
  const withUnchangedPassword = (user: UserRow, work: (tx: Queryable) => Promise<void>) =>
    database.transaction(async (tx) => {
      const present = await lockUser(tx, user.id);
      if (!present) return failure('invalid_token');
      if (present.passwordHash !== user.passwordHash) return wrongPassword();
      await work(tx);
      return true as const;
    });

  /** Null when the password is right or none is set; wrong ones are limited like a login's. */
  async function checkPassword(user: UserRow, password: string | null | undefined) {
    if (user.passwordHash === null) return null;
    const isRight = async () => (password && (await isRightPassword(user.passwordHash, password)) ? true : null);
    const guess = await context.guess([passwordLimit(user.id)], isRight);
    if (guess === true) return null;
    return guess ?? wrongPassword();
  }

  return {
    async getUser(visit: SignedInVisit) {
      const user = await findOwn(visit);
      return user ? toUser(user) : failure('invalid_token');
    },

    /** A company needs its name and CIF, the self-employed NIF or NIE, whichever of them the call names (decisions.md section 10). */
    async updateUser(body: ParsedInput<typeof updateUser>['body'], visit: SignedInVisit) {
      const { phone, document, ...rest } = body;
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      const changes: Partial<UserRow> = {
        ...given,
        ...(phone !== undefined && { phone: phone === null ? null : normalPhone(phone) }),
        ...(document !== undefined && {
          document: document && { ...document, number: normalDocument(document.type, document.number) },
        }),
      };
      return database.transaction(async (tx) => {
        const user = await lockUser(tx, visit.user.userId);
        if (!user) return failure('invalid_token');
        const changed = { ...user, ...changes };
        const touchesCompany = ['customerType', 'organization', 'document'].some((name) => name in changes);
        const missing = touchesCompany ? missingCompanyData(changed) : [];
        if (missing.length > 0) return failure('company_data_needed', { fields: missing });
        await changeUser(tx, user.id, changes);
        return toUser(changed);
      });
    },

    changePassword: ({ password, newPassword }: ParsedInput<typeof changePassword>['body'], visit: SignedInVisit) =>
      context.passwordHashQueue(async () => {
        const user = await findOwn(visit);
        if (!user) return failure('invalid_token');
        const refused =
          context.refuseCommonPassword('newPassword', newPassword) ?? (await checkPassword(user, password));
        if (refused) return refused;
        const passwordHash = await hashPassword(newPassword);
        const changed = await withUnchangedPassword(user, async (tx) => {
          await changeUser(tx, user.id, { passwordHash });
          await sessions.endAll(tx, user.id, [visit.user.sessionId]);
          await codes.withdraw(tx, user.id, ['recovery']);
          await mails.add(tx, { kind: 'passwordChanged', to: user.email, locale: visit.locale });
        });
        if (changed === true) context.securityLog.account(visit, 'password_changed', user.id);
        return changed;
      }),

    /** A password prompt: allows for a quarter of an hour what needs a recent sign-in. */
    reauthenticate: (password: string, visit: SignedInVisit) =>
      context.passwordHashQueue(async () => {
        const user = await findOwn(visit);
        if (!user) return failure('invalid_token');
        // An account without a password cannot be prompted for it; it gets one by recovery.
        const refused = user.passwordHash === null ? wrongPassword() : await checkPassword(user, password);
        return refused ?? withUnchangedPassword(user, (tx) => sessions.authenticate(tx, visit.user.sessionId));
      }),

    async listSessions({ user }: SignedInVisit) {
      const latest = await sessions.list(user.userId, user.sessionId).limit(maxSessionsPerUser);
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

    async exportUser(
      visit: SignedInVisit,
    ): Promise<Record<string, unknown> | Failure<'invalid_token' | 'reauthentication_required'>> {
      const row = await findOwn(visit);
      if (!row) return failure('invalid_token');
      const refused = await sessions.refuseOld(visit.user.sessionId);
      if (refused) return refused;
      const { agreedAt, confirmedAt, createdAt, imported } = row;
      return {
        user: { ...toUser(row), agreedAt, confirmedAt, createdAt, ...(imported && { imported }) },
        sessions: await sessions.list(row.id, visit.user.sessionId),
        ...(await context.exportMore?.(row.id, visit.locale, row.email)),
      };
    },

    deleteUser: (password: string | null | undefined, visit: SignedInVisit) =>
      context.passwordHashQueue(async () => {
        const user = await findOwn(visit);
        if (!user) return failure('invalid_token');
        const refused = await checkPassword(user, password);
        if (refused) return refused;
        const deleted = await withUnchangedPassword(user, async (tx) => {
          await context.onDelete?.(tx, user.id, user.email);
          await deleteUserRow(tx, user.id);
        });
        if (deleted !== true) return deleted;
        clearSessionCookies(visit);
        context.securityLog.account(visit, 'account_deleted', user.id);
        return deleted;
      }),
  };
}
