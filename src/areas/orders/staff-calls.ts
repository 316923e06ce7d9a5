import { z } from 'zod';
import { euros, nameSchemas, shopDay, shopTime, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { pageWindow } from '#values/page-window.ts';
import { customerTypes } from '#areas/account/contract.ts';
import { pictureSchema } from '#areas/catalogue/contract.ts';
import { addressSchema, missingAddressParts } from '#areas/delivery/address.ts';
import { deliveryTypes } from '#areas/delivery/contract.ts';
import {
  moneyWays,
  orderPaymentMethods,
  paymentAttempt,
  paymentReasons,
  paymentStatuses,
  undone,
} from '#areas/payment/contract.ts';
import { timelineEntry } from '#areas/staff/contract.ts';
import { day, time } from './order-request.ts';
import { order, orderItem, orderStatuses } from './order-schema.ts';
import { orderWarning } from './staff-warnings.ts';

export const staffOrderId = z.object({
  orderId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int()),
});
const notFound = { order_not_found: 404 } as const;
const version = z.int().describe('Grows with each change of its status and of its payment.');

/**
 * The views of the list.
 * todo: placed, confirmed or being prepared. today: to leave or to be collected today. money: unpaid, also when their goods have
 * left, or cancelled and still to be paid back. companies: open orders of companies. uncollected: ready for collection.
 */
export const orderViews = ['todo', 'today', 'money', 'companies', 'uncollected', 'all'] as const;
export type OrderView = (typeof orderViews)[number];
export const staffOrderSorts = ['date_desc', 'date_asc', 'slot_asc', 'price_desc', 'price_asc', 'number_asc'] as const;
export type StaffOrderSort = (typeof staffOrderSorts)[number];

/** A row of the list. */
export const staffOrderRow = z.object({
  orderId: z.int(),
  number: z.string(),
  version,
  date: utcMoment('When it was placed.'),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  payment: z.enum(orderPaymentMethods),
  customer: z.object({
    name: z.string().describe("The company's, or the person's."),
    type: z.enum(customerTypes),
  }),
  delivery: z.object({
    type: z.enum(deliveryTypes),
    date: shopDay('Null: as soon as possible.').nullable(),
    slot: z.object({ from: shopTime(), to: shopTime() }).nullable(),
    zone: z.object({ id: z.int(), name: z.string() }).nullable(),
  }),
  pieces: z.int(),
  price: euros('The goods, after reductions; absent without `money.read`, as `amount` is.').optional(),
  amount: euros('All there is to pay.').optional(),
  assignee: z.object({ id: z.int(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  warnings: z
    .array(orderWarning)
    .optional()
    .describe('What needs somebody, most pressing first: of money with `money.read`, of mails with `persons.read`.'),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

/** As far as the database counts them. */
const maxZoneId = 2_147_483_647;

export const orderFilters = z.object({
  status: z.array(z.enum(orderStatuses)).optional(),
  paymentStatus: z.array(z.enum(paymentStatuses)).optional(),
  payment: z.array(z.enum(orderPaymentMethods)).optional(),
  deliveryType: z.enum(deliveryTypes).nullish(),
  slot: z
    .object({ date: shopDay().nullish(), from: shopTime().nullish(), to: shopTime().nullish() })
    .nullish()
    .describe('The day and the hours of delivery or collection; each may be missing.'),
  zone: z.array(z.int().max(maxZoneId)).max(100).optional(),
  assignee: z
    .union([z.int(), z.literal('nobody')])
    .nullish()
    .describe('The id of a member of the staff.'),
  tag: z.array(z.string().max(40)).max(20).optional(),
  from: shopDay('The first day on which it was placed.').nullish(),
  to: shopDay('The last day, which is included.').nullish(),
});
export type StaffOrderFilters = z.infer<typeof orderFilters>;

export const listStaffOrders = defineCall({
  summary: 'Orders of the shop, a page at a time, by view, filters and search',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  body: z.object({
    ...pageWindow,
    view: z.enum(orderViews).default('all'),
    query: z
      .string()
      .max(200)
      .default('')
      .describe(
        'Number, pickup code, name, phone, e-mail, tax number, article or tracking number, however spelled; the view does not restrict what is searched for.',
      ),
    filters: orderFilters.default({}),
    sort: z.enum(staffOrderSorts).default('date_desc').describe('By sums: with `money.read`; else by date.'),
  }),
  answer: z.object({
    orders: z.array(staffOrderRow),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    counts: z
      .partialRecord(z.enum(orderViews), z.int())
      .describe('Orders of each view that the role may see, whatever is searched or filtered.'),
  }),
  errors: { not_permitted: { status: 403, when: 'Also: the view `money` without `money.read`.' } },
});

const staffItem = orderItem.extend({
  price: orderItem.shape.price.optional(),
  total: orderItem.shape.total.optional(),
  sum: orderItem.shape.sum.optional(),
});

const staffLine = z.object({
  position: z.int(),
  product_id: z.int(),
  article: z.string(),
  name: z.string().describe("In the caller's language."),
  quantity: z.int(),
  picked: z.int().describe('Pieces that are prepared: all of them from `ready` or `shipped` on.'),
  shelf: z.string().nullable(),
  stock: z.int().nullable().describe('Pieces that can be sold now; null: the product is gone.'),
  unit: z.string(),
  picture: pictureSchema.nullable(),
  sum: euros('The whole line, after reductions; absent without `money.read`.').optional(),
  refunded: z
    .int()
    .optional()
    .describe('Pieces whose money went back, or is going; absent without `money.read`, as `sum` is.'),
});

const by = z.object({ kind: z.string(), id: z.string().nullable(), name: z.string().nullable() });

const staffMoney = z.object({
  due: euros('What is still to come.'),
  received: euros(),
  refunded: euros('What went back.'),
  surplus: euros('What of it pays nothing, or nothing any more since the order became cheaper, and is to go back.'),
  refundable: euros('What can go back.'),
  attempts: z.array(
    paymentAttempt.extend({
      id: z.int(),
      amount: euros(),
      provider: z.string(),
      reason: z
        .enum([...paymentReasons, undone])
        .nullable()
        .describe('As for the customer; `undone`: the change of the way to pay that opened it was taken back.'),
    }),
  ),
  receipts: z
    .array(
      z.object({
        id: z.int(),
        attempt: z.int().describe('The id of the attempt to pay that it came for.'),
        way: z.enum([...orderPaymentMethods, ...moneyWays]),
        amount: euros(),
        at: utcMoment(),
        by,
        isSurplus: z.boolean().optional().describe('It pays nothing of the order; absent where it does.'),
        reverses: z.int().optional().describe('The id of the receipt that this one, of less than nothing, takes back.'),
        canTakeBack: z.boolean().describe('Whether it was recorded by hand and may still be taken back.'),
      }),
    )
    .describe('All money that has come, oldest first: of one attempt it may come in parts.'),
  refunds: z.array(
    z.object({
      id: z.int(),
      amount: euros(),
      reason: z.string().nullable(),
      state: z.enum(['requested', 'refunded', 'refused']),
      at: utcMoment(),
      by,
      lines: z
        .array(z.object({ position: z.int(), quantity: z.int(), amount: euros() }))
        .nullable()
        .describe(
          'The pieces that it pays back; null: an amount, or it is not known. Of a refund that was divided the first has all of them.',
        ),
      corrective: z.string().nullable().describe('The number of the corrective invoice.'),
    }),
  ),
});

/** The order of the shoppers' calls, and what the shop knows besides. What a role may not see is absent. */
export const staffOrder = order.extend({
  version,
  total: order.shape.total.optional(),
  price: order.shape.price.optional(),
  deliveryPrice: order.shape.deliveryPrice.optional(),
  amount: order.shape.amount.optional(),
  vat: z.array(order.shape.vat.element.extend({ net: euros('What `gross` is without its VAT.') })).optional(),
  customer: order.shape.customer.extend({
    email: z.string().optional(),
    document: order.shape.customer.shape.document.optional(),
  }),
  items: z.array(staffItem),
  returns: z
    .array(
      order.shape.returns.element.partial({ amount: true }).extend({
        items: z.array(z.object({ position: z.int(), product_id: z.int(), quantity: z.int() })),
        isOfShop: z.boolean().describe('The shop has opened it, and nobody has withdrawn.'),
        refund: euros(
          'What settling it pays back; absent without `money.read`, and of one that is settled.',
        ).optional(),
      }),
    )
    .describe('Oldest first.'),
  documents: order.shape.documents.optional(),
  lines: z.array(staffLine),
  money: staffMoney.optional(),
  mails: z
    .array(
      z.object({
        id: z.string(),
        about: z.string(),
        state: z.enum(['waiting', 'sending', 'sent', 'failed']),
        at: utcMoment('When it was sent, or is tried next.'),
      }),
    )
    .describe('Those that the shop still knows: what was sent, within a year, then what is not yet.'),
  notes: z.array(z.object({ id: z.int(), text: z.string(), at: utcMoment(), by })).describe('Oldest first.'),
  timeline: z.array(timelineEntry).describe('Oldest first.'),
  formerArticles: z
    .array(z.object({ product_id: z.int(), name: z.string() }))
    .optional()
    .describe('Those that the timeline names and the order has no longer; absent without any.'),
  next: z.array(z.enum(orderStatuses)).describe('What the caller may make of it.'),
  assignee: z.object({ id: z.int(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  trackingNumber: z.string().nullable(),
  locale: z.enum(['es', 'ca']).describe("The customer's language."),
});
export type StaffOrder = z.infer<typeof staffOrder>;

export const getStaffOrder = defineCall({
  summary: 'One order with all that the shop knows of it',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  answer: z.object({ order: staffOrder }),
  errors: notFound,
});

/** So long the snackbar offers to take a change back; mails to customers wait for it. */
export const undoSeconds = 10;

export const orderChange = z.object({
  id: z.int(),
  undoUntil: utcMoment(
    'Until when the snackbar offers to take it back; later the timeline does. Null: it cannot be taken back.',
  ).nullable(),
});

export const changeStaffOrderStatus = defineCall({
  summary: "Changes an order's status by the table of transitions",
  access: { staff: 'orders.move' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  body: z.object({
    status: z.enum(orderStatuses),
    version,
    reason: z.string().trim().max(500).nullish(),
  }),
  answer: z.object({ order: staffOrder, change: orderChange }),
  errors: {
    ...notFound,
    not_permitted: { status: 403, when: 'Also: cancelling without `orders.cancel`.' },
    not_possible: {
      status: 409,
      when: 'The table does not allow it, or its status or payment has changed since `version`. Nothing is written.',
      facts: z.object({
        now: z.object({ status: z.enum(orderStatuses), paymentStatus: z.enum(paymentStatuses), version }),
        possible: z.array(z.enum(orderStatuses)),
      }),
    },
  },
});

/** Fields of the work on an order, then of the order itself: what is in it, where and when it goes and how it is paid. These need `orders.edit` and change stock, slot and sums. */
export const workFields = ['assignee', 'tags', 'trackingNumber'] as const;
export const contentFields = ['lines', 'address', 'slot', 'delivery', 'payment'] as const;
export const editableOrderFields = [...workFields, ...contentFields] as const;
export type WorkField = (typeof workFields)[number];
export type ContentField = (typeof contentFields)[number];
export type EditableOrderField = (typeof editableOrderFields)[number];

/** Another way to the customer, with where and when. */
export const wantedDelivery = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('pickup'),
    pickupPointId: z.int(),
    date: day.nullable(),
    slot: z.object({ from: time, to: time }).nullable(),
  }),
  z.object({
    type: z.literal('delivery'),
    address: addressSchema.refine((address) => missingAddressParts(address).length === 0),
    date: day,
    slot: z.object({ from: time, to: time }),
  }),
]);
export type WantedDelivery = z.output<typeof wantedDelivery>;

export const updateStaffOrder = defineCall({
  summary: 'Changes fields of an order, each with the value that the caller saw before',
  access: { staff: 'orders.note' },
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  body: z.object({
    changes: z
      .array(z.object({ field: z.enum(editableOrderFields), from: z.unknown(), to: z.unknown() }))
      .min(1)
      .max(editableOrderFields.length)
      .refine((changes) => new Set(changes.map(({ field }) => field)).size === changes.length, {
        params: { code: 'not_allowed' },
      })
      .describe(
        'assignee: the id of a member of the staff or null; tags: at most 5 words; trackingNumber: text or null. lines: all of them, `[{ product_id, quantity }]`; address: as `delivery.address`; slot: `{ date, from, to }`; delivery, in place of both: `{ type: pickup, pickupPointId, date, slot }` or `{ type: delivery, address, date, slot }`; payment, of an unpaid order: counter, transfer, card or bizum. The last five change stock, places and sums, and mail the customer.',
      ),
  }),
  answer: z.object({ order: staffOrder, change: orderChange }),
  errors: {
    ...notFound,
    changed_meanwhile: {
      status: 409,
      when: 'Somebody else has changed one of these fields since. Nothing is written.',
      facts: z.object({
        fields: z.array(
          z.object({
            field: z.enum(editableOrderFields),
            yours: z.unknown(),
            theirs: z.unknown(),
            by: by.nullable(),
            at: utcMoment().nullable(),
          }),
        ),
      }),
    },
    invalid_request: { status: 400, when: 'A field is missing or of the wrong type, the `to` of one among them.' },
    invalid_value: {
      status: 422,
      when: '`fields` names those whose `to` breaks a rule: too_many_tags, tag_too_long, tag_empty, tracking_number_too_long, assignee_unavailable (nobody who may have orders), or as of other calls.',
      facts: z.object({ maxTags: z.int(), maxTagLength: z.int(), maxTracking: z.int() }),
    },
    not_permitted: { status: 403, when: 'Also: what the order is without `orders.edit`.' },
    not_editable: {
      status: 409,
      when: 'It cannot be changed like that any more. status: it was given up, or has left the shop. paid: it is being paid, or a lender has financed it, so that what it costs stays. refunded: money or goods of it have gone back. received: more money has come than it would cost. waits: its goods are gone. pickup: it is collected.',
      facts: z.object({ reason: z.enum(['status', 'paid', 'refunded', 'received', 'waits', 'pickup']) }),
    },
    products_unavailable: {
      status: 409,
      when: 'There is less of some products.',
      facts: z.object({
        products: z.array(z.object({ id: z.int(), name: z.string(), reason: z.string(), maxQuantity: z.int() })),
      }),
    },
    not_available: {
      status: 422,
      when: '`fields` names changes.slot or changes.delivery, which is full or not offered, changes.payment, which does not suit the order, or changes.lines: `products` cannot be had this way.',
      facts: z.object({ products: z.array(z.object({ id: z.int(), name: z.string() })).optional() }),
    },
    address_mismatch: { status: 422, when: 'Postal code, town and coordinates do not belong together.' },
    not_deliverable: 422,
    individual_terms: { status: 422, when: 'The price of the delivery has to be agreed on.' },
    document_needed: { status: 422, when: 'Above 3,000 € the customer needs a document.' },
  },
});

export const addOrderNote = defineCall({
  summary: 'Adds an internal note to an order; customers never see it',
  access: { staff: 'orders.note' },
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  answer: z.object({ order: staffOrder }),
  errors: notFound,
});

nameSchemas({
  StaffOrder: [staffOrder, 'An order as the staff sees it; what a role may not see is absent.'],
  StaffOrderRow: staffOrderRow,
});
