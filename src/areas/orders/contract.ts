import { z } from 'zod';
import { euros, idInQuery, retryFacts, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { eitherOf } from '#values/either-of.ts';
import { pageWindow } from '#values/page-window.ts';
import { basketAnswer, notAddedProduct } from '#areas/basket/contract.ts';
import { deliveryCost, deliverySlot } from '#areas/delivery/contract.ts';
import { paymentMethodOffer, paymentStatuses } from '#areas/payment/contract.ts';
import { guaranteeNotice } from '#areas/store/contract.ts';
import { orderEmail, orderKey, orderNumber, referenceErrors } from './order-reference.ts';
import { day, orderRequest } from './order-request.ts';
import { financingStart } from './payment-calls.ts';
import { order, orderDelivery, orderItem, orderStatuses } from './order-schema.ts';

export {
  cancelSequra,
  getCrediyaState,
  getPaymentSignature,
  notifyCrediya,
  notifyPayment,
  notifySequra,
  payOrder,
} from './payment-calls.ts';
export { confirmWithdrawal, findWithdrawal, withdraw } from './withdrawal-calls.ts';
export { orderRequest, type OrderRequest } from './order-request.ts';
export { type Order, type OrderAction, type OrderItem, type OrderStatus, orderStatuses } from './order-schema.ts';

const seo = z.object({ title: z.string(), description: z.string(), canonical: z.string() });
const breadcrumbs = z.array(z.object({ name: z.string(), url: z.string() }));

const orderId = z.int().min(1);
const orderIdQuery = z.object({ orderId: idInQuery(15) });
const notFound = { order_not_found: 404 } as const;

export const createOrder = defineCall({
  summary:
    'Makes an order of the basket; the header Idempotency-Key makes repeating it safe. The basket is empty afterwards',
  access: { customer: 'checkout' },
  needsAwake: true,
  idempotent: true,
  body: orderRequest,
  answer: z.object({
    orderId: z.int(),
    number: z.string(),
    ...financingStart,
  }),
  errors: {
    not_available: {
      status: 422,
      when: '`fields` names delivery.type, delivery.pickupPointId, delivery.date, delivery.slot or payment. A slot is refused when it is past, full, not offered or in the notFor of the payment method. Where some goods cannot be had by the type, `products` lists them.',
      facts: z.object({
        reason: z.string().optional(),
        products: z.array(z.object({ id: z.int(), name: z.string() })).optional(),
      }),
    },
    delivery_missing: { status: 400, when: 'No `delivery`, although some of the goods are handed over.' },
    address_mismatch: {
      status: 422,
      when: 'Postal code, town and coordinates of the address do not belong together, or to no municipality. `fields` names those that differ from the postal code.',
      facts: z.object({ towns: z.array(z.string()).describe('The municipalities of the postal code.') }),
    },
    document_needed: {
      status: 422,
      when: "An individual's order above 3,000 €, delivery included, or one with wantsInvoice has no document. `fields` names customer.document.",
    },
    not_deliverable: { status: 422, when: 'Nothing is delivered to the address: another address, or pickup.' },
    individual_terms: {
      status: 422,
      when: 'The price has to be agreed with the store first.',
      facts: z.object({
        contact: z.object({ phone: z.string().nullable(), email: z.string(), messaging: z.string().nullable() }),
      }),
    },
    incorrect_idempotency_key: 422,
    idempotency_conflict: { status: 409, when: 'The same key came with another order.' },
    basket_empty: 409,
    products_unavailable: {
      status: 409,
      when: 'Some lines cannot be sold as they stand.',
      facts: z.object({
        products: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            reason: z.enum(['no_longer_sold', 'sold_out', 'fewer_available']),
            maxQuantity: z.int(),
          }),
        ),
      }),
    },
    basket_changed: {
      status: 409,
      when: 'basketVersion or expectedPrice differs from what there is. Nothing is placed and the key may be used again.',
      facts: z.object({
        basket: basketAnswer,
        delivery: deliveryCost.optional().describe('What delivery costs now; for the type delivery.'),
      }),
    },
    too_many_open_orders: {
      status: 429,
      when: 'Too many orders, pieces or euros are not paid yet; nothing is placed and the key may be used again.',
      facts: retryFacts,
    },
  },
});

export const listOrders = defineCall({
  summary: 'The orders of the signed-in user, a page at a time',
  access: { customer: 'account' },
  body: z.object({
    ...pageWindow,
    status: z
      .enum([...orderStatuses, 'active'])
      .nullish()
      .describe('A status, or `active`: neither delivered, cancelled nor returned.'),
    from: day.nullish().describe('The first day, in Europe/Madrid.'),
    to: day.nullish().describe('The last day, in Europe/Madrid; orders of that day are included.'),
    sort: z.enum(['date_desc', 'date_asc']).default('date_desc'),
  }),
  answer: z.object({
    orders: z.array(order),
    list: z.array(z.int()),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    counts: z
      .object({ all: z.int(), active: z.int(), delivered: z.int(), cancelled: z.int() })
      .describe('Orders of the period by kind of status, for the tabs; `status` does not restrict them.'),
    seo,
    breadcrumbs,
  }),
});

export const getOrderDetail = defineCall({
  summary: 'One order of the signed-in user',
  access: { customer: 'order' },
  query: orderIdQuery,
  answer: z.object({ order, seo, breadcrumbs }),
  errors: notFound,
});

export const getInvoice = defineCall({
  summary:
    'The invoice of an order of one’s own as PDF, or another of its documents by its number; always the same bytes',
  access: { customer: 'order' },
  query: orderIdQuery.extend({ number: z.string().trim().min(1).max(30).optional() }),
  answer: z.instanceof(Blob),
  file: 'application/pdf',
  errors: {
    ...notFound,
    no_invoice_yet: {
      status: 409,
      when: 'Neither paid nor delivered yet, the shop does not issue invoices, or the order has none of this number.',
    },
  },
});

export const getDocument = defineCall({
  summary:
    'The invoice of an order as PDF, or another of its documents, by the key of the link in its mail; where mails lead a customer without an account',
  access: 'public',
  query: z.object({ number: orderNumber, key: orderKey, document: z.string().trim().min(1).max(30).optional() }),
  answer: z.instanceof(Blob),
  file: 'application/pdf',
  errors: {
    ...notFound,
    too_many_attempts: { status: 429, facts: retryFacts },
    no_invoice_yet: { status: 409, when: 'As in `getInvoice`.' },
  },
});

export const repeatOrder = defineCall({
  summary: 'Puts the products of an order into the basket again; skips those that cannot be bought',
  access: { customer: 'account' },
  body: z.object({ orderId }),
  answer: z.object({
    notAddedProducts: z.array(notAddedProduct),
    added: z.int().describe('How many products are in the basket now because of it.'),
    reducedProducts: z
      .array(z.object({ id: z.int(), name: z.string(), quantity: z.int() }))
      .describe('Those of which there are fewer than were ordered: how many went in.'),
  }),
  errors: notFound,
});

export const cancelOrder = defineCall({
  summary:
    'Cancels an order that is not being prepared yet, and gives its stock back; one that is paid for a time that the shop sets, and its money goes back, which the order shows as `refunded` once the provider has done so. Without an account it takes the session that ordered, or the number with the key of the link in the order’s mail; number and address are no proof here',
  access: 'optional',
  needsAwake: true,
  body: eitherOf(z.object({ orderId: orderId.optional(), number: orderNumber.optional(), key: orderKey.optional() }), [
    ['orderId'],
    ['number', 'key'],
  ]),
  answer: z
    .object({ order: order.nullable() })
    .describe('`order` is null where the key proved it: its holder need not be the customer.'),
  errors: { ...referenceErrors, not_cancellable: 409 },
});

export const trackOrder = defineCall({
  summary:
    'The state of an order by its number and e-mail address, or by the key of the link in its mail, which confirms the address; nothing about the customer',
  access: 'public',
  body: eitherOf(z.object({ number: orderNumber, email: orderEmail.optional(), key: orderKey.optional() }), [
    ['number', 'email'],
    ['number', 'key'],
  ]),
  answer: z.object({
    order: order
      .pick({
        number: true,
        date: true,
        status: true,
        paymentStatus: true,
        payment: true,
        deliveryPrice: true,
        amount: true,
        refunded: true,
        received: true,
        due: true,
        count: true,
        units: true,
        history: true,
      })
      .extend({
        delivery: orderDelivery
          .omit({ address: true })
          .extend({ destination: z.string().nullable() })
          .describe("Only the town of an address is shown: 'destination' is '28013 Madrid', null for pickup."),
        actions: z
          .array(z.literal('cancel'))
          .describe("`cancel` while it may be cancelled, and the key of its mail's link was sent."),
        items: z.array(
          orderItem.pick({
            product_id: true,
            name: true,
            brand: true,
            url: true,
            picture: true,
            quantity: true,
            unit: true,
          }),
        ),
      }),
  }),
  errors: { ...notFound, too_many_attempts: { status: 429, facts: retryFacts } },
});

export const openOrder = defineCall({
  summary:
    'Opens an order by its number and the key of the link in its mail, and confirms the address: a session that sees and changes this order as the browser that placed it, and nothing else of its customer',
  access: 'public',
  cookies: { reads: ['refresh_token', 'client_id'], sets: ['refresh_token', 'client_id'] },
  body: z.object({ number: orderNumber, key: orderKey }),
  answer: z.object({
    accessToken: z.string(),
    clientId: z.string(),
    kind: z.literal('checkout'),
    orderId: z.int(),
    isOwn: z
      .boolean()
      .describe(
        "Whether the browser's own session sees the order without the link: one that had no session keeps this one in its cookies, any other keeps its own.",
      ),
  }),
  errors: { ...notFound, too_many_attempts: { status: 429, facts: retryFacts } },
});

export const getConfirmPage = defineCall({
  summary: 'The page after ordering: the order, and the data of a bank transfer when that is how it is paid',
  access: { customer: 'order' },
  query: orderIdQuery,
  answer: z.object({
    order,
    transfer: z
      .object({
        iban: z.string(),
        beneficiary: z.string(),
        amount: euros('Euros.'),
        reference: z.string(),
        dueAt: utcMoment(),
        qr: z.string().describe('The path of its QR code (EPC069-12), by which a banking app fills in the transfer.'),
      })
      .nullable(),
    confirmBy: z
      .object({ before: utcMoment(), thenUntil: utcMoment() })
      .nullable()
      .describe(
        "While nobody has confirmed the order's address: its goods are held until `before`, and until `thenUntil` once the link of its mail was opened.",
      ),
    paymentMethods: z
      .array(paymentMethodOffer)
      .describe(
        'How it may be paid instead, while it can be paid; those that do not fit it say why, or what they need.',
      ),
    slots: z
      .array(deliverySlot)
      .describe('The times that it may have instead, while it can be paid, its own among them where that is offered.'),
    contact: z.object({ phone: z.string().nullable(), email: z.string() }).describe('Whom to ask.'),
    isTest: z.literal(true).optional().describe("Its payment goes to the provider's test address and moves no money."),
    guarantee: guaranteeNotice.describe('The notice on the legal guarantee, which belongs to the confirmation too.'),
    menu: z.array(z.object({ name: z.string(), link: z.string() })),
    meta: z.object({ robots: z.string() }),
    seo,
    breadcrumbs,
  }),
  errors: notFound,
});

export const checkPayment = defineCall({
  summary: 'How the payment of an order stands',
  access: { customer: 'order' },
  query: orderIdQuery,
  answer: z
    .object({
      status: z.enum(paymentStatuses),
      surplus: euros().optional(),
      orderStatus: z.enum(orderStatuses),
    })
    .describe('`surplus` and `orderStatus`: as in the order.'),
  errors: notFound,
});
