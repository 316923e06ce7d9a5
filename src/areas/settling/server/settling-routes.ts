import {
  cancelSequra,
  getCrediyaState,
  getPaymentSignature,
  notifyCrediya,
  notifyPayment,
  notifySequra,
  payOrder,
} from '#areas/orders/contract.ts';
import { actionsFor, type Orders } from '#areas/orders/server/orders.ts';
import { getPaymentStart, type OrderPaymentMethod } from '#areas/payment/contract.ts';
import { isLender } from '#areas/payment/lenders.ts';
import { localisedPath } from '#i18n/locale.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { type Route, route } from '#platform/http/handler.ts';
import type { SignedInVisit, Visit } from '#platform/http/visit.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import type { SettleOutcome } from './settle-payment.ts';
import type { Settling } from './settling.ts';

/** Browsers have some 150 characters. */
const maxUserAgentLength = 500;

const startPayment = (settling: Settling, { user, ip, userAgent }: SignedInVisit, orderId: number) =>
  settling.start(user.userId, orderId, {
    // IPv4 as a socket of both families names it.
    ip: ip.replace(/^::ffff:(?=[\d.]+$)/, ''),
    userAgent: userAgent.slice(0, maxUserAgentLength),
  });

/**
 * What the browser needs to apply for a loan. Asked once the order is stored: when the lender does not answer, the order
 * can be paid in another way.
 */
export async function startFinancing(
  settling: Settling,
  visit: SignedInVisit,
  orderId: number,
  method: OrderPaymentMethod,
): Promise<{ crediyaToken: string | null; sequraForm: string | null }> {
  const start = isLender(method) ? await startPayment(settling, visit, orderId) : null;
  return {
    crediyaToken: start && 'token' in start ? (start.token ?? null) : null,
    sequraForm: start && 'html' in start ? start.html : null,
  };
}

export function settlingRoutes(
  settling: Settling,
  orders: Pick<Orders['forCustomer'], 'find'>,
  securityLog: Pick<SecurityLog, 'providerMessageRefused'>,
): Route[] {
  async function settle(provider: string, message: Readonly<Record<string, unknown>>, visit: Visit) {
    const outcome = await settling.settlePayment(provider, message);
    if (outcome === 'refused' || outcome === 'unknown') securityLog.providerMessageRefused(visit, provider, outcome);
    return notificationAnswer(outcome);
  }

  return [
    route(payOrder, async ({ body: { orderId, payment, delivery: time, customer } }, visit) => {
      const changes = { time, document: customer?.document };
      const paid = await settling.payAgain(visit.actor, visit.user.userId, orderId, payment, changes);
      if (paid instanceof Failure) return paid;
      const order = await orders.find(visit.user.userId, orderId, visit.locale);
      if (!order) return failure('order_not_found');
      return { order: actionsFor(visit.user, order), ...(await startFinancing(settling, visit, orderId, payment)) };
    }),

    route(getPaymentSignature, async ({ query }, visit) => {
      const start = await startPayment(settling, visit, query.orderId);
      if (start instanceof Failure) return start;
      if (start.kind !== 'form') return failure('not_payable');
      const { Ds_SignatureVersion = '', Ds_MerchantParameters = '', Ds_Signature = '' } = start.fields;
      return { data: { url: start.url, Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature } };
    }),

    route(getPaymentStart, async ({ query }, visit) => {
      const start = await startPayment(settling, visit, query.orderId);
      if (start instanceof Failure) return start;
      if (start.kind === 'instructions') return failure('not_payable');
      const { providerId: _stored, ...shown } = start;
      return { start: shown };
    }),

    route(notifyPayment, ({ body }, visit) => settle('redsys', body, visit)),

    route(notifySequra, ({ body }, visit) => settle('sequra', body, visit)),

    route(notifyCrediya, ({ body }, visit) => settle('crediya', body, visit)),

    route(getCrediyaState, async ({ query }, { user }) => {
      const state = await settling.crediyaState(user.userId, query.orderId);
      return state ? { state } : failure('order_not_found');
    }),

    route(cancelSequra, async ({ query }, { user, actor, locale }) => {
      const isCancelled = await settling.cancelSequra(actor, user.userId, query.orderId);
      if (isCancelled === null) return failure('order_not_found');
      return { url: isCancelled ? localisedPath(`/order/confirm/${query.orderId}`, locale) : '/' };
    }),
  ];
}

/** What a provider is answered. */
function notificationAnswer(outcome: SettleOutcome) {
  if (outcome === 'settled' || outcome === 'unchanged') return { status: outcome };
  const codes = {
    refused: 'notification_refused',
    unknown: 'payment_not_found',
    mismatch: 'payment_mismatch',
    conflict: 'payment_conflict',
  } as const;
  return failure(codes[outcome]);
}
