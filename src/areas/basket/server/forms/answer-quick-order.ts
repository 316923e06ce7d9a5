import type { FastifyInstance } from 'fastify';
import { localisedPath } from '#i18n/locale.ts';
import { Failure } from '#platform/http/failure.ts';
import { comesFromForeignOrigin } from '#platform/http/origin-check.ts';
import { languagesOf, requestVisit } from '#platform/http/request-visit.ts';
import { maxQuickOrderLength } from '../../basket-limits.ts';
import type { BasketArea } from '../basket.ts';
import { basketCookie, basketCookieSeconds } from '../basket-routes.ts';

/** Lines travel to the next page in its address, which has to stay within what servers and proxies read. */
const maxCarriedLength = 3000;

interface FormParts {
  readonly basket: Pick<BasketArea, 'placeQuickOrder'>;
  readonly publicUrl: string;
}

/**
 * The form of the quick order where no script answers it: adds the right lines and leads to the page that shows the others.
 * A form has no access token, so what it adds waits in the visitor's basket, which joins the user's with the next call.
 */
export function serveQuickOrderForm(server: FastifyInstance, { basket, publicUrl }: FormParts): void {
  const publicOrigin = new URL(publicUrl).origin;
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const locale of languagesOf(server)) {
      const path = localisedPath('/quick-order', locale);
      scope.post(path, async (request, reply) => {
        if (comesFromForeignOrigin(request, publicOrigin)) return reply.code(403).send();
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const text = (form.get('text') ?? '').slice(0, maxQuickOrderLength);
        const next = new URLSearchParams();
        if (form.get('task') === 'add') {
          const visit = requestVisit(request, reply, locale, null);
          const placed = await basket.placeQuickOrder(
            { userId: null, cookie: visit.cookie(basketCookie) },
            text,
            locale,
          );
          const isPlaced = !(placed instanceof Failure);
          if (isPlaced && placed.cookie)
            visit.setCookie(basketCookie, placed.cookie, { httpOnly: true, maxAgeSeconds: basketCookieSeconds });
          if (isPlaced) next.set('added', String(placed.basket.added));
          next.set('lines', (isPlaced ? placed.basket.rest : text).slice(0, maxCarriedLength));
        } else next.set('lines', text.slice(0, maxCarriedLength));
        return reply.header('cache-control', 'no-store').redirect(`${path}?${next.toString()}`, 303);
      });
    }
  });
}
