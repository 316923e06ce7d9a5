import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { Visit, VisitUser } from '#platform/http/visit.ts';
import type { login, openCheckoutAccount } from '../../contract.ts';
import { createAccessTokens } from './access-tokens.ts';
import type { AccountContext } from '../account-context.ts';
import { tooManyAttempts } from '../limits/attempt-limits.ts';
import {
  guestsLimit,
  guestsOfBrowserLimit,
  knownBrowserLimit,
  type Limit,
  loginLimit,
  mailLimit,
  networkLimit,
} from '../limits/limit-rules.ts';
import { findLogin } from './login-queries.ts';
import { openGuest } from './open-guest.ts';
import { formerGuest, openAccountSession } from './open-session.ts';
import { createOpenOrderSession } from './open-order-session.ts';
import { hashPassword, isOutdated, isRightPassword } from './password-hash.ts';
import type { RegistrationRow } from './registration-store.ts';
import {
  clearSessionCookies,
  clientIdOf,
  refreshTokenOf,
  registrationToken,
  setSessionCookies,
} from './session-cookies.ts';
import { changeHash, lockEmail, type UserRow } from '../user-queries.ts';

type Login = ParsedInput<typeof login>['body'];

interface LoginAttempt {
  readonly appliedLimits: readonly Limit[];
  readonly clientId: string | null | undefined;
}

/** Extends an unconfirmed registration and mails its link again if it may; false when it has ended in the meantime. */
type SendLinkAgain = (tx: Queryable, registration: RegistrationRow, canMail: boolean, visit: Visit) => Promise<boolean>;

/** Login, token refresh, logout, and sessions of guests. */
export function createSignIn(context: AccountContext, { sendLinkAgain }: { readonly sendLinkAgain: SendLinkAgain }) {
  const { database, clock, signer, limits, sessions, registrations, knownBrowsers } = context;
  const tokens = createAccessTokens(signer.accessTokenKey, clock);

  /** Sets the cookies and returns the tokens; call it after the session's transaction has committed. */
  async function toAnswer(
    { session, refreshToken }: { session: { id: string; userId: number; clientId: string }; refreshToken: string },
    kind: 'account' | 'checkout',
    visit: Visit,
  ) {
    const { userId, clientId, id: sessionId } = session;
    setSessionCookies(visit, { refreshToken, clientId });
    return { accessToken: await tokens.sign({ userId, sessionId, kind }), clientId, kind };
  }

  /** Null when the password was changed or the account deleted since the comparison. */
  async function openAccount(
    user: UserRow,
    passwordHash: string,
    { appliedLimits, clientId }: LoginAttempt,
    visit: Visit,
  ) {
    const account = { id: user.id, email: user.email, passwordHash };
    const opened = await openAccountSession(context, account, { clientId: clientId ?? null, appliedLimits }, visit);
    if (opened) return toAnswer(opened, 'account', visit);
    const wait = await limits.findMaxWait(database, appliedLimits);
    return wait > 0 ? tooManyAttempts(wait) : null;
  }

  /** Replaces a hash of a former cost, now that its password is known. */
  async function renewHash(userId: number, outdated: string, password: string): Promise<string> {
    const renewed = await hashPassword(password);
    await changeHash(database, userId, outdated, renewed);
    return renewed;
  }

  /** Null when the password was changed meanwhile; the caller tries again. */
  async function tryLogin({ login: email, password, clientId }: Login, visit: Visit) {
    const ownLimit = knownBrowserLimit(knownBrowsers.subjectOf(visit));
    const strangersLimits = [loginLimit(email), ...context.limitsOfNetwork(visit, networkLimit)];
    const { user, registration, counts } = await findLogin(database, {
      email,
      browser: registrations.hashBrowser(registrationToken(visit)),
      now: clock(),
      limits: limits.toParameters([...strangersLimits, ownLimit]),
    });
    // A browser that has signed in to the account before is exempt from what strangers can use up.
    const appliedLimits = user && knownBrowsers.isKnown(visit, user) ? [ownLimit] : strangersLimits;
    const wait = limits.maxWait(appliedLimits, counts);
    if (wait > 0) return tooManyAttempts(wait);

    const passwordHash = user?.passwordHash ?? registration?.passwordHash ?? null;
    const isRight = await isRightPassword(passwordHash, password);
    if (user && passwordHash && isRight) {
      const current = isOutdated(passwordHash) ? await renewHash(user.id, passwordHash, password) : passwordHash;
      return openAccount(user, current, { appliedLimits, clientId }, visit);
    }
    return database.transaction(async (tx) => {
      // Checked again under a lock: of many concurrent guesses only as many as the limit allows get an answer.
      const mail = registration && isRight ? [mailLimit('registration', email)] : [];
      if (registration && isRight) await lockEmail(tx, email);
      const [waitNow, mailWait] = await limits.lockAndFindMaxWaits(tx, appliedLimits, mail);
      if (waitNow > 0) return tooManyAttempts(waitNow);
      if (registration && isRight) {
        const isStillOpen = await sendLinkAgain(tx, registration, mailWait === 0, visit);
        return isStillOpen ? failure('email_not_confirmed') : null;
      }
      await limits.record(tx, appliedLimits);
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
    login: (body: Login, visit: Visit) => context.passwordHashQueue(() => logIn(body, visit)),

    /** A guest for one purchase; never opens or reveals an existing account with the same address. */
    async openCheckoutAccount(
      { name, lastName, email }: ParsedInput<typeof openCheckoutAccount>['body'],
      visit: Visit,
    ) {
      const knownClientId = clientIdOf(visit);
      const network = context.limitsOfNetwork(visit, guestsLimit);
      const counted = knownClientId ? [guestsOfBrowserLimit(knownClientId), ...network] : network;
      const opened = await database.transaction(async (tx) => {
        const wait = await limits.lockAndFindMaxWait(tx, counted);
        if (wait > 0) return tooManyAttempts(wait);
        const guestId = await formerGuest(context, tx, visit);
        const former = refreshTokenOf(visit);
        if (former) await sessions.endByToken(tx, former);
        const clientId = knownClientId ?? randomUUID();
        const { session, refreshToken } = sessions.prepare({ clientId, userAgent: visit.userAgent });
        const { subjects } = limits.toParameters(counted);
        const userId = await openGuest(tx, { ...{ name, lastName, email, subjects }, ...session });
        await context.onSignIn?.(tx, { userId, guestId, visit });
        return { session: { ...session, userId }, refreshToken };
      });
      return opened instanceof Failure ? opened : toAnswer(opened, 'checkout', visit);
    },

    /** The session of one order, for whoever has the link of its mail. */
    openOrder: createOpenOrderSession({ database, clock, sessions, tokens }),

    async refresh(clientId: string | null | undefined, visit: Visit) {
      const token = refreshTokenOf(visit);
      const refreshed = token && clientId ? await sessions.refresh(token, clientId) : null;
      if (!refreshed || !clientId) return failure('invalid_token');
      const { refreshToken, ...signedIn } = refreshed;
      setSessionCookies(visit, { refreshToken, clientId });
      // The refreshToken in the body is a receipt that no call accepts; only the cookie counts (decisions.md section 4).
      const kind = signedIn.kind === 'account' ? ('account' as const) : ('checkout' as const);
      return { accessToken: await tokens.sign(signedIn), refreshToken: randomUUID(), clientId, kind };
    },

    async logout(visit: Visit): Promise<true> {
      const token = refreshTokenOf(visit);
      if (token) await sessions.endByToken(database, token);
      clearSessionCookies(visit);
      return true;
    },

    /** Checks the session too: an ended one loses access at once, although its token has not expired. */
    async authenticate(accessToken: string): Promise<VisitUser | null> {
      const signedIn = await tokens.read(accessToken);
      const email = signedIn && (await sessions.findEmail(signedIn.sessionId));
      return email ? { ...signedIn!, email } : null;
    },
  };
}
