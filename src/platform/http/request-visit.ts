import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '#i18n/locale.ts';
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
      // With the attributes it was set with: browsers ignore others for a secure cookie.
      void reply.clearCookie(name, { path: '/', sameSite: 'lax', secure });
    },
  };
}

/** The Content-Language header chooses the language of content and messages (decisions.md section 3). */
export function requestLocale(request: FastifyRequest): Locale {
  const header = request.headers['content-language'];
  const language = typeof header === 'string' ? header.slice(0, 2).toLowerCase() : undefined;
  return isLocale(language) ? language : defaultLocale;
}
