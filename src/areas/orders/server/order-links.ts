import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { Signer } from '#platform/secret/signer.ts';
import type { StoredOrder } from './records/order-queries.ts';

export type OrderSigner = Signer<'order link' | 'order network' | 'pickup code' | 'pickup qr' | 'withdrawal'>;
export type OrderLinks = ReturnType<typeof createOrderLinks>;

/** The absolute addresses by which its customer sees an order, withdraws from it and downloads its documents. */
export function createOrderLinks({
  publicUrl,
  signer,
}: {
  readonly publicUrl: string;
  readonly signer: Pick<OrderSigner, 'sign'>;
}) {
  const url = (path: string, locale: Locale): string => publicUrl + localisedPath(path, locale);
  const keyed = (number: string, more: Readonly<Record<string, string>> = {}): string =>
    new URLSearchParams({ number, key: signer.sign('order link', number), ...more }).toString();

  return {
    /**
     * Where its customer sees an order. Without an account the key of the link, which only the mail has, opens it; it also
     * confirms the address, which an account may have typed anew for this order.
     */
    order({ id, number, isGuest, emailConfirmedAt, locale }: StoredOrder): string {
      if (!isGuest && emailConfirmedAt) return url(`/profile/orders/${id}`, locale);
      return url(`/order/track?${keyed(number)}`, locale);
    },

    /** Where its customer withdraws from it, opened filled in. */
    withdrawal: ({ id, number, isGuest, locale }: StoredOrder): string =>
      url(`/withdrawal?${isGuest ? keyed(number) : new URLSearchParams({ orderId: String(id) })}`, locale),

    /** Where a customer without an account downloads a document of an order; null: an account has it on the order's page. */
    document: ({ number, isGuest }: StoredOrder, document: string): string | null =>
      isGuest ? `${publicUrl}/api/sale/order/document?${keyed(number, { document })}` : null,
  };
}
