import { randomUUID } from 'node:crypto';
import type { Clock } from '#values/clock.ts';
import { minuteMs } from '#values/durations.ts';
import type { Database } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import { findUserRow } from '../user-queries.ts';
import type { createAccessTokens } from './access-tokens.ts';
import { clientIdOf, refreshTokenOf, setSessionCookies } from './session-cookies.ts';
import type { createSessions } from './sessions.ts';

/** A session that no cookie refreshes lasts as long as its access token. */
const unrefreshedMs = 15 * minuteMs;

interface OrderSession {
  readonly accessToken: string;
  readonly clientId: string;
  readonly kind: 'checkout';
  /** The browser's own session sees the order too, without the link. */
  readonly isOwn: boolean;
}

/** Opens sessions that see one order alone, for whoever has the link of its mail. */
export function createOpenOrderSession(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly tokens: ReturnType<typeof createAccessTokens>;
}) {
  const { database, clock, sessions, tokens } = parts;

  const tokenFor = (sessionId: string, { userId, orderId }: { userId: number; orderId: number }) =>
    tokens.sign({ userId, sessionId, kind: 'order', orderId });

  /**
   * Opens the session of an order and its user. A browser without a session keeps it in its cookies; one that has a session
   * keeps its own, with its basket. Null when the user has been deleted.
   */
  return async (order: { userId: number; orderId: number }, visit: Visit): Promise<OrderSession | null> => {
    const { userId, orderId } = order;
    const token = refreshTokenOf(visit);
    const present = token === undefined ? null : await sessions.findOpen(database, token);
    if (present?.userId === userId && (present.orderId ?? orderId) === orderId) {
      const accessToken = await tokenFor(present.id, order);
      return { accessToken, clientId: present.clientId, kind: 'checkout', isOwn: true };
    }
    if (!(await findUserRow(database, userId))) return null;
    const clientId = present?.clientId ?? clientIdOf(visit) ?? randomUUID();
    const { session, refreshToken } = sessions.prepare({ userId, clientId, userAgent: visit.userAgent });
    const expiresAt = present ? new Date(clock().getTime() + unrefreshedMs) : session.expiresAt;
    await sessions.open(database, { ...session, orderId, expiresAt });
    await sessions.endOldestOfOrder(database, order, session.id);
    if (!present) setSessionCookies(visit, { refreshToken, clientId });
    return { accessToken: await tokenFor(session.id, order), clientId, kind: 'checkout', isOwn: !present };
  };
}
