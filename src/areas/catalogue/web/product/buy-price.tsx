import { isReduced, shownPrice } from '#areas/pricing/price.ts';
import { subtractEuros } from '#values/money.ts';
import { Price } from '#design/products/price.tsx';
import { DiscountTag } from '#design/products/tag.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { ProductDetail } from '../../contract.ts';
import type { ProductContext } from './product-context.ts';
import { calculatorId } from './calculator/calculator-id.ts';
import { messages } from './calculator/messages.ts';
import { canPurchase } from '../cards/product-status.ts';
import { measurePriceText } from '../cards/units.ts';
import { VatTwin } from '../cards/vat-twin.tsx';
import { EnergyLabel } from '../energy/energy-label.tsx';
import styles from './buy-box.module.css';

export interface BuyPriceProps {
  readonly product: ProductDetail;
  readonly context: ProductContext;
}

/** The price with the information that the law requires. */
export default function BuyPrice({ product, context: { t, locale } }: BuyPriceProps) {
  const calculator = useMessages(messages);
  const { base, sale } = product.price;
  if (base === 0)
    return (
      <>
        <p className={styles.note}>{t.detail.askPrice}</p>
        <EnergyLabel product={product} />
      </>
    );
  const reduced = isReduced(product.price);
  const inEuros = (amount: number): string => formatEuros(amount, locale);
  return (
    <>
      <VatTwin rate={product.vatRate}>
        {(of, isNet) => {
          const price = { base: of(base), sale: of(sale) };
          const shown = shownPrice(price);
          const vat = subtractEuros(shownPrice(product.price).value, shown.value);
          return (
            <>
              <span className={styles.price}>
                <Price {...shown} locale={locale} size="xl" layout="beside" oldLabel={t.before} />
                <DiscountTag percent={product.discount} label={t.discount} />
              </span>
              {product.kitSaving && (
                <span className={styles.saving}>
                  <b>{t.detail.kitSaved(inEuros(subtractEuros(of(product.kitSaving.apart), shown.value)))}</b>{' '}
                  {t.detail.kitApart(inEuros(of(product.kitSaving.apart)))}
                </span>
              )}
              {product.unitPrice && (
                <span className={styles.perMeasure}>
                  {measurePriceText({ ...product.unitPrice, price: of(product.unitPrice.price) }, locale)}
                </span>
              )}
              <span className={styles.note}>
                {isNet ? t.detail.vatExcluded(product.vatRate, inEuros(vat)) : t.detail.vat}{' '}
                {reduced && t.detail.saved(inEuros(subtractEuros(price.base, price.sale)))}
              </span>
              {reduced && product.lowestPrice30Days !== null && (
                <span className={styles.note}>{t.detail.lowest30(inEuros(of(product.lowestPrice30Days)))}</span>
              )}
            </>
          );
        }}
      </VatTwin>
      <EnergyLabel product={product} />
      {product.calculation && canPurchase(product) && (
        <a className={styles.perMeasure} href={`#${calculatorId}`}>
          {calculator.link}
        </a>
      )}
    </>
  );
}
