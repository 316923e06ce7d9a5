import { randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { AccountContext } from '../account-context.ts';
import { type Limit, loginLimit } from '../limits/limit-rules.ts';
import type { UserRow } from '../user-queries.ts';
import { openLoginSession } from './login-queries.ts';
import { clientIdOf, refreshTokenOf, setSessionCookies } from './session-cookies.ts';

/** An account with the hash of the password that its owner has just given or chosen. */
export interface ProvenAccount extends Pick<UserRow, 'id' | 'email'> {
  readonly passwordHash: string;
}

type OpenSessionContext = Pick<
  AccountContext,
  'database' | 'limits' | 'sessions' | 'knownBrowsers' | 'onSignIn' | 'securityLog'
>;

/** The guest that the browser is until it signs in. */
export async function formerGuest(
  { sessions }: Pick<AccountContext, 'sessions'>,
  tx: Queryable,
  visit: Visit,
): Promise<number | null> {
  const token = refreshTokenOf(visit);
  return token === undefined ? null : sessions.findGuest(tx, token);
}

/**
 * Opens a session of an account in place of the browser's former one; null when the password was changed or the account deleted
 * meanwhile, or a limit is reached. The caller sets the session's cookies.
 */
export async function openAccountSession(
  context: OpenSessionContext,
  { id: userId, email, passwordHash }: ProvenAccount,
  { clientId, appliedLimits }: { readonly clientId: string | null; readonly appliedLimits: readonly Limit[] },
  visit: Visit,
) {
  const { database, limits, sessions, knownBrowsers, securityLog } = context;
  const prepared = sessions.prepare({ userId, clientId: clientId ?? randomUUID(), userAgent: visit.userAgent });
  const session = {
    ...prepared.session,
    passwordHash,
    formerId: sessions.idOf(refreshTokenOf(visit)),
    clearedSubject: limits.hashSubject(loginLimit(email).subject),
  };
  const isOpened = await database.transaction(async (tx) => {
    const guestId = await formerGuest(context, tx, visit);
    const opened = await openLoginSession(tx, session, limits.toParameters(appliedLimits));
    if (!opened) return false;
    await sessions.endOldest(tx, userId, prepared.session.id);
    await context.onSignIn?.(tx, { userId, guestId, visit });
    return true;
  });
  if (!isOpened) return null;
  knownBrowsers.remember(visit, userId, passwordHash);
  securityLog.account(visit, 'signed_in', userId);
  return prepared;
}

/** Signs in the browser that asked for a mailed link and has opened it, by cookies alone. */
export async function signInByLink(context: OpenSessionContext, account: ProvenAccount, visit: Visit): Promise<void> {
  const opened = await openAccountSession(context, account, { clientId: clientIdOf(visit), appliedLimits: [] }, visit);
  if (opened) setSessionCookies(visit, { refreshToken: opened.refreshToken, clientId: opened.session.clientId });
}
