import type { Basket } from '#areas/basket/contract.ts';
import { canBeHadBy } from '#areas/catalogue/fulfilment.ts';
import { findSaleProducts, type SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { carriedClasses } from '#areas/delivery/server/delivery.ts';
import type { GoodsReader } from '#areas/delivery/server/delivery-routes.ts';
import { quoteBasket } from '#areas/pricing/price-basket.ts';
import type { Database } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import { centsFromEuros } from '#values/money.ts';

interface GoodsReaderParts {
  readonly database: Database;
  readonly readBasket: (visit: Visit) => Promise<Basket>;
}

/** Goods for an estimate of their delivery, with the price that pricing has for so many pieces; one statement for all products. */
export const createGoodsReader =
  ({ database, readBasket }: GoodsReaderParts): GoodsReader =>
  async ({ productIds, quantity, withBasket }, visit) => {
    const basket = withBasket ? await readBasket(visit) : null;
    const heavy = basket?.list.filter(({ deliveryClass }) => deliveryClass !== null) ?? [];
    const ids = [...productIds, ...heavy.map(({ product_id: id }) => id)];
    const found = await findSaleProducts(database, ids, visit.locale);
    const products = productIds.flatMap((id) => found.get(id) ?? []);
    return [
      ...products.map((product) => {
        const { id: productId, isSellable, isVirtual, stock, deliveryClass } = product;
        const { price } = quoteBasket([{ ...product, productId, quantity }]);
        const canBeHad = isSellable && !isVirtual;
        return {
          productId,
          goods: { price, classes: carriedClasses([product]) },
          weights: [{ deliveryClass, kilograms: kilogramsOf(product.content, quantity) }],
          canBeDelivered: canBeHad && canBeHadBy(product, 'delivery'),
          canBePickedUp: canBeHad && canBeHadBy(product, 'pickup'),
          isInStock: quantity <= stock,
        };
      }),
      ...(basket
        ? [
            {
              ...basketToEstimate(basket),
              weights: heavy.map(({ product_id: id, deliveryClass, quantity: pieces }) => ({
                deliveryClass,
                kilograms: kilogramsOf(found.get(id)?.content ?? null, pieces),
              })),
            },
          ]
        : []),
    ];
  };

/** What pieces of a product weigh that is sold by weight; null for others. */
const kilogramsOf = (content: SaleProduct['content'], quantity: number): number | null =>
  content?.measure === 'kg' ? (quantity * content.amount) / 1000 : null;

/** An empty basket counts as ordinary goods. */
function basketToEstimate({ list, price, deliveryTypes }: Basket) {
  const isEmpty = list.length === 0;
  const isCarried = isEmpty || list.some(({ isVirtual }) => !isVirtual);
  return {
    goods: { price: centsFromEuros(price), classes: isEmpty ? [null] : carriedClasses(list) },
    canBeDelivered: isCarried && deliveryTypes.includes('delivery'),
    canBePickedUp: isCarried && deliveryTypes.includes('pickup'),
    isInStock: list.every(({ available }) => available),
  };
}
