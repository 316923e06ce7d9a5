import { z } from 'zod';
import { customerTypes } from '#areas/account/contract.ts';
import { setPart } from '#areas/basket/contract.ts';
import { pictureSchema, priceSchema, withdrawalExemptions } from '#areas/catalogue/contract.ts';
import { vatRates } from '#areas/pricing/vat.ts';
import { storedAddress } from '#areas/delivery/address.ts';
import { deliveryTypes, pickupPoint } from '#areas/delivery/contract.ts';
import { paymentAttempt, paymentMethods, paymentStatuses } from '#areas/payment/contract.ts';
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

/** ISO 8601, UTC. */
export const moment = z.string();

/** A line as it was bought: later changes of the catalogue do not touch it. */
export const orderItem = z.object({
  id: z.number(),
  product_id: z.number(),
  article: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  slug: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  /** The price of a unit in euros; total and sum are the line's before and after reductions. */
  price: priceSchema,
  quantity: z.number(),
  unit: z.string(),
  total: z.number(),
  sum: z.number(),
  /** Why its buyer may not withdraw (RDLeg 1/2007 art. 103); absent otherwise. */
  withdrawalExemption: z.enum(withdrawalExemptions).optional(),
  set: z.array(setPart),
});

export const orderDelivery = z.object({
  type: z.enum(deliveryTypes),
  /** null for pickup. */
  address: storedAddress.nullable(),
  /** The zone of the address when the order was placed; absent for pickup. */
  zone: z.object({ id: z.number(), name: z.string() }).optional(),
  pickupPoint: pickupPoint.pick({ id: true, name: true, address: true, phone: true, coords: true }).nullable(),
  /** YYYY-MM-DD; null: as soon as possible. */
  date: z.string().nullable(),
  slot: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** An old appliance is taken back at the delivery; absent otherwise. */
  takeBack: z.literal(true).optional(),
});

const history = z.array(z.object({ status: z.enum(orderStatuses), at: moment }));

export const order = z.object({
  orderId: z.number(),
  /** What people call it: '26-483920'. */
  number: z.string(),
  date: moment,
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Euros, VAT included: goods before (total) and after (price) reductions, delivery, and all there is to pay. */
  total: z.number(),
  price: z.number(),
  /** What of the difference of `total` and `price` is due to quantity prices, in euros; absent where nothing is. */
  quantitySaving: z.number().optional(),
  deliveryPrice: z.number(),
  amount: z.number(),
  /** Euros of `amount` that were paid back; absent while none were. */
  refunded: z.number().optional(),
  /** Euros of another amount that came while the order waits for its money: they do not pay it. Absent while none have. */
  surplus: z.number().optional(),
  /** The VAT that `amount` contains, by rate in percent; euros. */
  vat: z.array(z.object({ rate: z.literal(vatRates), gross: z.number(), vat: z.number() })),
  count: z.number(),
  units: z.number(),
  payment: z.enum(paymentMethods),
  /** The end of the time to pay it; null once that does not apply. */
  paymentDueAt: moment.nullish(),
  /**
   * It is unpaid and waits without its goods, or without a place in its slot: it takes them when the link of its mail is opened
   * or it is paid, if they are there. Absent while it has them.
   */
  waitsFor: z.enum(['goods', 'slot']).optional(),
  /** The attempts to pay it, oldest first. */
  attempts: z.array(paymentAttempt).optional(),
  /** Whether its latest mails were sent, or wait, at the latest until then (ISO 8601); absent once money has come. */
  mail: z.object({ state: z.enum(['sent', 'waiting']), until: moment.nullable() }).optional(),
  comment: z.string(),
  customer: z.object({
    type: z.enum(customerTypes),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.string(),
    document: z.object({ type: z.string(), number: z.string() }).nullable(),
    organization: z.string().nullable(),
    /** The address that was given, if any: a full invoice of a pickup says it. */
    address: storedAddress.nullish(),
  }),
  receiver: z.object({ name: z.string(), phone: z.string() }).nullable(),
  delivery: orderDelivery,
  items: z.array(orderItem),
  history,
  /** Withdrawals, oldest first; amounts in euros. */
  returns: z.array(
    z.object({
      reference: z.string(),
      receivedAt: moment,
      state: z.enum(returnStates),
      amount: z.number(),
      items: z.array(z.object({ product_id: z.number(), quantity: z.number() })),
    }),
  ),
  /** Invoices in the order in which they were issued; amounts in euros, negative in corrective ones. */
  documents: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['simplified', 'full', 'corrective']),
      issuedAt: moment,
      amount: z.number(),
      /** The number of the invoice that a corrective one corrects. */
      corrects: z.string().optional(),
    }),
  ),
  actions: z.array(z.enum(orderActions)),
});
export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;
