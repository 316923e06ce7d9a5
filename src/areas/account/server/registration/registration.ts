import type { Locale } from '#i18n/locale.ts';
import type { ParsedInput } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { confirmRegistration, register } from '../../contract.ts';
import { accountsLimit, mailLimit, tooManyAttempts } from '../limits/attempt-limits.ts';
import type { AccountTools } from '../account-tools.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import {
  changeUser,
  findUserRow,
  insertUser,
  lockAccount,
  lockEmail,
  lockUser,
  type UserRow,
} from '../user-queries.ts';

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
    const code = await codes.create(tx, {
      purpose,
      userId,
      email,
      confirms: { name, lastName, passwordHash },
      hours: linkHours,
      fromSending: true,
    });
    await mails.add(tx, { kind: passwordHash ? 'registration' : 'firstPassword', to: email, locale, name, ...code });
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

  /** Answers the same, after the same work, whether or not the address is known. */
  async function register(body: Registration, visit: Visit) {
    const network = tools.countedNetwork(visit, accountsLimit);
    const wait = await limits.longestWait(database, network);
    if (wait > 0) return tooManyAttempts(wait);
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
    return database.transaction(async (tx) => {
      await lockEmail(tx, body.email);
      const mail = [mailLimit('registration', body.email)];
      const [networkWait, mailWait] = await limits.lockedWaits(tx, network, mail);
      if (networkWait > 0) return tooManyAttempts(networkWait);
      const mayMail = mailWait === 0;
      await limits.record(tx, mayMail ? [...network, ...mail] : network);
      const known = await lockAccount(tx, body.email);
      if (!mayMail) return true as const;
      if (known?.confirmedAt) await tellOwner(tx, known, visit.locale);
      else await sendLink(tx, await keepWaiting(tx, known, body, passwordHash), visit.locale);
      return true as const;
    });
  }

  return {
    register: (body: Registration, visit: Visit) => tools.inTurn(() => register(body, visit)),

    /** Sends the link once more to someone who proved to know the password. False when the account is not that any more. */
    async sendLinkAgain(tx: Queryable, user: UserRow, locale: Locale): Promise<boolean> {
      const mail = [mailLimit('registration', user.email)];
      const wait = await limits.lockedWait(tx, mail);
      const present = await lockUser(tx, user.id);
      if (!present || present.confirmedAt || present.passwordHash !== user.passwordHash) return false;
      if (wait > 0) return true;
      await limits.record(tx, mail);
      await sendLink(tx, present, locale);
      return true;
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
