import type { FastifyInstance } from 'fastify';
import { tooManyPagesDocument } from '#platform/html/html-document.ts';
import { localisedPath } from '#i18n/locale.ts';
import { Failure } from '#platform/http/failure.ts';
import { comesFromForeignOrigin } from '#platform/http/origin-check.ts';
import { languagesOf, requestVisit } from '#platform/http/request-visit.ts';
import type { Visit } from '#platform/http/visit.ts';
import { askForNotice } from '../contract.ts';
import type { StockNotices } from './stock-notices.ts';

/** The forms of notices where no script answers them. They carry no access token, so each address is to be confirmed. */
export function serveNoticeForms(
  server: FastifyInstance,
  { notices, publicUrl }: { readonly notices: StockNotices; readonly publicUrl: string },
): void {
  const publicOrigin = new URL(publicUrl).origin;
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const locale of languagesOf(server)) {
      const path = localisedPath('/notice', locale);
      scope.post(path, async (request, reply) => {
        if (comesFromForeignOrigin(request, publicOrigin)) return reply.code(403).send();
        reply.header('cache-control', 'no-store');
        if (!(await server.isWithinRenderLimit(request, reply)))
          return reply.code(429).type('text/html; charset=utf-8').send(tooManyPagesDocument(locale));
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const done = await answerForm(notices, form, requestVisit(request, reply, locale, null));
        return reply.redirect(`${path}?done=${done}`, 303);
      });
    }
  });
}

async function answerForm(notices: StockNotices, form: URLSearchParams, visit: Visit): Promise<string> {
  const of = async (name: string, outcome: Promise<true | Failure>): Promise<string> => {
    const found = await outcome;
    if (!(found instanceof Failure)) return name;
    return found.code === 'too_many_attempts' ? 'later' : 'failed';
  };
  const [confirm, end] = [form.get('confirm'), form.get('end')];
  if (confirm !== null) return of('confirmed', notices.confirm(confirm));
  if (end !== null) return of('ended', notices.end(end));
  const asked = askForNotice.body.safeParse({
    product_id: Number(form.get('product_id')),
    email: form.get('email'),
  });
  return asked.success ? of('asked', notices.ask(asked.data, visit)) : 'failed';
}
