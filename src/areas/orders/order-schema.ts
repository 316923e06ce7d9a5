import { z } from 'zod';
import { euros, nameSchemas, shopDay, shopTime, utcMoment } from '#values/contract-fields.ts';
import { customerTypes } from '#areas/account/contract.ts';
import { setPart, vatPart } from '#areas/basket/contract.ts';
import { pictureSchema, priceSchema, withdrawalExemptions } from '#areas/catalogue/contract.ts';
import { storedAddress } from '#areas/delivery/address.ts';
import { deliveryTypes, pickupPoint } from '#areas/delivery/contract.ts';
import { paymentAttempt, orderPaymentMethods, paymentStatuses } from '#areas/payment/contract.ts';
import { returnStates } from './return-states.ts';

export const orderStatuses = [
  'created',
  'confirmed',
  'preparing',
  'ready',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
const orderActions = ['cancel', 'pay', 'repeat', 'invoice', 'withdraw'] as const;
export type OrderAction = (typeof orderActions)[number];

export const orderItem = z.object({
  id: z.int(),
  product_id: z.int(),
  article: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  slug: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  price: priceSchema.describe('The price of a unit.'),
  quantity: z.int(),
  unit: z.string(),
  total: euros('The whole line, before reductions.'),
  sum: euros('The whole line, after reductions.'),
  withdrawalExemption: z
    .enum(withdrawalExemptions)
    .optional()
    .describe('Why its buyer may not withdraw (RDLeg 1/2007 art. 103); absent otherwise.'),
  set: z.array(setPart),
});

export const orderDelivery = z.object({
  type: z.enum(deliveryTypes),
  address: storedAddress.nullable().describe('null for pickup.'),
  zone: z
    .object({ id: z.int(), name: z.string() })
    .optional()
    .describe('The zone of the address when the order was placed; absent for pickup.'),
  pickupPoint: pickupPoint.pick({ id: true, name: true, address: true, phone: true, coords: true }).nullable(),
  date: shopDay('Null: as soon as possible.').nullable(),
  slot: z.object({ from: shopTime(), to: shopTime() }).nullable(),
  readyAt: utcMoment(
    'When a pickup is ready, as it was promised: where that is later than `slot.from`, it is had from then on. Counted from now while an order waits for its money for more than 15 minutes, and from then once it is paid. Absent for delivery, and once it is ready.',
  ).optional(),
  virtual: z
    .enum(['all', 'some'])
    .optional()
    .describe(
      'Whether it has virtual articles, which no lender pays. all: nothing is delivered or picked up, and `type` is pickup without a point; some: others are, or are done at home. Absent without such articles.',
    ),
  takeBack: z.literal(true).optional().describe('An old appliance is taken back at the delivery; absent otherwise.'),
});

const history = z.array(z.object({ status: z.enum(orderStatuses), at: utcMoment() }));

export const order = z.object({
  orderId: z.int(),
  number: z.string().describe("What people call it: '26-483920'."),
  date: utcMoment('When it was placed.'),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  total: euros('The goods, before reductions.'),
  price: euros('The goods, after reductions.'),
  quantitySaving: euros(
    'What of the difference of `total` and `price` is due to quantity prices; absent where nothing is.',
  ).optional(),
  deliveryPrice: euros(),
  amount: euros('All there is to pay.'),
  refunded: euros('What of `amount` was paid back; absent while none were.').optional(),
  received: euros(
    'What had come of an order that was cancelled before all was paid, and goes back; absent where nothing had, or it has gone back.',
  ).optional(),
  surplus: euros(
    'Another amount that came while the order waits for its money, and does not pay it; absent while none has.',
  ).optional(),
  due: euros(
    'What of `amount` is still to be paid since a part of it has come, or since the shop has made a paid order dearer; absent otherwise.',
  ).optional(),
  vat: z.array(vatPart).describe('The VAT that `amount` contains, by rate.'),
  count: z.int().describe('Lines (articles).'),
  units: z.int().describe('The units of all lines together.'),
  payment: z.enum(orderPaymentMethods),
  paymentDueAt: utcMoment('The end of the time to pay it; null once that does not apply.').nullish(),
  waitsFor: z
    .enum(['goods', 'slot'])
    .optional()
    .describe(
      'It is unpaid and waits without its goods, or without a place in its slot: it takes them when the link of its mail is opened or it is paid, if they are there. Absent while it has them.',
    ),
  attempts: z.array(paymentAttempt).optional().describe('The attempts to pay it, oldest first.'),
  mail: z
    .object({ state: z.enum(['sent', 'waiting']), until: utcMoment('The latest moment that they wait.').nullable() })
    .optional()
    .describe('Whether its latest mails were sent, or wait; absent once money has come.'),
  comment: z.string(),
  customer: z.object({
    type: z.enum(customerTypes),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.string(),
    document: z.object({ type: z.string(), number: z.string() }).nullable(),
    organization: z.string().nullable(),
    address: storedAddress
      .nullish()
      .describe('The address that was given, if any: a full invoice of a pickup says it.'),
    wantsInvoice: z.boolean().optional().describe('An individual asked for a full invoice; absent otherwise.'),
  }),
  receiver: z.object({ name: z.string(), phone: z.string() }).nullable(),
  delivery: orderDelivery,
  items: z.array(orderItem),
  history,
  returns: z
    .array(
      z.object({
        reference: z.string(),
        receivedAt: utcMoment(),
        state: z.enum(returnStates),
        amount: euros('What is given back.'),
        items: z.array(z.object({ product_id: z.int(), quantity: z.int() })),
      }),
    )
    .describe('Withdrawals, oldest first.'),
  documents: z
    .array(
      z.object({
        number: z.string(),
        kind: z.enum(['simplified', 'full', 'corrective']),
        issuedAt: utcMoment(),
        amount: euros('Negative in corrective ones.'),
        corrects: z.string().optional().describe('The number of the invoice that a corrective one corrects.'),
      }),
    )
    .describe('Invoices in the order in which they were issued.'),
  actions: z.array(z.enum(orderActions)),
  cancelUntil: utcMoment(
    'The end of the time in which a paid order may be cancelled, unless the shop begins to prepare it; absent where it may not, or is not paid.',
  ).optional(),
});
export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;

nameSchemas({
  OrderItem: [orderItem, 'A line as it was bought: later changes of the catalogue do not touch it.'],
  OrderDelivery: orderDelivery,
  Order: order,
});
