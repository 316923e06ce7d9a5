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
        const { id: productId, isSellable, isVirtual, stock } = product;
        const { price } = quoteBasket([{ ...product, productId, quantity }]);
        const canBeHad = isSellable && !isVirtual;
        return {
          productId,
          goods: { price, classes: carriedClasses([product]) },
          kilograms: kilogramsOf([{ product, quantity }]),
          canBeDelivered: canBeHad && canBeHadBy(product, 'delivery'),
          canBePickedUp: canBeHad && canBeHadBy(product, 'pickup'),
          isInStock: quantity <= stock,
        };
      }),
      ...(basket
        ? [
            {
              ...basketToEstimate(basket),
              kilograms: kilogramsOf(
                heavy.map(({ product_id: id, quantity: pieces }) => ({ product: found.get(id), quantity: pieces })),
              ),
            },
          ]
        : []),
    ];
  };

/** What goods weigh that are all sold by weight; undefined for others. */
function kilogramsOf(
  lines: readonly { readonly product: Pick<SaleProduct, 'content'> | undefined; readonly quantity: number }[],
): number | undefined {
  const weights = lines.map(({ product, quantity }) =>
    product?.content?.measure === 'kg' ? (quantity * product.content.amount) / 1000 : null,
  );
  return weights.every((weight) => weight !== null) ? weights.reduce((sum, weight) => sum + weight, 0) : undefined;
}

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
