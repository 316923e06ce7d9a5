import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import type { Visit } from './visit.ts';

/** The visit on whose behalf pages are rendered: nobody's, so that a page may be kept for everybody. */
export const anonymousVisit = (locale: Locale, log: FastifyBaseLogger): Visit => ({
  locale,
  user: null,
  ip: '',
  userAgent: '',
  log,
  header: () => undefined,
  cookie: () => undefined,
  setCookie() {},
  clearCookie() {},
});
