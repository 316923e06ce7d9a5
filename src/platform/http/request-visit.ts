import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale, locales, spokenLocale } from '#i18n/locale.ts';
import { actorOfUser, type StaffSession, type VisitUser, type Visit } from './visit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The prefix of the names of the shop's cookies: `__Host-` where shoppers use https, otherwise nothing. */
    cookiePrefix: string;
    /** The languages in which the shop speaks; absent: all. */
    languages?: readonly Locale[];
  }
}

/** The visit of a real HTTP request. */
export function requestVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  user: VisitUser | null,
  staff?: StaffSession | null,
): Visit {
  // Whatever the proxy says of the protocol: with the prefix no other host or plain connection can set them.
  const prefix = request.server.cookiePrefix;
  const secure = prefix !== '';
  return {
    locale,
    user,
    ...(staff !== undefined && { staff }),
    actor: staff ? { kind: 'staff', id: String(staff.memberId), device: staff.device } : actorOfUser(user),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log,
    header(name) {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name) => request.cookies[prefix + name],
    setCookie(name, value, { httpOnly, maxAgeSeconds, sameSite = 'lax' }) {
      void reply.setCookie(prefix + name, value, { path: '/', httpOnly, maxAge: maxAgeSeconds, sameSite, secure });
    },
    clearCookie(name) {
      // The attributes are those it was set with: browsers ignore others for a secure cookie.
      void reply.clearCookie(prefix + name, { path: '/', sameSite: 'lax', secure });
    },
  };
}

/** Whether a Cookie header has one of these cookies of the shop, with the prefix or without. */
export const hasCookie = (header: string | undefined, names: readonly string[]): boolean =>
  (header ?? '').split(';').some((cookie) => names.includes(cookie.split('=', 1)[0]!.trim().replace('__Host-', '')));

/** The languages in which the shop speaks. */
export const languagesOf = (server: FastifyInstance): readonly Locale[] => server.languages ?? locales;

/** The Content-Language header chooses the language of content and messages among the shop's (decisions.md section 3). */
export function requestLocale(request: FastifyRequest): Locale {
  const header = request.headers['content-language'];
  const language = typeof header === 'string' ? header.slice(0, 2).toLowerCase() : undefined;
  return isLocale(language) ? spokenLocale(language, languagesOf(request.server)) : defaultLocale;
}
