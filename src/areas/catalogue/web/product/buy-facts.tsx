import type { ReactNode } from 'react';
import { Icon } from '#design/page/icon.tsx';
import { StockStatus } from '#design/products/stock-status.tsx';
import { formatEuros } from '#i18n/format.ts';
import type { ProductDetail } from '../../contract.ts';
import type { ProductContext } from './product-context.ts';
import { ProductAvailability } from '../cards/product-parts.tsx';
import styles from './buy-box.module.css';
import { pickupTimeText } from './pickup-table.tsx';

export interface BuyFactsProps {
  readonly product: ProductDetail;
  /** The shop's chat. */
  /** Null: the shop has no chat. */
  readonly chatUrl: string | null;
  /** The row on what delivery to the visitor costs. */
  readonly estimate?: ReactNode;
  /** The row on payment in instalments. */
  readonly instalments?: ReactNode;
  /** What the shop promises of its repairs. */
  readonly service: { readonly title: string; readonly text: string } | null;
  readonly context: ProductContext;
}

/** Where to get the product, how to pay for it, and who helps. */
export default function BuyFacts({ product, chatUrl, estimate, instalments, service, context }: BuyFactsProps) {
  const { t } = context;
  return (
    <ul className={styles.facts}>
      {!product.isArchived && product.pickupPoints.length > 0 && <Pickup product={product} context={context} />}
      {!product.isArchived && <Delivery product={product} context={context} />}
      {estimate}
      {instalments}
      {product.isAppliance && service && (
        <li>
          <Icon name="wrench" />
          <b>{service.title}</b>
          <span>{service.text}</span>
        </li>
      )}
      {chatUrl && (
        <li>
          <Icon name="chat" />
          <b>{t.detail.specialist}</b>
          <a href={chatUrl} target="_blank" rel="noopener">
            {t.detail.chat}
          </a>
          <span>{t.detail.specialistHours}</span>
        </li>
      )}
    </ul>
  );
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
 * How it comes to the customer, free or not; for what is done or sold in the store only, that, and for a service where it is
 * done. What has to be delivered
 * cannot be had in a shop that does not deliver.
 */
function Delivery({ product, context: { t, locale } }: { product: ProductDetail; context: ProductContext }) {
  const { delivery, fulfilment, isVirtual } = product;
  const only = fulfilment !== 'any' && t.product.fulfilment[fulfilment];
  if (!delivery)
    return (
      only && (
        <li>
          <Icon name="info" />
          <b>{only}</b>
          <span>{fulfilment === 'pickup' ? t.detail.pickupOnly : isVirtual ? t.detail.atHome : t.detail.notSold}</span>
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
