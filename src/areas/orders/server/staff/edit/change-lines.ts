import type { Locale } from '#i18n/locale.ts';
import { sql } from 'drizzle-orm';
import { cents } from '#values/money.ts';
import type { DeliveryType } from '#areas/delivery/contract.ts';
import { canBeHadBy, isHandedOver } from '#areas/catalogue/fulfilment.ts';
import { findSaleProducts, lockForSale, type SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { reserveStock, returnStock, stockLock } from '#areas/inventory/server/inventory.ts';
import type { LineToPrice } from '#areas/pricing/price-basket.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { OrderedLines } from '../../../staff-placing-calls.ts';
import type { StoredLine, StoredOrder } from '../../records/order-queries.ts';
import type { StoredDelivery } from '../../records/orders-tables.ts';
import { describedLine } from '../../place/store-order.ts';

/** A line of an order as it is to be: what it says, and what it is priced by. */
export interface NextLine {
  readonly position: number;
  readonly described: Omit<ReturnType<typeof describedLine>, 'brand'> & Pick<StoredLine, 'brand'>;
  readonly toPrice: LineToPrice;
  /** Null: it is in the catalogue no longer. */
  readonly product: SaleProduct | null;
}

/** The lines as they are; nothing of their stock is touched. */
export async function keepLines(tx: Queryable, before: readonly StoredLine[], locale: Locale): Promise<NextLine[]> {
  const products = await findSaleProducts(
    tx,
    before.map(({ productId }) => productId),
    locale,
  );
  return before.map((line) => nextOf(line, line.quantity, products.get(line.productId) ?? null));
}

type SaleProducts = Awaited<ReturnType<typeof lockForSale>>['products'];

/** Locks the products of the lines that an order has and is to have, before any of its goods are moved. */
export async function lockLines(
  tx: Queryable,
  before: readonly StoredLine[],
  wanted: OrderedLines,
): Promise<SaleProducts> {
  await tx.execute(sql`SELECT ${stockLock}`);
  const ids = [...before.map(({ productId }) => productId), ...wanted.map(({ product_id }) => product_id)];
  return (await lockForSale(tx, ids)).products;
}

/**
 * Takes what the lines have more of from stock and puts back what they have less of, all behind `lockLines` and of an
 * order that has its goods.
 * What was ordered before keeps its price, unless more pieces make it less; what is new has to come in the way (`type`) that
 * the order is to have.
 */
export async function changeLines(
  tx: Queryable,
  { locale, delivery }: Pick<StoredOrder, 'locale' | 'delivery'>,
  before: readonly StoredLine[],
  {
    wanted,
    type,
    products,
  }: { readonly wanted: OrderedLines; readonly type: DeliveryType; readonly products: SaleProducts },
  moment: Parameters<typeof returnStock>[2],
): Promise<NextLine[] | Failure<'products_unavailable' | 'not_available'>> {
  const had = new Map(before.map((line) => [line.productId, line]));
  const pieces = new Map(wanted.map(({ product_id, quantity }) => [product_id, quantity]));
  const differences = [...new Set([...had.keys(), ...pieces.keys()])].map((productId) => ({
    productId,
    quantity: (pieces.get(productId) ?? 0) - (had.get(productId)?.quantity ?? 0),
  }));
  const fewer = differences.filter(({ quantity }) => quantity < 0);
  await returnStock(
    tx,
    fewer.map((line) => ({ ...line, quantity: -line.quantity })),
    moment,
    'release',
  );
  const more = differences.filter(({ quantity }) => quantity > 0);
  const shortages = more.length > 0 ? await reserveStock(tx, more, moment) : [];
  if (shortages.length > 0)
    return unavailable(
      shortages.map(({ productId, available }) => ({
        productId,
        available: available + (had.get(productId)?.quantity ?? 0),
      })),
      products[locale],
    );
  const wrong = more.flatMap(({ productId }) => {
    const product = products[locale].get(productId)!;
    // An order of which nothing is handed over has neither place nor time for goods.
    const isPossible = canBeHadBy(product, type) && !(delivery.virtual === 'all' && isHandedOver(product));
    return had.has(productId) || isPossible ? [] : [{ id: productId, name: product.name }];
  });
  if (wrong.length > 0)
    return failure('not_available', {
      fields: [{ field: 'changes.lines', code: 'not_available' }],
      facts: { products: wrong },
    });
  // Lines that stay keep their positions, by which refunds name them; new ones come after all others.
  const kept = before.flatMap((line) => {
    const quantity = pieces.get(line.productId);
    return quantity ? [nextOf(line, quantity, products.es.get(line.productId) ?? null)] : [];
  });
  const free = 1 + Math.max(-1, ...before.map(({ position }) => position));
  const added = wanted
    .filter(({ product_id }) => !had.has(product_id))
    .map(({ product_id, quantity }, index): NextLine => {
      const product = products.es.get(product_id)!;
      return {
        position: free + index,
        described: describedLine({ es: product, ca: products.ca.get(product_id)! }),
        toPrice: { ...product, productId: product_id, quantity },
        product,
      };
    });
  return [...kept, ...added];
}

/** The delivery of an order with these lines: virtual articles among them go without. */
export function deliveryOf(delivery: StoredDelivery, next: readonly NextLine[]): StoredDelivery {
  const { virtual, ...others } = delivery;
  if (virtual === 'all' || next.some(({ product }) => product === null)) return delivery;
  return next.some(({ product }) => product!.isVirtual) ? { ...others, virtual: 'some' } : others;
}

/** A line that the order has, with another number of pieces. */
export function nextOf(line: StoredLine, quantity: number, product: SaleProduct | null): NextLine {
  const { basePrice, salePrice, vatRate, productId } = line;
  const { article, name, brand, slug, picture, unit, withdrawalExemption, set } = line;
  return {
    position: line.position,
    described: { productId, article, name, brand, slug, picture, unit, withdrawalExemption, set },
    toPrice: {
      productId,
      vatRate,
      quantity,
      base: cents(basePrice),
      sale: cents(salePrice),
      quantityPrices: product?.quantityPrices ?? [],
    },
    product,
  };
}

const unavailable = (
  shortages: readonly { readonly productId: number; readonly available: number }[],
  products: ReadonlyMap<number, SaleProduct>,
) =>
  failure('products_unavailable', {
    facts: {
      products: shortages.map(({ productId: id, available: maxQuantity }) => {
        const product = products.get(id);
        const reason = !product?.isSellable ? 'no_longer_sold' : maxQuantity === 0 ? 'sold_out' : 'fewer_available';
        return { id, name: product?.name ?? '', reason, maxQuantity };
      }),
    },
  });
