import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import { Failure } from '#platform/http/failure.ts';
import { comesFromForeignOrigin } from '#platform/http/origin-check.ts';
import { languagesOf, requestVisit } from '#platform/http/request-visit.ts';
import { plainDocument, tooManyPagesDocument } from '#platform/html/html-document.ts';
import type { Clock } from '#values/clock.ts';
import { zipcodeCookie, zipcodeCookieSeconds } from '#values/zipcode-cookie.ts';
import { estimateMessages } from '../estimate-messages.ts';
import { longLines, placeText } from '../estimate-text.ts';
import type { Delivery } from './delivery.ts';
import type { GoodsReader } from './delivery-routes.ts';
import { ca, es } from './server-messages.ts';

interface FormParts {
  readonly delivery: Pick<Delivery, 'estimate'>;
  readonly goodsToEstimate: GoodsReader;
  readonly publicUrl: string;
  readonly clock: Clock;
}

const page = '/zipcode';
const errorTexts = { es, ca };

/**
 * The field for the postal code where no script answers it: the form keeps the code in the visitor's cookie and leads to the
 * answer, a page of the visitor's own, as all others are cached for everybody. Each counts as a page.
 */
export function serveZipcodeForm(server: FastifyInstance, parts: FormParts): void {
  const publicOrigin = new URL(parts.publicUrl).origin;
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (comesFromForeignOrigin(request, publicOrigin)) return reply.code(403).send();
    });
    for (const locale of languagesOf(server)) {
      const limited =
        (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
        async (request: FastifyRequest, reply: FastifyReply) => {
          if (await server.isWithinRenderLimit(request, reply)) return answer(request, reply);
          return reply.code(429).type('text/html; charset=utf-8').send(tooManyPagesDocument(locale));
        };
      const form = { ...parts, publicOrigin, locale };
      scope.post(
        localisedPath(page, locale),
        limited((request, reply) => keepCode(form, request, reply)),
      );
      scope.get(
        localisedPath(page, locale),
        limited((request, reply) => showAnswer(form, request, reply)),
      );
    }
  });
}

interface Form extends FormParts {
  readonly publicOrigin: string;
  readonly locale: Locale;
}

/** Keeps the code and leads to the answer, or forgets it and leads back. */
async function keepCode(form: Form, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { delivery, locale } = form;
  const body = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const zipcode = (body.get('zipcode') ?? '').replaceAll(/\s/g, '').slice(0, 20);
  const from = pageOf(form, request);
  const visit = requestVisit(request, reply, locale, null);
  if (zipcode === '' || body.has('forget')) {
    visit.clearCookie(zipcodeCookie);
    return reply.redirect(from, 303);
  }
  if ((await delivery.estimate(zipcode, () => Promise.resolve([]), locale)) instanceof Failure)
    return sendPlain(reply.code(422), locale, { title: errorTexts[locale].zipcode_unknown, lines: [], back: from });
  visit.setCookie(zipcodeCookie, zipcode, { httpOnly: false, maxAgeSeconds: zipcodeCookieSeconds });
  const productId = body.get('product_id') ?? '';
  const query = new URLSearchParams({ from, ...(/^\d{1,9}$/.test(productId) && { product_id: productId }) });
  return reply.redirect(`${localisedPath(page, locale)}?${query.toString()}`, 303);
}

/** What delivery to the kept code costs: for the product of the page that was left, else for the visitor's basket. */
async function showAnswer(form: Form, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { delivery, goodsToEstimate, clock, locale } = form;
  const { from, product_id: productId } = request.query as Readonly<Record<string, unknown>>;
  const back = typeof from === 'string' ? ownPath(form, from) : localisedPath('/', locale);
  const visit = requestVisit(request, reply, locale, null);
  const productIds = typeof productId === 'string' && /^\d{1,9}$/.test(productId) ? [Number(productId)] : [];
  const wanted = { productIds, quantity: 1, withBasket: productIds.length === 0 };
  const code = visit.cookie(zipcodeCookie) ?? '';
  const estimate = await delivery.estimate(code, () => goodsToEstimate(wanted, visit), locale);
  if (estimate instanceof Failure) return reply.redirect(back, 303);
  const pieces = wanted.withBasket ? ('basket' as const) : wanted.quantity;
  const sentences = { estimate, locale, now: clock(), pieces };
  return sendPlain(reply, locale, {
    title: estimateMessages[locale].title(placeText(estimate, locale)),
    lines: estimate.products.flatMap((goods) => longLines(goods, sentences)),
    back,
  });
}

const sendPlain = (
  reply: FastifyReply,
  locale: Locale,
  { title, lines, back }: { readonly title: string; readonly lines: readonly string[]; readonly back: string },
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .send(plainDocument(locale, { title, lines, link: { href: back, text: estimateMessages[locale].back } }));

/** The page of the shop that a form was sent from; the first one where the browser does not say. */
const pageOf = (form: Form, { headers: { referer = 'about:blank', host } }: FastifyRequest): string =>
  ownPath(form, referer, URL.parse(referer)?.host === host);

/**
 * The path of an address of this shop as browsers read it, the first page's in place of another: they drop tabs and line
 * breaks and take a backslash for a slash, and a path that began with two slashes would name another host.
 */
function ownPath({ publicOrigin, locale }: Form, address: string, isOwnHost = false): string {
  const url = URL.parse(address, publicOrigin);
  const isOwn = url && (url.origin === publicOrigin || isOwnHost) && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search : localisedPath('/', locale);
}
