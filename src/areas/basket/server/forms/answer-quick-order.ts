import type { FastifyReply } from 'fastify';
import { Failure } from '#platform/http/failure.ts';
import { maxQuickOrderLength } from '../../basket-limits.ts';
import { type SentForm, visitorOf } from './sent-form.ts';

/** Lines travel to the next page in its address, which has to stay within what servers and proxies read. */
const maxCarriedLength = 3000;

/** Adds the right lines of a quick order and leads to the page that shows the others. */
export async function answerQuickOrder(sent: SentForm): Promise<FastifyReply> {
  const { basket, locale, path, form, reply } = sent;
  const text = (form.get('text') ?? '').slice(0, maxQuickOrderLength);
  const next = new URLSearchParams();
  if (form.get('task') === 'add') {
    const { shopper, keepBasket } = visitorOf(sent);
    const placed = await basket.placeQuickOrder(shopper, text, locale);
    const isPlaced = !(placed instanceof Failure);
    if (isPlaced) keepBasket(placed.cookie);
    if (isPlaced) next.set('added', String(placed.basket.added));
    next.set('lines', (isPlaced ? placed.basket.rest : text).slice(0, maxCarriedLength));
  } else next.set('lines', text.slice(0, maxCarriedLength));
  return reply.redirect(`${path}?${next.toString()}`, 303);
}
