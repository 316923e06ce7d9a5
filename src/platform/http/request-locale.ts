import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '#i18n/locale.ts';

/** The Content-Language header chooses the language of content and messages (decisions.md section 3). */
export function requestLocale(request: FastifyRequest): Locale {
  const header = request.headers['content-language'];
  const language = typeof header === 'string' ? header.slice(0, 2).toLowerCase() : undefined;
  return isLocale(language) ? language : defaultLocale;
}
