import type { ReactNode } from 'react';
import { isReduced, shownPrice } from '#areas/pricing/price-basket.ts';
import { subtractEuros } from '#values/money.ts';
import { DiscountTag } from '#design/products/tag.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Price } from '#design/products/price.tsx';
import { StockStatus } from '#design/products/stock-status.tsx';
import { formatEuros } from '#i18n/format.ts';
import { Button } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import type { ProductDetail } from '../../contract.ts';
import styles from './buy-box.module.css';
import { pickupTimeText } from './pickup-table.tsx';
import type { ProductContext } from '../cards/catalogue-context.ts';
import { measurePriceText } from '../cards/units.ts';
import { ProductAvailability } from '../cards/product-parts.tsx';

type BuyBoxProps = {
  product: ProductDetail;
  /** Quantity and the basket's button. */
  buy: ReactNode;
  /** The shop's chat. */
  chatUrl: string;
  /** What the shop promises of its repairs. */
  service: { readonly title: string; readonly text: string } | null;
  context: ProductContext;
};

/** The price with the information that the law requires, the basket's button, and where to get the product or help. */
export function BuyBox({ product, buy, chatUrl, service, context }: BuyBoxProps) {
  const { t, locale } = context;
  const { base, sale } = product.price;
  const reduced = isReduced(product.price);
  const saved = subtractEuros(base, sale);
  return (
    <section className={`${styles.box} panel`} aria-label={t.detail.buy}>
      {base > 0 && (
        <div className={styles.price}>
          <Price {...shownPrice(product.price)} locale={locale} size="xl" layout="beside" oldLabel={t.before} />
          <DiscountTag percent={product.discount} label={t.discount} />
        </div>
      )}
      {product.unitPrice && <p className={styles.perMeasure}>{measurePriceText(product.unitPrice, locale)}</p>}
      <p className={styles.note}>
        {base > 0 ? t.detail.vat : t.detail.askPrice} {reduced && t.detail.saved(formatEuros(saved, locale))}
      </p>
      {reduced && product.lowestPrice30Days !== null && (
        <p className={styles.note}>{t.detail.lowest30(formatEuros(product.lowestPrice30Days, locale))}</p>
      )}
      {product.withdrawalExemption && (
        <p className={styles.note}>{t.withdrawalExemptions[product.withdrawalExemption]}.</p>
      )}
      <BuyNotice product={product} t={t} />
      {buy && <div className={styles.buy}>{buy}</div>}
      <div className={`${styles.share} no-print`}>
        {context.choices?.(product, true)}
        <CopyLinkButton t={t} />
      </div>
      <ul className={styles.facts}>
        {!product.isArchived && product.pickupPoints.length > 0 && <Pickup product={product} context={context} />}
        {!product.isArchived && <Delivery product={product} context={context} />}
        {product.isAppliance && service && (
          <li>
            <Icon name="wrench" />
            <b>{service.title}</b>
            <span>{service.text}</span>
          </li>
        )}
        <li>
          <Icon name="chat" />
          <b>{t.detail.specialist}</b>
          <a href={chatUrl} target="_blank" rel="noopener">
            {t.detail.chat}
          </a>
          <span>{t.detail.specialistHours}</span>
        </li>
      </ul>
    </section>
  );
}

function BuyNotice({ product, t }: { product: ProductDetail; t: ProductContext['t'] }) {
  const text = product.isArchived
    ? t.detail.discontinued
    : product.isSellable
      ? null
      : product.isVirtual
        ? t.detail.virtualNote
        : t.detail.notSold;
  return text && <p className={styles.notice}>{text}</p>;
}

function Pickup({ product, context: { t, locale } }: { product: ProductDetail; context: ProductContext }) {
  const places = product.pickupPoints.filter(({ available }) => available);
  const soonest = places
    .map(({ readyAt }) => readyAt)
    .filter((moment) => moment !== null)
    .sort()[0];
  return (
    <li>
      <Icon name="storefront" />
      <b>{t.detail.pickup}</b>
      {places.length > 0 ? (
        <StockStatus tone="good">{t.detail.there}</StockStatus>
      ) : (
        <ProductAvailability product={product} t={t} />
      )}
      <span>
        {places.length > 0 ? t.detail.pickupAt(places.map(({ name }) => name).join(', ')) : t.detail.noPickup}{' '}
        {soonest && t.detail.pickupReady(pickupTimeText(soonest, locale, t)) + '.'}
      </span>
    </li>
  );
}

/**
 * How it comes to the customer, free or not; for what is done or sold in the store only, that. What has to be delivered
 * cannot be had in a shop that does not deliver.
 */
function Delivery({ product, context: { t, locale } }: { product: ProductDetail; context: ProductContext }) {
  const { delivery, fulfilment } = product;
  const only = fulfilment !== 'any' && t.product.fulfilment[fulfilment];
  if (!delivery)
    return (
      only && (
        <li>
          <Icon name="info" />
          <b>{only}</b>
          <span>{fulfilment === 'pickup' ? t.detail.pickupOnly : t.detail.notSold}</span>
        </li>
      )
    );
  const { freeDeliveryCost } = delivery;
  const price =
    freeDeliveryCost === null ? t.detail.deliveryByAddress : t.detail.freeFrom(formatEuros(freeDeliveryCost, locale));
  return (
    <li>
      <Icon name="van" />
      <b>{only || t.detail.delivery}</b>
      <span>{fulfilment === 'home' ? t.detail.atHome : price}</span>
    </li>
  );
}

/** Copies the page's address without its query (messages of storefront.md section 8). */
export function CopyLinkButton({ t }: { t: ProductContext['t'] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + window.location.pathname);
      showSnackbar({ text: t.detail.linkCopied, tone: 'good' });
    } catch {
      showSnackbar({ text: t.detail.copyFailed });
    }
  };
  return (
    <Button variant="quiet" size="s" icon="share" onClick={() => void copy()}>
      {t.detail.copyLink}
    </Button>
  );
}
