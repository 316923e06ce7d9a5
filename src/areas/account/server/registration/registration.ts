import type { Locale } from '#i18n/locale.ts';
import type { ParsedInput } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { confirmRegistration, register } from '../../contract.ts';
import { tooManyAttempts } from '../limits/attempt-limits.ts';
import { accountsLimit, mailLimit } from '../limits/limit-rules.ts';
import type { AccountContext } from '../account-context.ts';
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

/** Registration, and the confirmation of its address. */
export function createRegistration(context: AccountContext) {
  const { database, clock, limits, codes, mails } = context;

  /** Queues the mail with the link that confirms this registration. */
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
      expiresFromSending: true,
    });
    await mails.add(tx, { kind: passwordHash ? 'registration' : 'firstPassword', to: email, locale, name, ...code });
  }

  /** Stores the unconfirmed account: a new one, or an earlier registration of the same address with the new data. */
  async function saveUnconfirmed(
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
   * Mails the owner of a known address. Runs the same statements as for a new one (the code has expired at once), so
   * that the response time does not reveal that the address is known.
   */
  async function notifyOwner(tx: Queryable, { id: userId, email, agreedAt }: UserRow, locale: Locale): Promise<void> {
    await changeUser(tx, userId, { agreedAt });
    await findUserRow(tx, userId);
    await codes.create(tx, { purpose: 'registration', userId, email, hours: 0 });
    await mails.add(tx, { kind: 'addressKnown', to: email, locale });
  }

  /** Answers the same after the same work, whether or not the address is known (decisions.md section 4). */
  async function register(body: Registration, visit: Visit) {
    const network = context.limitsOfNetwork(visit, accountsLimit);
    const wait = await limits.findMaxWait(database, network);
    if (wait > 0) return tooManyAttempts(wait);
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
    return database.transaction(async (tx) => {
      await lockEmail(tx, body.email);
      const mail = [mailLimit('registration', body.email)];
      const [networkWait, mailWait] = await limits.lockAndFindMaxWaits(tx, network, mail);
      if (networkWait > 0) return tooManyAttempts(networkWait);
      const canMail = mailWait === 0;
      await limits.record(tx, canMail ? [...network, ...mail] : network);
      const known = await lockAccount(tx, body.email);
      if (!canMail) return true as const;
      if (known?.confirmedAt) await notifyOwner(tx, known, visit.locale);
      else await sendLink(tx, await saveUnconfirmed(tx, known, body, passwordHash), visit.locale);
      return true as const;
    });
  }

  return {
    register: (body: Registration, visit: Visit) => context.passwordHashQueue(() => register(body, visit)),

    /** Sends the link again to someone who knows the password. False when the account has changed meanwhile. */
    async sendLinkAgain(tx: Queryable, user: UserRow, locale: Locale): Promise<boolean> {
      const mail = [mailLimit('registration', user.email)];
      const wait = await limits.lockAndFindMaxWait(tx, mail);
      const present = await lockUser(tx, user.id);
      if (!present || present.confirmedAt || present.passwordHash !== user.passwordHash) return false;
      if (wait > 0) return true;
      await limits.record(tx, mail);
      await sendLink(tx, present, locale);
      return true;
    },

    confirm: ({ email, confirmCode }: Omit<ParsedInput<typeof confirmRegistration>['body'], 'type'>, visit: Visit) =>
      context.withCode({ purposes: ['registration'], email, text: confirmCode, visit }, async (tx, code) => {
        const user = (await findUserRow(tx, code.userId))!;
        await changeUser(tx, user.id, { ...code.confirms, confirmedAt: user.confirmedAt ?? clock() });
        await codes.withdraw(tx, user.id, ['registration', 'recovery']);
        await context.joinGuestOrders(tx, user.id, user.email);
        return true;
      }),
  };
}
