import { randomBytes, randomUUID } from 'node:crypto';
import type { ParsedInput } from '#values/call.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { SignedIn, Visit } from '#platform/http/visit.ts';
import type { login, openCheckoutAccount } from '../../contract.ts';
import { accessTokens } from './access-tokens.ts';
import type { AccountTools } from '../account-tools.ts';
import { accountsLimit, type Limit, loginLimit, networkLimit, tooManyAttempts } from '../limits/attempt-limits.ts';
import { findLogin, openLoginSession } from './login-queries.ts';
import { hashPassword, isOutdated, isRightPassword } from './password-hash.ts';
import type { registration } from '../registration/registration.ts';
import {
  clearSessionCookies,
  knownBrowserToken,
  refreshTokenOf,
  setKnownBrowser,
  setSessionCookies,
} from './session-cookies.ts';
import { changeHash, insertUser, type UserRow } from '../user-queries.ts';

type Login = ParsedInput<typeof login>['body'];

interface LoginAttempt {
  readonly limited: readonly Limit[];
  readonly clientId: string | null | undefined;
}

export function signIn(tools: AccountTools, { sendLinkAgain }: Pick<ReturnType<typeof registration>, 'sendLinkAgain'>) {
  const { database, clock, keys, limits, sessions } = tools;
  const tokens = accessTokens(keys.accessToken, clock);

  /** To be called once the session's transaction has committed. */
  async function answerOf(
    { session, refreshToken }: ReturnType<typeof sessions.draw>,
    kind: SignedIn['kind'],
    visit: Visit,
  ) {
    const { userId, clientId, id: sessionId } = session;
    setSessionCookies(visit, { refreshToken, clientId });
    return { accessToken: await tokens.sign({ userId, sessionId, kind }), clientId, kind };
  }

  /** Until the password changes: whoever it was taken back from may have signed in, too. */
  const knownBrowser = (userId: number, passwordHash: string | null, nonce: string) =>
    `${userId} ${passwordHash} ${nonce}`;

  /** A browser that this account signed in with before is not shut out by others' failures. */
  function isKnownBrowser(visit: Visit, { id, passwordHash }: UserRow): boolean {
    const [nonce = '', seal = ''] = (knownBrowserToken(visit) ?? '').split('.');
    return keys.isSealed('known browser', knownBrowser(id, passwordHash, nonce), seal);
  }

  function rememberBrowser(visit: Visit, userId: number, passwordHash: string): void {
    const nonce = randomBytes(12).toString('base64url');
    setKnownBrowser(visit, `${nonce}.${keys.seal('known browser', knownBrowser(userId, passwordHash, nonce))}`);
  }

  /** Null when the password was changed, or the account deleted, since it was compared. */
  async function openAccount({ id: userId, email }: UserRow, passwordHash: string, of: LoginAttempt, visit: Visit) {
    const drawn = sessions.draw({ userId, clientId: of.clientId ?? randomUUID(), userAgent: visit.userAgent });
    const session = {
      ...drawn.session,
      passwordHash,
      formerId: sessions.idOf(refreshTokenOf(visit)),
      forgiven: limits.stored(loginLimit(email).subject),
    };
    const isOpened = await database.transaction(async (tx) => {
      const opened = await openLoginSession(tx, session, limits.askedAttempts(of.limited));
      if (opened) await tools.onSignIn?.(tx, { userId, visit });
      return opened;
    });
    if (!isOpened) {
      const wait = await limits.longestWait(database, of.limited);
      return wait > 0 ? tooManyAttempts(wait) : null;
    }
    rememberBrowser(visit, userId, passwordHash);
    return answerOf(drawn, 'account', visit);
  }

  /** Of an older cost: made anew now that its password is at hand. */
  async function renewHash(userId: number, outdated: string, password: string): Promise<string> {
    const renewed = await hashPassword(password);
    await changeHash(database, userId, outdated, renewed);
    return renewed;
  }

  /** Null: what the password was compared with is none any more. */
  async function tryLogin({ login: email, password, clientId }: Login, visit: Visit) {
    const asked = [loginLimit(email), ...tools.countedNetwork(visit, networkLimit)];
    const { user, counted } = await findLogin(database, email, limits.askedAttempts(asked));
    const isKnown = user !== null && isKnownBrowser(visit, user);
    const limited = isKnown ? asked.slice(1) : asked;
    const wait = limits.longestOf(limited, counted);
    if (wait > 0) return tooManyAttempts(wait);

    const passwordHash = user?.passwordHash ?? null;
    const isRight = await isRightPassword(passwordHash, password);
    if (user?.confirmedAt && passwordHash && isRight) {
      const current = isOutdated(passwordHash) ? await renewHash(user.id, passwordHash, password) : passwordHash;
      return openAccount(user, current, { limited, clientId }, visit);
    }
    return database.transaction(async (tx) => {
      // Counted again with the answer at hand: of many guesses at once only as many are answered as the limit allows.
      const waitNow = await limits.lockedWait(tx, limited);
      if (waitNow > 0) return tooManyAttempts(waitNow);
      if (user && isRight) return (await sendLinkAgain(tx, user, visit.locale)) ? failure('email_not_confirmed') : null;
      await limits.record(tx, limited);
      return failure('wrong_login');
    });
  }

  async function logIn(body: Login, visit: Visit) {
    for (;;) {
      const answer = await tryLogin(body, visit);
      if (answer) return answer;
    }
  }

  return {
    login: (body: Login, visit: Visit) => tools.inTurn(() => logIn(body, visit)),

    /** A user of its own for one purchase: an existing account of the address is neither opened nor told of. */
    async openCheckoutAccount(
      { name, lastName, email }: ParsedInput<typeof openCheckoutAccount>['body'],
      visit: Visit,
    ) {
      const network = tools.countedNetwork(visit, accountsLimit);
      const opened = await database.transaction(async (tx) => {
        const wait = await limits.lockedWait(tx, network);
        if (wait > 0) return tooManyAttempts(wait);
        await limits.record(tx, network);
        const userId = await insertUser(tx, {
          kind: 'checkout',
          name,
          lastName,
          email,
          agreedAt: clock(),
          createdAt: clock(),
        });
        const former = refreshTokenOf(visit);
        if (former) await sessions.endByToken(tx, former);
        const drawn = sessions.draw({ userId, clientId: randomUUID(), userAgent: visit.userAgent });
        await sessions.open(tx, drawn.session);
        await tools.onSignIn?.(tx, { userId, visit });
        return drawn;
      });
      return opened instanceof Failure ? opened : answerOf(opened, 'checkout', visit);
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
