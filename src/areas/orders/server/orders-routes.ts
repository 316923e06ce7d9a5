import type { CallAnswer } from '#values/call.ts';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { Account, Limit } from '#areas/account/server/account.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import { fileOf } from '#areas/invoices/server/invoices.ts';
import type { Config } from '#platform/config.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { type Route, route } from '#platform/http/handler.ts';
import { countedNetworks } from '#platform/http/addresses/network.ts';
import type { SignedInVisit, Visit } from '#platform/http/visit.ts';
import { minuteSeconds } from '#values/durations.ts';
import type { OrderReference } from '../order-reference.ts';
import {
  cancelOrder,
  checkPayment,
  confirmWithdrawal,
  createOrder,
  findWithdrawal,
  getConfirmPage,
  getDocument,
  getInvoice,
  getOrderDetail,
  listOrders,
  openOrder,
  repeatOrder,
  trackOrder,
  withdraw,
} from '../contract.ts';
import { orderPageTexts } from './server-messages.ts';
import type { Orders } from './orders.ts';
import { actionsFor } from './view/order-outlook.ts';
import { placeOrder } from './place/place-order.ts';
import type { OrderProof } from './records/find-proven-order.ts';

/** Stops guessing of order numbers: 20 wrong pairs of number and address or key in a quarter of an hour from one network. */
const trackingLimit = (network: string): Limit => ({
  subject: `tracking ${network}`,
  max: 20,
  withinSeconds: 15 * minuteSeconds,
});

/** A client's own key; null when it is none: 1 to 200 visible ASCII characters. */
export const clientRequestKey = (header: string): string | null =>
  /^[\x21-\x7e]{1,200}$/.test(header) ? `key:${header}` : null;

export interface OrdersRoutesParts {
  readonly orders: Orders;
  readonly account: Pick<Account, 'guess' | 'signIn'>;
  readonly mode: Config['mode'];
  readonly publicUrl: string;
  /** What the browser needs to apply for a loan, once an order that is financed was placed. */
  readonly startFinancing: (
    visit: SignedInVisit,
    orderId: number,
    method: OrderPaymentMethod,
  ) => Promise<{ crediyaToken: string | null; sequraForm: string | null }>;
  /** How a user's order can be paid instead, and the times that it can have. */
  readonly listWaysToPay: (
    userId: number,
    orderId: number,
    locale: Locale,
  ) => Promise<Pick<CallAnswer<typeof getConfirmPage>, 'paymentMethods' | 'slots'>>;
  /** Whom customers ask. */
  readonly contact: () => { readonly phone: string | null; readonly email: string };
  /** Whether payments of a method move no money. */
  readonly isTestPayment: (method: OrderPaymentMethod) => boolean;
  /** The notice on the legal guarantee. */
  readonly guarantee: (locale: Locale) => CallAnswer<typeof getConfirmPage>['guarantee'];
}

export function ordersRoutes(parts: OrdersRoutesParts): Route[] {
  const { orders, account, mode, publicUrl, startFinancing, listWaysToPay, isTestPayment, guarantee, contact } = parts;
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

  return [
    route(createOrder, async ({ body }, visit) => {
      const header = visit.header('idempotency-key');
      const requestKey = header === undefined ? null : clientRequestKey(header);
      if (header !== undefined && !requestKey) return failure('incorrect_idempotency_key');
      const { userId, kind, email: own } = visit.user;
      const isGuest = kind === 'checkout';
      // A guest's mails go to the session's address: the one in the order is typed anew for each.
      const email = isGuest ? own : body.customer.email;
      const networks = countedNetworks(visit.ip, mode);
      const order = await placeOrder(
        orders.placing,
        {
          actor: visit.actor,
          userId,
          isGuest,
          email,
          isEmailConfirmed: !isGuest && email.toLowerCase() === own.toLowerCase(),
          network: orders.signNetworks(networks),
          mailNetworks: networks,
          locale: visit.locale,
          requestKey,
        },
        body,
      );
      if (order instanceof Failure) return order;
      return { orderId: order.id, number: order.number, ...(await startFinancing(visit, order.id, order.payment)) };
    }),

    route(listOrders, async ({ body: { page, limit, sort, ...search } }, { user, locale }) => {
      const found = await orders.forCustomer.list({ userId: user.userId, ...search }, { page, limit, sort }, locale);
      return { ...found, ...facts('list', locale) };
    }),

    route(getOrderDetail, async ({ query }, { user, locale }) => {
      const order = await orders.forCustomer.find(user.userId, query.orderId, locale);
      return order ? { order: actionsFor(user, order), ...facts('detail', locale, order) } : failure('order_not_found');
    }),

    route(getConfirmPage, async ({ query }, { user, locale }) => {
      const found = await orders.forCustomer.findConfirmation(user.userId, query.orderId, locale);
      if (!found) return failure('order_not_found');
      return {
        ...found,
        order: actionsFor(user, found.order),
        ...(await listWaysToPay(user.userId, query.orderId, locale)),
        contact: contact(),
        ...(isTestPayment(found.order.payment) && { isTest: true as const }),
        menu: confirmMenu(locale, user.kind !== 'account', found.order.orderId),
        guarantee: guarantee(locale),
        meta: { robots: 'noindex, nofollow' },
        ...facts('confirm', locale, found.order),
      };
    }),

    route(getInvoice, async ({ query }, { user }) => {
      const document = await orders.forCustomer.findDocument(user.userId, query.orderId, query.number);
      if (document instanceof Failure) return document;
      return fileOf(document);
    }),

    route(getDocument, async ({ query: { number, key, document: wanted } }, visit) => {
      const document = await account.guess(visit, trackingLimit, () =>
        orders.forCustomer.findDocumentByKey({ number, key }, wanted),
      );
      if (!document) return failure('order_not_found');
      return document instanceof Failure ? document : fileOf(document);
    }),

    route(checkPayment, async ({ query }, { user, locale }) => {
      const order = await orders.forCustomer.find(user.userId, query.orderId, locale);
      if (!order) return failure('order_not_found');
      const { paymentStatus: status, status: orderStatus } = order;
      return { status, orderStatus, ...(order.surplus !== undefined && { surplus: order.surplus }) };
    }),

    route(repeatOrder, async ({ body }, { user, locale }) => {
      return (await orders.forCustomer.repeat(user.userId, body.orderId, locale)) ?? failure('order_not_found');
    }),

    route(cancelOrder, async ({ body: { orderId, number, key } }, visit) => {
      if (orderId === undefined) {
        const found = await account.guess(visit, trackingLimit, () =>
          orders.forCustomer.cancelByKey(visit.actor, number!, key!),
        );
        return found instanceof Failure ? found : found ? { order: null } : failure('order_not_found');
      }
      if (!visit.user) return failure('not_signed_in');
      const order = await orders.forCustomer.cancel(visit.actor, visit.user.userId, orderId, visit.locale);
      return order instanceof Failure ? order : { order: actionsFor(visit.user, order) };
    }),

    route(findWithdrawal, async ({ body }, visit) => {
      const found = await findProven(visit, body, (proof) => orders.returns.show(proof, visit.locale));
      return found ?? failure('order_not_found');
    }),

    route(withdraw, async ({ body }, visit) => {
      const header = visit.header('idempotency-key');
      const requestKey = header === undefined ? null : clientRequestKey(header);
      if (header !== undefined && !requestKey) return failure('incorrect_idempotency_key');
      const stored = await findProven(visit, body, (proof) =>
        orders.returns.withdraw(visit.actor, proof, body, requestKey, visit.user?.userId ?? null),
      );
      if (!stored) return failure('order_not_found');
      if (stored instanceof Failure) return stored;
      return { reference: stored.reference, receivedAt: stored.receivedAt.toISOString() };
    }),

    route(confirmWithdrawal, async ({ body: { reference, key } }, visit) => {
      const stored = await account.guess(visit, trackingLimit, () =>
        orders.returns.confirm(visit.actor, reference, key),
      );
      if (!stored) return failure('order_not_found');
      if (stored instanceof Failure) return stored;
      return { reference: stored.reference, receivedAt: stored.receivedAt.toISOString() };
    }),

    route(trackOrder, async ({ body }, visit) => {
      const order = await account.guess(visit, trackingLimit, () => orders.forCustomer.track(body, visit.locale));
      if (order instanceof Failure) return order;
      return order ? { order } : failure('order_not_found');
    }),

    route(openOrder, async ({ body }, visit) => {
      const order = await account.guess(visit, trackingLimit, () => orders.forCustomer.open(body));
      if (order instanceof Failure) return order;
      const session = order && (await account.signIn.openOrder(order, visit));
      return session ? { ...session, orderId: order.orderId } : failure('order_not_found');
    }),
  ];
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

/** Where to go after ordering; only an account has a list of orders. */
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
