import { shopTime } from '#values/shop-time.ts';
import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { PricedBasket } from '#areas/pricing/price-basket.ts';
import type { Locale } from '#i18n/locale.ts';
import type { OrderRequest } from '../../contract.ts';
import type { orderLines, StoredDelivery } from '../orders-tables.ts';
import type { StoredOrder } from '../view/order-queries.ts';

// Multiplying by a number without common factors walks through all remainders once: no number comes twice, and two
// that follow each other do not reveal how much the shop sells.
const span = 1_000_000;
const step = 618_033;
const offset = 271_829;

/** What people call an order, of a running serial number: the year by the shop's clock and six digits, later more. */
export function orderNumber(serial: number, placedAt: Date): string {
  const year = shopTime(placedAt).date.slice(2, 4);
  const round = Math.floor(serial / span);
  const scattered = ((serial % span) * step + offset) % span;
  return `${year}-${round > 0 ? round : ''}${String(scattered).padStart(6, '0')}`;
}

export interface SoldLine {
  readonly quantity: number;
  readonly product: Readonly<Record<Locale, SaleProduct>>;
}

/** The lines as they are bought: later changes of the catalogue do not touch them. */
export const linesOf = (
  sold: readonly SoldLine[],
  priced: PricedBasket,
): Omit<typeof orderLines.$inferInsert, 'orderId'>[] =>
  sold.map(({ product: { es, ca }, quantity }, position) => ({
    position,
    productId: es.id,
    article: es.article,
    name: { es: es.name, ca: ca.name },
    slug: es.slug,
    picture: es.picture,
    unit: es.unit,
    basePrice: es.base,
    salePrice: es.sale,
    quantity,
    sum: priced.lines[position]!.sum,
    vatRate: priced.lines[position]!.vatRate,
    vatAmount: priced.lines[position]!.vat,
    set: { es: [...es.set], ca: [...ca.set] },
  }));

export const customerOf = ({ customer }: OrderRequest): StoredOrder['customer'] => ({
  type: customer.type,
  name: customer.name,
  surname: customer.surname,
  email: customer.email,
  phone: customer.phone,
  document: customer.document ?? null,
  organization: customer.organization || null,
});

export function deliveryOf(delivery: Delivery, { delivery: chosen }: OrderRequest): StoredDelivery {
  const id = chosen.pickupPointId ?? 0;
  const point = delivery.findPickupPoint(id, 'es');
  if (!point) throw new Error(`there is no pickup point ${id}`);
  const name = { es: point.name, ca: delivery.findPickupPoint(id, 'ca')?.name ?? point.name };
  const { address, phone, coords } = point;
  return {
    type: chosen.type,
    address: null,
    pickupPoint: { id, name, address, phone, coords },
    date: chosen.date ?? null,
    slot: chosen.slot ?? null,
  };
}
