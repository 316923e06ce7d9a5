import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import type { CallKey } from '#values/call.ts';
import type { ErrorTexts } from './errors/error-texts.ts';
import type { Route } from './handler.ts';
import { handleCall } from './handle-call.ts';
import { actorOfUser, type Visit } from './visit.ts';

/** The API client of pages while they render: the same validation and handlers, without a network. */
export function inProcessClient(routes: ReadonlyMap<CallKey, Route>, visit: Visit, texts: ErrorTexts) {
  return async (key: CallKey, input: { params?: unknown; query?: unknown; body?: unknown } = {}) => {
    const route = routes.get(key);
    if (!route) throw new Error(`unknown call ${key}`);
    const result = await handleCall(
      route,
      { params: input.params, query: input.query, body: input.body },
      visit,
      texts,
    );
    return result.error ? { ok: false as const, error: result.error } : { ok: true as const, value: result.body };
  };
}

/** The visit for which pages are rendered: without a user, so that a page may be cached for everybody. */
export const anonymousVisit = (locale: Locale, log: FastifyBaseLogger): Visit => ({
  locale,
  user: null,
  actor: actorOfUser(null),
  ip: '',
  userAgent: '',
  log,
  header: () => undefined,
  cookie: () => undefined,
  setCookie() {},
  clearCookie() {},
});
