import { randomBytes, randomUUID } from 'node:crypto';
import type { ParsedInput } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure } from '#platform/http/failure.ts';
import type { SignedIn, Visit } from '#platform/http/visit.ts';
import { takeTurns } from '#platform/take-turns.ts';
import type { login, openCheckoutAccount } from '../contract.ts';
import { accessTokens } from './access-tokens.ts';
import type { AccountTools } from './account-tools.ts';
import { accountsLimit, loginLimit, networkLimit, tooManyAttempts } from './attempt-limits.ts';
import { isRightPassword } from './password-hash.ts';
import type { registration } from './registration.ts';
import { clearSessionCookies, knownBrowserToken, refreshTokenOf, setKnownBrowser, setSessionCookies } from './session-cookies.ts';
import { findAccount, insertUser } from './user-queries.ts';

export function signIn(tools: AccountTools, { sendLinkAgain }: Pick<ReturnType<typeof registration>, 'sendLinkAgain'>) {
  const { database, clock, keys, limits, sessions } = tools;
  const tokens = accessTokens(keys.accessToken, clock);
  // A burst of logins waits here and not in the queue for the database's connections, which the pages need too. A few at a
  // time keep the hashing busy.
  const inTurn = takeTurns(4);

  /** Opens the session within the transaction; the cookies are set by what it answers, once that has committed. */
  async function openSession(tx: Queryable, user: { id: number; kind: SignedIn['kind'] }, clientId: string, visit: Visit) {
    const former = refreshTokenOf(visit);
    if (former) await sessions.endByToken(tx, former);
    const { id: sessionId, refreshToken } = await sessions.open(tx, { userId: user.id, clientId, userAgent: visit.userAgent });
    await tools.onSignIn?.(tx, { userId: user.id, visit });
    return async () => {
      setSessionCookies(visit, { refreshToken, clientId });
      return { accessToken: await tokens.sign({ userId: user.id, sessionId, kind: user.kind }), clientId, kind: user.kind };
    };
  }

  /** A browser that this account signed in with before is not shut out by others' failures. */
  function isKnownBrowser(visit: Visit, userId: number): boolean {
    const [nonce = '', seal = ''] = (knownBrowserToken(visit) ?? '').split('.');
    return keys.isSealed('known browser', `${userId} ${nonce}`, seal);
  }

  function rememberBrowser(visit: Visit, userId: number): void {
    const nonce = randomBytes(12).toString('base64url');
    setKnownBrowser(visit, `${nonce}.${keys.seal('known browser', `${userId} ${nonce}`)}`);
  }

  async function logIn({ login: email, password, clientId }: ParsedInput<typeof login>['body'], visit: Visit) {
    const user = await findAccount(database, email);
    const known = user !== null && isKnownBrowser(visit, user.id);
    const counted = [...(known ? [] : [loginLimit(email)]), ...tools.countedNetwork(visit, networkLimit)];

    const wait = await limits.longestWait(database, counted);
    if (wait > 0) return tooManyAttempts(wait);
    const right = await isRightPassword(user?.passwordHash ?? null, password);
    // Counted again with the answer at hand: of many guesses at once only as many are answered as the limit allows.
    const outcome = await database.transaction(async (tx) => {
      const waitNow = await limits.lockedWait(tx, counted);
      if (waitNow > 0) return tooManyAttempts(waitNow);
      if (!user || !right) {
        await limits.record(tx, counted);
        return failure('wrong_login');
      }
      if (!user.confirmedAt) {
        await sendLinkAgain(tx, user, visit.locale);
        return failure('email_not_confirmed');
      }
      await limits.forgive(tx, loginLimit(email).subject);
      return openSession(tx, user, clientId ?? randomUUID(), visit);
    });
    if (typeof outcome !== 'function') return outcome;
    rememberBrowser(visit, user!.id);
    return outcome();
  }

  return {
    login: (body: ParsedInput<typeof login>['body'], visit: Visit) => inTurn(() => logIn(body, visit)),

    /** A user of its own for one purchase: an existing account of the address is neither opened nor told of. */
    async openCheckoutAccount({ name, lastName, email }: ParsedInput<typeof openCheckoutAccount>['body'], visit: Visit) {
      const network = tools.countedNetwork(visit, accountsLimit);
      const answer = await database.transaction(async (tx) => {
        const wait = await limits.lockedWait(tx, network);
        if (wait > 0) return tooManyAttempts(wait);
        await limits.record(tx, network);
        const id = await insertUser(tx, { kind: 'checkout', name, lastName, email, agreedAt: clock(), createdAt: clock() });
        return openSession(tx, { id, kind: 'checkout' }, randomUUID(), visit);
      });
      return typeof answer === 'function' ? answer() : answer;
    },

    async refresh(clientId: string | null | undefined, visit: Visit) {
      const token = refreshTokenOf(visit);
      const refreshed = token && clientId ? await sessions.refresh(token, clientId) : null;
      if (!refreshed || !clientId) return failure('invalid_token');
      const { refreshToken, ...signedIn } = refreshed;
      setSessionCookies(visit, { refreshToken, clientId });
      // A receipt of the specification's shape; no call accepts it, only the cookie counts (decisions.md section 4).
      return { accessToken: await tokens.sign(signedIn), refreshToken: randomUUID(), clientId, kind: signedIn.kind };
    },

    async logout(visit: Visit): Promise<true> {
      const token = refreshTokenOf(visit);
      if (token) await sessions.endByToken(database, token);
      clearSessionCookies(visit);
      return true;
    },

    /** An ended session loses access at once, although its token still lasts. */
    async authenticate(accessToken: string): Promise<SignedIn | null> {
      const signedIn = await tokens.read(accessToken);
      return signedIn && (await sessions.isOpen(signedIn.sessionId)) ? signedIn : null;
    },
  };
}
