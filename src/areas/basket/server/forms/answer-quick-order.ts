import type { FastifyReply } from 'fastify';
import { Failure } from '#platform/http/failure.ts';
import { maxQuickOrderLength } from '../../basket-limits.ts';
import type { BasketWithQuickOrder } from '../../contract.ts';
import { type SentForm, visitorOf } from './sent-form.ts';

/** Lines travel to the next page in its address, which has to stay within what servers and proxies read. */
const maxCarriedLength = 3000;
const maxShortLength = 1000;
const maxChoiceLength = 300;

/** Adds the right lines of a quick order and leads to the page that shows the others. */
export async function answerQuickOrder(sent: SentForm): Promise<FastifyReply> {
  const { basket, locale, path, form, reply } = sent;
  const text = withChoices((form.get('text') ?? '').slice(0, maxQuickOrderLength), form);
  const next = new URLSearchParams();
  if (form.get('task') === 'add') {
    const { shopper, keepBasket } = visitorOf(sent);
    const placed = await basket.placeQuickOrder(shopper, { text, takeShort: true }, locale);
    const isPlaced = !(placed instanceof Failure);
    if (isPlaced) {
      keepBasket(placed.cookie);
      next.set('added', String(placed.basket.added));
      const short = shortLines(placed.basket);
      if (short) next.set('short', short.slice(0, maxShortLength));
    }
    next.set('lines', (isPlaced ? placed.basket.rest : text).slice(0, maxCarriedLength));
  } else next.set('lines', text.slice(0, maxCarriedLength));
  return reply.redirect(`${path}?${next.toString()}`, 303);
}

/** Lines that ask for what was wanted of the goods that are short, so that the next page says what was put. */
function shortLines({ lines }: BasketWithQuickOrder): string {
  const wanted = new Map<string, number>();
  return lines
    .flatMap(({ product, quantity, shortage, error }) => {
      if (!product || error) return [];
      const all = (wanted.get(product.article) ?? 0) + (shortage?.wanted ?? quantity ?? 0);
      wanted.set(product.article, all);
      return shortage ? [`${product.article}; ${all}`] : [];
    })
    .join('\n');
}

/** The lines, those of which a product was chosen with its number: the fields `line-1` and on. */
const withChoices = (text: string, form: URLSearchParams): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(
      (line, index) =>
        form
          .get(`line-${index + 1}`)
          ?.slice(0, maxChoiceLength)
          .replaceAll(/[\r\n]/g, ' ') || line,
    )
    .join('\n');
