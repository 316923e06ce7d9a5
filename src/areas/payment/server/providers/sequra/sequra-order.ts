import { addCents, type Cents, cents } from '#values/money.ts';
import type { OrderToFinance, PayableAttempt } from '../../payment-provider.ts';

/** Something of a cart; amounts in cents, and those of all items add up to the cart's total. */
export type SequraItem =
  | {
      readonly type: 'product';
      readonly reference: string;
      readonly name: string;
      readonly price_with_tax: Cents;
      readonly quantity: number;
      readonly total_with_tax: Cents;
      readonly downloadable: boolean;
    }
  | {
      readonly type: 'handling' | 'discount';
      readonly reference: string;
      readonly name: string;
      readonly total_with_tax: Cents;
    };

export interface SequraCart {
  readonly currency: 'EUR';
  readonly gift: boolean;
  readonly cart_ref: string;
  readonly order_total_with_tax: Cents;
  readonly items: readonly SequraItem[];
}

interface SequraAddress {
  readonly given_names: string;
  readonly surnames: string;
  readonly company: string;
  readonly address_line_1: string;
  readonly address_line_2: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country_code: 'ES';
  readonly phone: string;
}

/** An order as seQura takes it when it is solicited, confirmed and put on hold. */
export interface SequraOrder {
  readonly state: '' | 'confirmed' | 'on_hold';
  readonly merchant: {
    readonly id: string;
    readonly notify_url: string;
    /** Sent back with each notification. */
    readonly notification_parameters: Readonly<Record<string, string>>;
    readonly return_url: string;
    readonly abort_url: string;
  };
  readonly merchant_reference: { readonly order_ref_1: string };
  readonly cart: SequraCart;
  readonly delivery_method: {
    readonly name: string;
    readonly days: string;
    readonly provider: string;
    readonly home_delivery: boolean;
  };
  readonly delivery_address: SequraAddress;
  readonly invoice_address: SequraAddress;
  readonly customer: {
    readonly given_names: string;
    readonly surnames: string;
    readonly email: string;
    readonly logged_in: boolean;
    readonly language_code: string;
    readonly ip_number: string;
    readonly user_agent: string;
    readonly nin: string;
  };
  readonly gui: { readonly layout: 'desktop' };
  readonly platform: typeof shopPlatform;
}

/** seQura wants to know with what software it talks; versions are nobody's business. */
export const shopPlatform = {
  name: 'ferreter',
  version: '',
  uname: '',
  db_name: 'postgresql',
  db_version: '',
} as const;

/** What of an order was shipped and what was not. */
export interface SequraShipment {
  readonly merchant: { readonly id: string };
  readonly merchant_reference: { readonly order_ref_1: string };
  readonly platform: typeof shopPlatform;
  readonly shipped_cart: SequraCart;
  readonly unshipped_cart: SequraCart;
}

export interface OrderSettings {
  readonly merchant: string;
  readonly notifyUrl: string;
  readonly notificationParameters: Readonly<Record<string, string>>;
}

/** An attempt as seQura's order. The same attempt always makes the same cart, which seQura compares when it is confirmed. */
export function sequraOrder(
  state: SequraOrder['state'],
  { reference, amount, locale, returnUrls, shopper, order }: PayableAttempt,
  { merchant, notifyUrl, notificationParameters }: OrderSettings,
): SequraOrder {
  const { customer, delivery } = order;
  const address: SequraAddress = {
    given_names: customer.name,
    surnames: customer.surname,
    company: customer.organization ?? '',
    address_line_1: delivery.address,
    address_line_2: '',
    postal_code: delivery.zipcode,
    city: delivery.city,
    country_code: 'ES',
    phone: customer.phone,
  };
  const isDelivered = delivery.type === 'delivery';
  return {
    state,
    merchant: {
      id: merchant,
      notify_url: notifyUrl,
      notification_parameters: notificationParameters,
      return_url: returnUrls.ok,
      abort_url: returnUrls.ko,
    },
    merchant_reference: { order_ref_1: reference },
    cart: sequraCart(reference, amount, order),
    delivery_method: {
      name: isDelivered ? 'home' : 'store',
      days: '',
      provider: 'own',
      home_delivery: isDelivered,
    },
    delivery_address: address,
    invoice_address: address,
    customer: {
      given_names: customer.name,
      surnames: customer.surname,
      email: customer.email,
      logged_in: !customer.isGuest,
      language_code: `${locale}-ES`,
      // Not known any more once the attempt has ended.
      ip_number: shopper?.ip ?? '',
      user_agent: shopper?.userAgent ?? '',
      nin: customer.document?.number ?? '',
    },
    gui: { layout: 'desktop' },
    platform: shopPlatform,
  };
}

/** The goods and their delivery; throws when they do not add up to the amount. */
export function sequraCart(
  reference: string,
  amount: Cents,
  { lines, deliveryPrice }: Pick<OrderToFinance, 'lines' | 'deliveryPrice'>,
): SequraCart {
  const items: SequraItem[] = [...lines.flatMap(productItems), ...deliveryItems(deliveryPrice)];
  const total = addCents(...items.map(({ total_with_tax }) => total_with_tax));
  if (total !== amount) throw new Error(`the items of ${reference} come to ${total} cents instead of ${amount}`);
  return { currency: 'EUR', gift: false, cart_ref: reference, order_total_with_tax: amount, items };
}

/** What is left of an order of which a part was paid back. */
export const restCart = (reference: string, rest: Cents): SequraCart =>
  sequraCart(reference, rest, {
    lines: rest > 0 ? [{ article: 'rest', name: reference, quantity: 1, sum: rest }] : [],
    deliveryPrice: cents(0),
  });

/** Nothing: what is left of an order that is shipped, and what was shipped of one that is cancelled. */
export const emptyCart = (reference: string): SequraCart => ({
  currency: 'EUR',
  gift: false,
  cart_ref: reference,
  order_total_with_tax: cents(0),
  items: [],
});

/** A line whose sum cannot be divided by its quantity has its price rounded up, and the difference as a discount. */
function productItems({ article, name, quantity, sum }: OrderToFinance['lines'][number]): SequraItem[] {
  const price = cents(Math.ceil(sum / quantity));
  const total = cents(price * quantity);
  const product = {
    type: 'product',
    reference: article,
    name,
    price_with_tax: price,
    quantity,
    total_with_tax: total,
    downloadable: false,
  } as const;
  if (total === sum) return [product];
  return [product, { type: 'discount', reference: `${article}-discount`, name, total_with_tax: cents(sum - total) }];
}

const deliveryItems = (price: Cents): SequraItem[] =>
  price === 0 ? [] : [{ type: 'handling', reference: 'delivery', name: 'Envío', total_with_tax: price }];
