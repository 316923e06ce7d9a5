import type { FastifyReply } from 'fastify';
import { plainDocument } from '#platform/html/html-document.ts';
import { readTypedNumber } from '#values/written-number.ts';
import { messages as shortageTexts } from '../../shortage-messages.ts';
import { addFormTexts } from '../server-messages.ts';
import { type SentForm, visitorOf } from './sent-form.ts';

/** The element of each page that says so while the address names it (areas/basket/web/add-form). */
const addedSign = '#added';

/**
 * Puts a product into the basket and leads back to the page where it was chosen, or says why it could not be added. A form
 * that is sent twice changes nothing.
 */
export async function answerAddForm(sent: SentForm): Promise<FastifyReply> {
  const { basket, locale, form, reply } = sent;
  const page = pageOf(sent);
  const t = addFormTexts[locale];
  const refuse = (lines: readonly string[]): FastifyReply => {
    const content = { title: t.notAdded, lines, link: { href: page, text: t.back } };
    return reply.code(409).type('text/html; charset=utf-8').send(plainDocument(locale, content));
  };
  const wanted = wantedProduct(form);
  if (!wanted) return reply.redirect(page, 303);
  if (wanted.quantity === null) return refuse([shortageTexts[locale].notWhole]);
  const { shopper, keepBasket } = visitorOf(sent);
  const added = await basket.addLines(shopper, [{ ...wanted, quantity: wanted.quantity }], locale);
  keepBasket(added.cookie);
  const refused = added.basket.notAddedProducts;
  if (refused.length === 0) return reply.redirect(page + addedSign, 303);
  return refuse(refused.map(({ name, message }) => [name, message].filter(Boolean).join(': ')));
}

/** One piece, or what was typed beside the button; null for a form that no page has sent. */
function wantedProduct(form: URLSearchParams): { productId: number; quantity: number | null } | null {
  const id = form.get('product_id') ?? '';
  return /^\d{1,9}$/.test(id) ? { productId: Number(id), quantity: quantityOf(form.get(`quantity-${id}`)) } : null;
}

/** One where nothing was typed; null for what is no quantity. A larger one is as much as there is, and said to be. */
function quantityOf(typed: string | null): number | null {
  const text = typed?.trim() || '1';
  const quantity = /^\d+$/.test(text) ? Number(text) : readTypedNumber(text);
  return quantity !== null && Number.isInteger(quantity) && quantity >= 1 ? quantity : null;
}

/** The page of the shop that the form was sent from; the basket where the browser does not say. */
function pageOf({ request, publicOrigin, path }: SentForm): string {
  const url = URL.parse(request.headers.referer ?? '');
  const isOwn = url && (url.origin === publicOrigin || url.host === request.headers.host);
  // A path that began with two slashes would name another host.
  return isOwn ? url.pathname.replace(/^\/+/, '/') + url.search : path;
}
