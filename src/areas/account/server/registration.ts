import type { Locale } from '#i18n/locale.ts';
import type { ParsedInput } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { confirmRegistration, register } from '../contract.ts';
import { accountsLimit, mailLimit, tooManyAttempts } from './attempt-limits.ts';
import type { AccountTools } from './account-tools.ts';
import { hashPassword } from './password-hash.ts';
import { changeUser, findAccount, findUserRow, insertUser, lockEmail, type UserRow } from './user-queries.ts';

type Registration = ParsedInput<typeof register>['body'];

const linkHours = 48;

export function registration(tools: AccountTools) {
  const { database, clock, limits, codes, mails } = tools;

  /** Sends the link that confirms these data; at most a few an hour to one address. */
  async function sendLink(
    tx: Queryable,
    user: Pick<UserRow, 'id' | 'email' | 'name' | 'lastName' | 'passwordHash'>,
    locale: Locale,
  ): Promise<void> {
    const { id: userId, email, name, lastName, passwordHash } = user;
    const purpose = passwordHash ? 'registration' : 'recovery';
    const codeId = await codes.create(tx, {
      purpose,
      userId,
      email,
      confirms: { name, lastName, passwordHash },
      hours: linkHours,
    });
    await mails.add(tx, { kind: passwordHash ? 'registration' : 'firstPassword', to: email, locale, name, codeId });
  }

  /** The account that waits for its confirmation: a new one, or an earlier registration of the same address with the new data. */
  async function keepWaiting(
    tx: Queryable,
    earlier: UserRow | null,
    { name, lastName, email }: Registration,
    passwordHash: string | null,
  ): Promise<UserRow> {
    const data = { name, lastName, email, passwordHash, agreedAt: clock() };
    if (earlier) await changeUser(tx, earlier.id, data);
    const id = earlier?.id ?? (await insertUser(tx, { ...data, kind: 'account', createdAt: clock() }));
    return (await findUserRow(tx, id))!;
  }

  /**
   * Tells the owner of a known address. With the statements that a new one needs, though nothing comes of them: the code is
   * late from the start. Else the time of the answer would say what the answer does not.
   */
  async function tellOwner(tx: Queryable, { id: userId, email, agreedAt }: UserRow, locale: Locale): Promise<void> {
    await changeUser(tx, userId, { agreedAt });
    await findUserRow(tx, userId);
    await codes.create(tx, { purpose: 'registration', userId, email, hours: 0 });
    await mails.add(tx, { kind: 'addressKnown', to: email, locale });
  }

  return {
    /** Answers the same, after the same work, whether or not the address is known. */
    async register(body: Registration, visit: Visit) {
      const network = tools.countedNetwork(visit, accountsLimit);
      const wait = await limits.longestWait(database, network);
      if (wait > 0) return tooManyAttempts(wait);
      const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
      await database.transaction(async (tx) => {
        await lockEmail(tx, body.email);
        const mail = [mailLimit('registration', body.email)];
        const mayMail = (await limits.lockedWait(tx, mail)) === 0;
        await limits.record(tx, mayMail ? [...network, ...mail] : network);
        const known = await findAccount(tx, body.email);
        if (!mayMail) return;
        if (known?.confirmedAt) await tellOwner(tx, known, visit.locale);
        else await sendLink(tx, await keepWaiting(tx, known, body, passwordHash), visit.locale);
      });
      return true as const;
    },

    /** Sends the link once more to someone who proved to know the password. */
    async sendLinkAgain(tx: Queryable, user: UserRow, locale: Locale): Promise<void> {
      const mail = [mailLimit('registration', user.email)];
      if ((await limits.lockedWait(tx, mail)) > 0) return;
      await limits.record(tx, mail);
      await sendLink(tx, user, locale);
    },

    confirm: ({ email, confirmCode }: Omit<ParsedInput<typeof confirmRegistration>['body'], 'type'>, visit: Visit) =>
      tools.withCode({ purposes: ['registration'], email, text: confirmCode, visit }, async (tx, code) => {
        const user = (await findUserRow(tx, code.userId))!;
        await changeUser(tx, user.id, { ...code.confirms, confirmedAt: user.confirmedAt ?? clock() });
        await codes.withdraw(tx, user.id, ['registration', 'recovery']);
        await tools.joinPurchases(tx, user.id, user.email);
        return true;
      }),
  };
}
