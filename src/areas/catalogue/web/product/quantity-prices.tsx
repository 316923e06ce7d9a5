import { discountPercent, unitPrice } from '#areas/pricing/price.ts';
import { stepReached } from '#areas/pricing/quantity-price.ts';
import { centsFromEuros } from '#values/money.ts';
import { formatEuros } from '#i18n/format.ts';
import type { ProductCard } from '../../contract.ts';
import type { ProductContext } from './product-context.ts';
import { VatTwin } from '../cards/vat-twin.tsx';
import styles from './quantity-prices.module.css';

interface QuantityPricesProps {
  readonly product: Pick<ProductCard, 'price' | 'quantityPrices' | 'vatRate'>;
  /** How many are chosen, or in the basket. */
  readonly quantity: number;
  readonly context: Pick<ProductContext, 'locale'> & { readonly t: Pick<ProductContext['t'], 'detail'> };
}

/** What a piece costs from which number on; the row of the chosen number is marked. Nothing without quantity prices. */
export function QuantityPrices({ product, quantity, context: { t, locale } }: QuantityPricesProps) {
  const steps = product.quantityPrices;
  if (!steps) return null;
  const single = unitPrice(product.price);
  const reached = stepReached(steps, quantity);
  return (
    <table className={styles.prices}>
      <caption>{t.detail.byQuantity}</caption>
      <tbody>
        {[{ from: 1, price: single }, ...steps].map(({ from, price }) => (
          <tr key={from} aria-current={from === (reached?.from ?? 1) || undefined}>
            <th scope="row">{from === 1 ? t.detail.upTo(steps[0]!.from - 1) : t.detail.from(from)}</th>
            <td>
              <VatTwin rate={product.vatRate}>{(of) => formatEuros(of(price), locale)}</VatTwin>
            </td>
            <td>
              {from > 1 && `−${discountPercent({ base: centsFromEuros(single), sale: centsFromEuros(price) })}\u00a0%`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
