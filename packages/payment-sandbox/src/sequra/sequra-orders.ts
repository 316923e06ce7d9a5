import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { createRecords } from '../records.ts';

export interface SequraAccount {
  /** Where the simulator is reached, without a trailing slash. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly merchant: string;
  /** How long after the customer a late notification comes; 20 s by default. */
  readonly lateMs?: number;
}

export interface Cart {
  readonly order_total_with_tax: number;
  readonly items: readonly { readonly type: string; readonly total_with_tax: number }[];
}

export interface SolicitedOrder {
  readonly merchant: {
    readonly id: string;
    readonly notify_url: string;
    readonly notification_parameters: Readonly<Record<string, string>>;
    readonly return_url: string;
    readonly abort_url: string;
  };
  readonly merchant_reference: { readonly order_ref_1: string };
  readonly cart: Cart;
}

/** `approved` and `needs_review` wait for the shop; nothing is financed before it confirms. */
export type SequraState = 'solicited' | 'approved' | 'needs_review' | 'on_hold' | 'confirmed' | 'cancelled' | 'shipped';

export interface SequraRecord {
  readonly id: string;
  state: SequraState;
  readonly order: SolicitedOrder;
  /** What seQura approved: the cart that was solicited, unless the simulator changed it. */
  approvedTotal: number;
  /** How often the shop has confirmed it. */
  confirmations: number;
}

/** What the simulator remembers, newest last: of an order only what it compares later, nothing of the customer. */
export function createSequraOrders(folder: string | null) {
  const records = createRecords<SequraRecord>(folder);
  return {
    all: records.all,
    find: records.find,
    findByReference: (reference: string): SequraRecord[] =>
      records.all().filter(({ order }) => order.merchant_reference.order_ref_1 === reference),
    save: (record: SequraRecord): void => records.save(record.id, record),
    add({ merchant, merchant_reference, cart }: SolicitedOrder): SequraRecord {
      const id = randomUUID();
      const order = { merchant, merchant_reference, cart };
      const approvedTotal = cart.order_total_with_tax;
      const record: SequraRecord = { id, state: 'solicited', order, approvedTotal, confirmations: 0 };
      records.save(id, record);
      return record;
    },
  };
}
export type SequraOrders = ReturnType<typeof createSequraOrders>;

/** What is wrong with an order that a shop sends; null when nothing is. */
export function faultOf(order: unknown, merchant: string): string | null {
  if (!isObject(order)) return 'order is missing';
  const { merchant: sender, merchant_reference: reference, cart, customer } = order;
  if (!isObject(sender) || sender['id'] !== merchant) return 'merchant.id is wrong';
  for (const name of ['notify_url', 'return_url', 'abort_url'])
    if (!URL.canParse(String(sender[name]))) return `merchant.${name} is wrong`;
  if (!isObject(reference) || !reference['order_ref_1']) return 'merchant_reference.order_ref_1 is missing';
  if (!isObject(customer) || !customer['given_names'] || !customer['email']) return 'customer is incomplete';
  for (const name of ['delivery_address', 'invoice_address', 'delivery_method', 'gui', 'platform'])
    if (!isObject(order[name])) return `${name} is missing`;
  return faultOfCart(cart);
}

/** Who applies is told apart by the device, which a shop may have forgotten by the time it confirms. */
export function faultOfShopper(order: unknown): string | null {
  const customer = isObject(order) && isObject(order['customer']) ? order['customer'] : {};
  if (isIP(String(customer['ip_number'])) === 0) return 'customer.ip_number is no address';
  return customer['user_agent'] ? null : 'customer.user_agent is missing';
}

/** Items must add up to the cart's total, and each product's price to its own. */
export function faultOfCart(cart: unknown): string | null {
  if (!isObject(cart) || !Array.isArray(cart['items'])) return 'cart is missing';
  if (cart['currency'] !== 'EUR') return 'cart.currency is wrong';
  let sum = 0;
  for (const item of cart['items'] as unknown[]) {
    if (!isObject(item)) return 'an item is wrong';
    const { type, total_with_tax: total, price_with_tax: price, quantity } = item;
    if (!Number.isInteger(total)) return 'an item has no total_with_tax';
    if (!['product', 'handling', 'discount', 'service'].includes(String(type)))
      return `unknown item type ${String(type)}`;
    if (type === 'product' && Number(price) * Number(quantity) !== total) return 'a price times its quantity is wrong';
    if (type === 'discount' ? Number(total) > 0 : Number(total) < 0) return `a ${String(type)} has a wrong sign`;
    sum += Number(total);
  }
  return sum === cart['order_total_with_tax'] ? null : 'the items do not add up to order_total_with_tax';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
