import type { FastifyInstance } from 'fastify';
import { localisedPath } from '#i18n/locale.ts';
import type { Settling } from './settling.ts';

interface Return {
  readonly Params: { readonly outcome: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/**
 * Where the bank sends the customer's browser back to. What it brings is settled like a notification, which may come later
 * or never; whatever it is, the customer sees the order.
 */
export function servePaymentReturns(
  server: FastifyInstance,
  settling: Pick<Settling, 'settleReturn' | 'giveUpApplication'>,
): void {
  server.get<Return>('/payment/return/:outcome(^ok|ko$)', async ({ params, query, log }, reply) => {
    const order = await settling.settleReturn('redsys', query).catch((err: unknown) => {
      log.error({ err }, 'a return from the bank could not be settled');
      return null;
    });
    const isGivenUp = params.outcome === 'ok' || !order || (await settling.giveUpApplication(order));
    // Without the bank's answer the page waits for it, unless the customer has given up.
    const waits = params.outcome === 'ok' && order?.paymentStatus === 'pending' ? '?returned=1' : '';
    const orderPath = order ? localisedPath(`/order/confirm/${order.id}`, order.locale) + waits : '/profile/orders';
    // The start page where a lender cannot be told (storefront.md section 4).
    const path = isGivenUp ? orderPath : '/';
    // The address has signatures, which no other site is to see.
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(path, 303);
  });
}
