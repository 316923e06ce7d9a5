import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import type { SignedIn, Visit } from './visit.ts';

/** The visit of a real HTTP request. */
export function requestVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  user: SignedIn | null,
): Visit {
  const secure = request.protocol === 'https';
  return {
    locale,
    user,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log,
    header(name) {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name) => request.cookies[name],
    setCookie(name, value, { httpOnly, maxAgeSeconds, sameSite = 'lax' }) {
      void reply.setCookie(name, value, { path: '/', httpOnly, maxAge: maxAgeSeconds, sameSite, secure });
    },
    clearCookie(name) {
      // With what it was set with: browsers let no other clear a cookie of a secure page.
      void reply.clearCookie(name, { path: '/', sameSite: 'lax', secure });
    },
  };
}
