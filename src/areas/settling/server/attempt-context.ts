import type { Locale } from '#i18n/locale.ts';
import { cents } from '#values/money.ts';
import { addressLines } from '#areas/delivery/address.ts';
import { listOrderLines, type StoredOrder } from '#areas/orders/server/orders.ts';
import type { AttemptContext } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Signer } from '#platform/secret/signer.ts';

export type ReturnSigner = Signer<'payment return'>;

export type ContextOf = (source: Queryable, order: StoredOrder) => Promise<AttemptContext>;

/** What payment providers need of an order: its language, where the browser comes back to, and what is bought. */
export function createContextOf(parts: { readonly publicUrl: string; readonly signer: ReturnSigner }): ContextOf {
  const { publicUrl, signer } = parts;

  function returnUrl(outcome: 'ok' | 'ko', id: number): string {
    const proof = new URLSearchParams({ order: String(id), key: signer.sign('payment return', String(id)) });
    return `${publicUrl}/payment/return/${outcome}?${proof}`;
  }

  return async (source, order) => ({
    locale: order.locale,
    returnUrls: { ok: returnUrl('ok', order.id), ko: returnUrl('ko', order.id) },
    order: {
      number: order.number,
      lines: (await listOrderLines(source, order.id)).map(({ article, name, quantity, sum }) => ({
        article,
        name: name[order.locale],
        quantity,
        sum: cents(sum),
      })),
      deliveryPrice: cents(order.deliveryPrice),
      customer: {
        name: order.customer.name,
        surname: order.customer.surname,
        email: order.customer.email,
        phone: order.customer.phone,
        document: order.customer.document,
        organization: order.customer.organization,
        isGuest: order.isGuest,
      },
      delivery: deliveryOf(order, order.locale),
    },
  });
}

function deliveryOf({ delivery }: StoredOrder, locale: Locale): AttemptContext['order']['delivery'] {
  const { type, address, pickupPoint } = delivery;
  if (address)
    return {
      type,
      address: addressLines(address)[0] ?? '',
      zipcode: address.value?.zipcode ?? '',
      city: address.city ?? '',
    };
  // "Carrer del Torrent, 41, 08912 Badalona"
  const [, street = '', zipcode = '', city = ''] = /^(.*?),? *(\d{5}) +(.*)$/.exec(pickupPoint?.address ?? '') ?? [];
  return { type, address: street || (pickupPoint?.name[locale] ?? ''), zipcode, city };
}
