import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import { requestVisit } from '#platform/http/request-visit.ts';
import type { BasketArea } from '../basket.ts';
import { basketCookie, basketCookieSeconds } from '../basket-routes.ts';
import type { Shopper } from '../change-basket.ts';

/** A form that a browser has sent without scripts. */
export interface SentForm {
  readonly basket: Pick<BasketArea, 'addLines' | 'placeQuickOrder'>;
  readonly publicOrigin: string;
  readonly locale: Locale;
  /** Where it was sent to. */
  readonly path: string;
  readonly form: URLSearchParams;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The visitor who sent a form, and how a new basket's cookie is set. */
export function visitorOf({ request, reply, locale }: SentForm) {
  const visit = requestVisit(request, reply, locale, null);
  const shopper: Shopper = { userId: null, cookie: visit.cookie(basketCookie) };
  return {
    shopper,
    keepBasket(cookie: string | null | undefined): void {
      if (cookie) visit.setCookie(basketCookie, cookie, { httpOnly: true, maxAgeSeconds: basketCookieSeconds });
    },
  };
}
