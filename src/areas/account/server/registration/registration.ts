import type { ParsedInput } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure } from '#platform/http/failure.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { confirmRegistration, register } from '../../contract.ts';
import { tooManyAttempts } from '../limits/attempt-limits.ts';
import { accountsLimit, mailLimit } from '../limits/limit-rules.ts';
import type { AccountContext } from '../account-context.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { type ProvenAccount, signInByLink } from '../sign-in/open-session.ts';
import { registrationToken, setRegistrationToken } from '../sign-in/session-cookies.ts';
import { findAccount, lockEmail } from '../user-queries.ts';
import type { RegistrationRow } from '../sign-in/registration-store.ts';

type Registration = ParsedInput<typeof register>['body'];

const linkHours = 48;

/**
 * Registration, and the confirmation of its address: the mailed link proves the mailbox, the browser proves the password
 * (docs/decisions/registration.md).
 */
export function createRegistration(context: AccountContext) {
  const { database, limits, codes, mails, registrations } = context;

  /** Queues the mail with the link that confirms the address. */
  async function sendLink(
    tx: Queryable,
    { email, name, lastName, passwordHash }: Pick<RegistrationRow, 'email' | 'name' | 'lastName' | 'passwordHash'>,
    visit: Visit,
  ): Promise<void> {
    const of = { purpose: 'registration', userId: null, email, context: { name, lastName } } as const;
    const code = await codes.create(tx, { ...of, hours: linkHours, expiresFromSending: true });
    const kind = passwordHash ? 'registration' : 'firstPassword';
    const mail = { kind, to: email, locale: visit.locale, name, ...code } as const;
    await mails.addLimited(tx, mail, context.mailSourceOf(email, visit), 'registration');
  }

  /** Informs the owner of a known address. The code has expired; it makes the number of statements equal. */
  async function notifyOwner(tx: Queryable, email: string, visit: Visit): Promise<void> {
    await codes.create(tx, { purpose: 'registration', userId: null, email, hours: 0 });
    const mail = { kind: 'addressKnown', to: email, locale: visit.locale } as const;
    await mails.addLimited(tx, mail, context.mailSourceOf(email, visit), 'registration');
  }

  /** Answers the same after the same work, whether or not the address is known (decisions.md section 4). */
  async function register(body: Registration, visit: Visit) {
    const refused = body.password !== undefined && context.refuseCommonPassword('password', body.password);
    if (refused) return refused;
    const network = context.limitsOfNetwork(visit, accountsLimit);
    const wait = await limits.findMaxWait(database, network);
    if (wait > 0) return tooManyAttempts(wait);
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
    const token = setRegistrationToken(visit);
    return database.transaction(async (tx) => {
      const { email, name, lastName } = body;
      await lockEmail(tx, email);
      const mail = [mailLimit('registration', email)];
      const [networkWait, mailWait] = await limits.lockAndFindMaxWaits(tx, network, mail);
      if (networkWait > 0) return tooManyAttempts(networkWait);
      const canMail = mailWait === 0;
      await limits.record(tx, canMail ? [...network, ...mail] : network);
      const known = await findAccount(tx, email);
      // The row is stored without a mail too: a code that was mailed before confirms this registration as well.
      await registrations.save(tx, { token, email, name, lastName, passwordHash, hasExpired: known !== null });
      if (canMail && known) await notifyOwner(tx, known.email, visit);
      else if (canMail) await sendLink(tx, { email, name, lastName, passwordHash }, visit);
      return true as const;
    });
  }

  return {
    register: (body: Registration, visit: Visit) => context.passwordHashQueue(() => register(body, visit)),

    /** Sends the link again to someone who knows the password. False when the registration is gone meanwhile. */
    async sendLinkAgain(
      tx: Queryable,
      registration: RegistrationRow,
      canMail: boolean,
      visit: Visit,
    ): Promise<boolean> {
      if (!(await registrations.extend(tx, registration.id))) return false;
      if (!canMail) return true;
      await limits.record(tx, [mailLimit('registration', registration.email)]);
      await sendLink(tx, registration, visit);
      return true;
    },

    /** Makes an account of the registration of this browser, and signs the browser in to it. */
    async confirm({ email, confirmCode }: Omit<ParsedInput<typeof confirmRegistration>['body'], 'type'>, visit: Visit) {
      const confirmed: ProvenAccount[] = [];
      const codeOf = { purposes: ['registration'], email, text: confirmCode, visit } as const;
      const answer = await context.withCode(codeOf, async (tx, code) => {
        if (await findAccount(tx, code.email)) return false;
        const own = await registrations.findOwn(tx, code.email, registrationToken(visit));
        if (!own?.passwordHash) return failure('password_needed');
        const account = { ...own, passwordHash: own.passwordHash };
        confirmed.push({ ...account, id: await context.openAccount(tx, account) });
        return true;
      });
      if (answer === true) for (const account of confirmed) await signInByLink(context, account, visit);
      return answer;
    },
  };
}
