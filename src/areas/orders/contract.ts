import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { pageWindow } from '#values/page-window.ts';
import { notAddedProduct } from '#areas/basket/contract.ts';
import { deliverySlot } from '#areas/delivery/contract.ts';
import { paymentMethodOffer, paymentStatuses } from '#areas/payment/contract.ts';
import { guaranteeNotice } from '#areas/store/contract.ts';
import { orderEmail, orderKey, orderNumber, referenceErrors } from './order-reference.ts';
import { day, orderRequest } from './order-request.ts';
import { financingStart } from './payment-calls.ts';
import { moment, order, orderDelivery, orderItem, orderStatuses } from './order-schema.ts';

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
const orderIdQuery = z.object({
  orderId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});
const notFound = { order_not_found: 404 } as const;

export const createOrder = defineCall({
  summary: 'Makes an order of the basket; the header Idempotency-Key makes repeating it safe',
  access: { customer: 'checkout' },
  needsAwake: true,
  body: orderRequest,
  answer: z.object({
    orderId: z.number(),
    number: z.string(),
    ...financingStart,
  }),
  errors: {
    /**
     * `fields` names delivery.type, delivery.pickupPointId, delivery.date, delivery.slot or payment. A slot is refused when
     * it is past, full, not offered or in the notFor of the payment method. Where the type is what some goods cannot be
     * had by, the fact products lists them: [{ id, name }].
     */
    not_available: 422,
    /**
     * Postal code, town and coordinates of the address do not belong together, or to no municipality. `fields` names
     * those that differ from the postal code; the fact towns lists the municipalities of the postal code.
     */
    address_mismatch: 422,
    /** Nothing is delivered to the address: another address, or pickup. */
    not_deliverable: 422,
    /** The price has to be agreed with the store first; the fact contact is {phone, email, messaging}. */
    individual_terms: 422,
    incorrect_idempotency_key: 422,
    /** The same key came with another order. */
    idempotency_conflict: 409,
    basket_empty: 409,
    /** Some lines cannot be sold as they stand; the fact products lists {id, name, reason, maxQuantity}. */
    products_unavailable: 409,
    /**
     * basketVersion or expectedPrice differs from what there is: the facts are basket and, for type delivery, delivery
     * {price, isIndividualTerms, freeDeliveryCost}. Nothing is placed and the key may be used again.
     */
    basket_changed: 409,
    /** Too many orders, pieces or euros are not paid yet; nothing is placed and the key may be used again. */
    too_many_open_orders: 429,
  },
});

export const listOrders = defineCall({
  summary: 'The orders of the signed-in user, a page at a time',
  access: { customer: 'account' },
  body: z.object({
    ...pageWindow,
    /** A status, or `active`: neither delivered, cancelled nor returned. */
    status: z.enum([...orderStatuses, 'active']).nullish(),
    /** Days by the clock of the shop, both included. */
    from: day.nullish(),
    to: day.nullish(),
    sort: z.enum(['date_desc', 'date_asc']).default('date_desc'),
  }),
  answer: z.object({
    orders: z.array(order),
    list: z.array(z.number()),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    /** Orders of the period by kind of status, for the tabs; `status` does not restrict them. */
    counts: z.object({ all: z.number(), active: z.number(), delivered: z.number(), cancelled: z.number() }),
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
    /** Neither paid nor delivered yet, the shop does not issue invoices, or the order has none of this number. */
    no_invoice_yet: 409,
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
    too_many_attempts: 429,
    /** As in `getInvoice`. */
    no_invoice_yet: 409,
  },
});

export const repeatOrder = defineCall({
  summary: 'Puts the products of an order into the basket again; skips those that cannot be bought',
  access: { customer: 'account' },
  body: z.object({ orderId }),
  answer: z.object({
    notAddedProducts: z.array(notAddedProduct),
    /** How many products are in the basket now because of it. */
    added: z.number(),
    /** Those of which there are fewer than were ordered: how many went in. */
    reducedProducts: z.array(z.object({ id: z.number(), name: z.string(), quantity: z.number() })),
  }),
  errors: notFound,
});

export const cancelOrder = defineCall({
  summary:
    'Cancels an order that is not being prepared yet, as long as it is not paid, and gives its stock back. Without an account it takes the session that ordered, or the number with the key of the link in the order’s mail; number and address are no proof here',
  access: 'optional',
  needsAwake: true,
  body: z
    .object({ orderId: orderId.optional(), number: orderNumber.optional(), key: orderKey.optional() })
    .superRefine(({ orderId: id, number, key }, context) => {
      if (id !== undefined || (number !== undefined && key !== undefined)) return;
      const missing = number === undefined && key === undefined ? 'orderId' : number === undefined ? 'number' : 'key';
      context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [missing] });
    }),
  /** `order` is null where the key proved it: its holder need not be the customer. */
  answer: z.object({ order: order.nullable() }),
  errors: { ...referenceErrors, not_cancellable: 409 },
});

export const trackOrder = defineCall({
  summary:
    'The state of an order by its number and e-mail address, or by the key of the link in its mail, which confirms the address; nothing about the customer',
  access: 'public',
  body: z
    .object({
      number: orderNumber,
      email: orderEmail.optional(),
      key: orderKey.optional(),
    })
    .superRefine(({ email, key }, context) => {
      if (email === undefined && key === undefined)
        context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: ['email'] });
    }),
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
        count: true,
        units: true,
        history: true,
      })
      .extend({
        /** Only the town of an address is shown: 'destination' is '08911 Badalona', null for pickup. */
        delivery: orderDelivery.omit({ address: true }).extend({ destination: z.string().nullable() }),
        /** `cancel` while it may be cancelled, and the key of its mail's link was sent. */
        actions: z.array(z.literal('cancel')),
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
  errors: { ...notFound, too_many_attempts: 429 },
});

export const openOrder = defineCall({
  summary:
    'Opens an order by its number and the key of the link in its mail, and confirms the address: a session that sees and changes this order as the browser that placed it, and nothing else of its customer',
  access: 'public',
  body: z.object({ number: orderNumber, key: orderKey }),
  answer: z.object({
    accessToken: z.string(),
    clientId: z.string(),
    kind: z.literal('checkout'),
    orderId: z.number(),
    /**
     * Whether the browser's own session sees the order without the link: one that had no session keeps this one in its
     * cookies, any other keeps its own.
     */
    isOwn: z.boolean(),
  }),
  errors: { ...notFound, too_many_attempts: 429 },
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
        /** Euros. */
        amount: z.number(),
        reference: z.string(),
        dueAt: moment,
        /** The path of its QR code (EPC069-12), by which a banking app fills in the transfer. */
        qr: z.string(),
      })
      .nullable(),
    /**
     * While nobody has confirmed the order's address: its goods are held until `before`, and until `thenUntil` once the
     * link of its mail was opened.
     */
    confirmBy: z.object({ before: moment, thenUntil: moment }).nullable(),
    /** How it may be paid instead, while it can be paid; those that do not fit it say why, or what they need. */
    paymentMethods: z.array(paymentMethodOffer),
    /** The times that it may have instead, while it can be paid, its own among them where that is offered. */
    slots: z.array(deliverySlot),
    /** Whom to ask. */
    contact: z.object({ phone: z.string().nullable(), email: z.string() }),
    /** Its payment goes to the provider's test address and moves no money. */
    isTest: z.literal(true).optional(),
    /** The notice on the legal guarantee, which belongs to the confirmation too. */
    guarantee: guaranteeNotice,
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
  /** `surplus` and `orderStatus`: as in the order. */
  answer: z.object({
    status: z.enum(paymentStatuses),
    surplus: z.number().optional(),
    orderStatus: z.enum(orderStatuses),
  }),
  errors: notFound,
});
