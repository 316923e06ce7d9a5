import type { CallAnswer } from '#values/call.ts';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { Account, Limit } from '#areas/account/server/account.ts';
import { getPaymentStart, type PaymentMethod } from '#areas/payment/contract.ts';
import { isLender } from '#areas/payment/lenders.ts';
import type { Config } from '#platform/config.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { type Route, route } from '#platform/http/handler.ts';
import { countedNetwork } from '#platform/http/addresses/network.ts';
import type { SignedInVisit, Visit } from '#platform/http/visit.ts';
import { minuteSeconds } from '#values/durations.ts';
import type { OrderReference } from '../order-reference.ts';
import {
  cancelOrder,
  cancelSequra,
  checkPayment,
  createOrder,
  findWithdrawal,
  getConfirmPage,
  getCrediyaState,
  getInvoice,
  getOrderDetail,
  getPaymentSignature,
  listOrders,
  notifyCrediya,
  notifyPayment,
  notifySequra,
  payOrder,
  repeatOrder,
  trackOrder,
  withdraw,
} from '../contract.ts';
import { orderPageTexts } from './server-messages.ts';
import type { Orders } from './orders.ts';
import type { SettleOutcome } from './payment/settle-payment.ts';
import type { OrderProof } from './records/find-proven-order.ts';

/** Stops guessing of order numbers: 20 wrong pairs of number and address in a quarter of an hour from one network. */
const trackingLimit = (network: string): Limit => ({
  subject: `tracking ${network}`,
  max: 20,
  withinSeconds: 15 * minuteSeconds,
});

/** Browsers have some 150 characters. */
const maxUserAgentLength = 500;

/** A client's own key; null when it is none: 1 to 200 visible ASCII characters. */
export const clientRequestKey = (header: string): string | null =>
  /^[\x21-\x7e]{1,200}$/.test(header) ? `key:${header}` : null;

export interface OrdersRoutesParts {
  readonly orders: Orders;
  readonly account: Pick<Account, 'guess'>;
  readonly mode: Config['mode'];
  readonly publicUrl: string;
  /** The notice on the legal guarantee. */
  readonly guarantee: (locale: Locale) => CallAnswer<typeof getConfirmPage>['guarantee'];
}

export function ordersRoutes({ orders, account, mode, publicUrl, guarantee }: OrdersRoutesParts): Route[] {
  const facts = pageFacts(publicUrl);

  /** One's own order by its id; another by number and proof, which may be guessed only so often. */
  async function findProven<Found>(
    visit: Visit,
    { orderId, number, email, key }: OrderReference,
    find: (proof: OrderProof) => Promise<Found | null>,
  ): Promise<Found | Failure<'not_signed_in' | 'too_many_attempts'> | null> {
    if (orderId === undefined) return account.guess(visit, trackingLimit, () => find({ number: number!, email, key }));
    return visit.user ? find({ userId: visit.user.userId, orderId }) : failure('not_signed_in');
  }

  const startPayment = ({ user, ip, userAgent }: SignedInVisit, orderId: number) =>
    orders.startPayment(user.userId, orderId, {
      // IPv4 as a socket of both families names it.
      ip: ip.replace(/^::ffff:(?=[\d.]+$)/, ''),
      userAgent: userAgent.slice(0, maxUserAgentLength),
    });

  /**
   * What the browser needs to apply for a loan. Asked once the order is stored: when the lender does not answer, the order
   * can be paid in another way.
   */
  async function startFinancing(visit: SignedInVisit, orderId: number, method: PaymentMethod) {
    const start = isLender(method) ? await startPayment(visit, orderId) : null;
    return {
      crediyaToken: start && 'token' in start ? (start.token ?? null) : null,
      sequraForm: start && 'html' in start ? start.html : null,
    };
  }

  return [
    route(createOrder, async ({ body }, visit) => {
      const header = visit.header('idempotency-key');
      const requestKey = header === undefined ? null : clientRequestKey(header);
      if (header !== undefined && !requestKey) return failure('incorrect_idempotency_key');
      const { userId, kind, email: own } = visit.user;
      const isGuest = kind === 'checkout';
      // A guest's mails go to the session's address: the one in the order is typed anew for each.
      const email = isGuest ? own : body.customer.email;
      const network = countedNetwork(visit.ip, mode);
      const order = await orders.place(
        {
          userId,
          isGuest,
          email,
          isEmailConfirmed: !isGuest && email.toLowerCase() === own.toLowerCase(),
          network: network && orders.signNetwork(network),
          locale: visit.locale,
          requestKey,
        },
        body,
      );
      if (order instanceof Failure) return order;
      return { orderId: order.id, number: order.number, ...(await startFinancing(visit, order.id, order.payment)) };
    }),

    route(listOrders, async ({ body: { page, limit, sort, ...search } }, { user, locale }) => {
      const found = await orders.list({ userId: user.userId, ...search }, { page, limit, sort }, locale);
      return { ...found, ...facts('list', locale) };
    }),

    route(getOrderDetail, async ({ query }, { user, locale }) => {
      const order = await orders.find(user.userId, query.orderId, locale);
      return order ? { order, ...facts('detail', locale, order) } : failure('order_not_found');
    }),

    route(getConfirmPage, async ({ query }, { user, locale }) => {
      const found = await orders.findConfirmation(user.userId, query.orderId, locale);
      if (!found) return failure('order_not_found');
      return {
        ...found,
        menu: confirmMenu(locale, user.kind === 'checkout', found.order.orderId),
        guarantee: guarantee(locale),
        meta: { robots: 'noindex, nofollow' },
        ...facts('confirm', locale, found.order),
      };
    }),

    route(getInvoice, async ({ query }, { user }) => {
      const document = await orders.findDocument(user.userId, query.orderId, query.number);
      if (document instanceof Failure) return document;
      return new File([new Uint8Array(document.pdf)], `${document.number}.pdf`, { type: 'application/pdf' });
    }),

    route(checkPayment, async ({ query }, { user, locale }) => {
      const order = await orders.find(user.userId, query.orderId, locale);
      if (!order) return failure('order_not_found');
      return { status: order.paymentStatus, ...(order.surplus !== undefined && { surplus: order.surplus }) };
    }),

    route(payOrder, async ({ body }, visit) => {
      const order = await orders.payAgain(visit.user.userId, body.orderId, body.payment, visit.locale);
      if (order instanceof Failure) return order;
      return { order, ...(await startFinancing(visit, order.orderId, body.payment)) };
    }),

    route(getPaymentSignature, async ({ query }, visit) => {
      const start = await startPayment(visit, query.orderId);
      if (start instanceof Failure) return start;
      if (start.kind !== 'form') return failure('not_payable');
      const { Ds_SignatureVersion = '', Ds_MerchantParameters = '', Ds_Signature = '' } = start.fields;
      return { data: { url: start.url, Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature } };
    }),

    route(getPaymentStart, async ({ query }, visit) => {
      const start = await startPayment(visit, query.orderId);
      if (start instanceof Failure) return start;
      if (start.kind === 'instructions') return failure('not_payable');
      const { providerId: _stored, ...shown } = start;
      return { start: shown };
    }),

    route(notifyPayment, async ({ body }) => notificationAnswer(await orders.settlePayment('redsys', body))),

    route(notifySequra, async ({ body }) => notificationAnswer(await orders.settlePayment('sequra', body))),

    route(notifyCrediya, async ({ body }) => notificationAnswer(await orders.settlePayment('crediya', body))),

    route(getCrediyaState, async ({ query }, { user }) => {
      const state = await orders.crediyaState(user.userId, query.orderId);
      return state ? { state } : failure('order_not_found');
    }),

    route(cancelSequra, async ({ query }, { user, locale }) => {
      const isCancelled = await orders.cancelSequra(user.userId, query.orderId);
      if (isCancelled === null) return failure('order_not_found');
      return { url: isCancelled ? localisedPath(`/order/confirm/${query.orderId}`, locale) : '/' };
    }),

    route(repeatOrder, async ({ body }, { user, locale }) => {
      return (await orders.repeat(user.userId, body.orderId, locale)) ?? failure('order_not_found');
    }),

    route(cancelOrder, async ({ body: { orderId, number, key } }, visit) => {
      if (orderId === undefined) {
        const found = await account.guess(visit, trackingLimit, () => orders.cancelByKey(number!, key!));
        return found instanceof Failure ? found : found ? { order: null } : failure('order_not_found');
      }
      if (!visit.user) return failure('not_signed_in');
      const order = await orders.cancel(visit.user.userId, orderId, visit.locale);
      return order instanceof Failure ? order : { order };
    }),

    route(findWithdrawal, async ({ body }, visit) => {
      const found = await findProven(visit, body, (proof) => orders.returns.show(proof, visit.locale));
      return found ?? failure('order_not_found');
    }),

    route(withdraw, async ({ body }, visit) => {
      const header = visit.header('idempotency-key');
      const requestKey = header === undefined ? null : clientRequestKey(header);
      if (header !== undefined && !requestKey) return failure('incorrect_idempotency_key');
      const stored = await findProven(visit, body, (proof) => orders.returns.withdraw(proof, body, requestKey));
      if (!stored) return failure('order_not_found');
      if (stored instanceof Failure) return stored;
      return { reference: stored.reference, receivedAt: stored.receivedAt.toISOString() };
    }),

    route(trackOrder, async ({ body }, visit) => {
      const order = await account.guess(visit, trackingLimit, () => orders.track(body, visit.locale));
      if (order instanceof Failure) return order;
      return order ? { order } : failure('order_not_found');
    }),
  ];
}

/** What a provider is answered. */
export function notificationAnswer(outcome: SettleOutcome) {
  if (outcome === 'settled' || outcome === 'unchanged') return { status: outcome };
  const codes = {
    refused: 'notification_refused',
    unknown: 'payment_not_found',
    mismatch: 'payment_mismatch',
    conflict: 'payment_conflict',
  } as const;
  return failure(codes[outcome]);
}

const pageFacts =
  (publicUrl: string) =>
  (page: 'list' | 'detail' | 'confirm', locale: Locale, order?: { orderId: number; number: string }) => {
    const texts = orderPageTexts[locale];
    const title = {
      list: texts.listTitle,
      detail: texts.detailTitle(order?.number ?? ''),
      confirm: texts.confirmTitle,
    }[page];
    const path = {
      list: '/profile/orders',
      detail: `/profile/orders/${order?.orderId}`,
      confirm: `/order/confirm/${order?.orderId}`,
    }[page];
    return {
      seo: { title, description: texts.description, canonical: publicUrl + localisedPath(path, locale) },
      breadcrumbs: [
        { name: texts.home, url: '/' },
        ...(page === 'list' ? [] : [{ name: texts.listTitle, url: '/profile/orders' }]),
        { name: title, url: path },
      ],
    };
  };

/** Where to go after ordering; a guest has no list of orders. */
function confirmMenu(locale: Locale, isGuest: boolean, orderId: number): { name: string; link: string }[] {
  const texts = orderPageTexts[locale];
  const shopping = { name: texts.continueShopping, link: '/catalog' };
  if (isGuest) return [shopping];
  return [
    { name: texts.followOrder, link: `/profile/orders/${orderId}` },
    { name: texts.listTitle, link: '/profile/orders' },
    shopping,
  ];
}
