import type { FastifyInstance } from 'fastify';
import { localisedPath } from '#i18n/locale.ts';
import { comesFromForeignOrigin } from '#platform/http/origin-check.ts';
import { tooManyPagesDocument } from '#platform/html/html-document.ts';
import { languagesOf } from '#platform/http/request-visit.ts';
import type { BasketArea } from '../basket.ts';
import { answerAddForm } from './answer-add-form.ts';
import { answerQuickOrder } from './answer-quick-order.ts';

interface FormParts {
  readonly basket: Pick<BasketArea, 'addLines' | 'placeQuickOrder'>;
  readonly publicUrl: string;
}

const forms = { '/basket': answerAddForm, '/quick-order': answerQuickOrder } as const;

/**
 * The forms of the basket where no script answers them. A form has no access token, so what it adds waits in the visitor's
 * basket, which joins the user's with the next call. Its answer is a page, so it counts as one.
 */
export function serveBasketForms(server: FastifyInstance, { basket, publicUrl }: FormParts): void {
  const publicOrigin = new URL(publicUrl).origin;
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (comesFromForeignOrigin(request, publicOrigin)) return reply.code(403).send();
    });
    for (const locale of languagesOf(server))
      for (const [page, answer] of Object.entries(forms)) {
        const path = localisedPath(page, locale);
        scope.post(path, async (request, reply) => {
          reply.header('cache-control', 'no-store');
          if (!(await server.isWithinRenderLimit(request, reply)))
            return reply.code(429).type('text/html; charset=utf-8').send(tooManyPagesDocument(locale));
          const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
          return answer({ basket, publicOrigin, locale, path, form, request, reply });
        });
      }
  });
}
