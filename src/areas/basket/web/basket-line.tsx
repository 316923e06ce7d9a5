import { useEffect, useRef } from 'react';
import { measurePriceText, productStatus, SmallPicture } from '#areas/catalogue/web/catalogue-web.ts';
import { messages as catalogueMessages } from '#areas/catalogue/messages.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { Amount, OldPrice } from '#design/products/price.tsx';
import { pictureFrame } from '#design/products/picture.tsx';
import { IconButton } from '#design/actions/icon-button.tsx';
import { LinkButton } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { QuantityStepper } from '#design/forms/quantity-stepper.tsx';
import { StockStatus } from '#design/products/stock-status.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { BasketItem } from '../contract.ts';
import { messages as shortMessages } from '../messages.ts';
import styles from './basket-line.module.css';
import { setBasketQuantity } from './basket-store.ts';
import { messages } from './messages.ts';
import { explainRefusal } from './shortage/explain-refusal.ts';
import { hideShortage, ShortageLinks } from './shortage/shortage.tsx';
import { useLineRemoval } from './use-line-removal.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

interface BasketLineProps {
  readonly item: BasketItem;
  /** The quantity with changes that the server has not confirmed; 0 while the line is being removed. */
  readonly quantity: number;
  readonly pending: boolean;
}

export function BasketLine({ item, quantity, pending }: BasketLineProps) {
  const t = useMessages(messages);
  const { quantityOf, less, more } = useMessages(shortMessages);
  const href = useHref();
  const locale = useLocale();
  const line = useRef<HTMLLIElement>(null);
  const remove = useLineRemoval(line, item.product_id);
  useEffect(() => hideShortage(item.url, quantity), [item.url, quantity]);
  const reduced = item.sum < item.total && !item.quantityFrom;
  function reduceToAvailable(): void {
    // The pressed button disappears with the notice, so the focus moves to the line's link.
    line.current?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
    setBasketQuantity(item.product_id, item.maxQuantity);
  }
  return (
    <li ref={line} className={styles.line} aria-busy={quantity === 0 || undefined}>
      <a className={pictureFrame(styles.picture)} href={href(item.url)} tabIndex={-1} aria-hidden="true">
        <SmallPicture picture={item.picture} size={120} />
      </a>
      <div className={styles.facts}>
        <p className={styles.meta}>
          {item.brand && <b>{item.brand}</b>}
          <span>{t.page.reference(item.article)}</span>
          <a href={href(item.section.url)}>{item.section.name}</a>
        </p>
        <h2 className={styles.name}>
          <a href={href(item.url)}>{withNonBreakingUnits(item.name)}</a>
        </h2>
        {/* An unavailable line has a notice instead, which this must not contradict. */}
        {item.available && <Availability item={item} />}
        <Fulfilment item={item} />
        {item.withdrawalExemption && <Exemption exemption={item.withdrawalExemption} />}
        {item.set.length > 0 && <KitParts parts={item.set} />}
      </div>
      {item.notice && (
        <Notice tone={item.notice.code === 'price_changed' ? 'info' : 'attention'} className={styles.notice}>
          {item.notice.message}{' '}
          {item.notice.code === 'fewer_available' && (
            <LinkButton onClick={reduceToAvailable}>{t.page.reduceToAvailable(item.maxQuantity)}</LinkButton>
          )}
          {(item.notice.code === 'fewer_available' || item.notice.code === 'sold_out') && (
            <ShortageLinks product={item} wanted={item.quantity} />
          )}
        </Notice>
      )}
      <QuantityStepper
        className={styles.stepper}
        value={quantity}
        min={0}
        max={Math.max(1, item.maxQuantity)}
        pending={pending}
        disabled={item.maxQuantity === 0}
        onChange={(next) => setBasketQuantity(item.product_id, next)}
        onRefusal={explainRefusal(item, item.maxQuantity)}
        texts={{ quantity: quantityOf(item.name), less, more }}
      />
      <div className={styles.price}>
        {reduced && <OldPrice value={item.total} locale={locale} label={t.page.before} />}
        <Amount value={item.sum} locale={locale} reduced={reduced} />
        {item.unitPrice && <span className={styles.unit}>{measurePriceText(item.unitPrice, locale)}</span>}
        {quantity > 1 && (
          <span className={styles.unit}>
            {item.quantityFrom
              ? t.page.perUnitFrom(unitPrice(item.price), item.quantityFrom)
              : t.page.perUnit(unitPrice(item.price))}
          </span>
        )}
      </div>
      <IconButton className={styles.remove} icon="bin" label={t.mini.remove(item.name)} onClick={remove} />
    </li>
  );
}

/** Shows the stock as the product's card does, but with the number of pieces on narrow screens too. */
function Availability({ item }: { item: BasketItem }) {
  const { tone, text, detail } = productStatus(item, useMessages(catalogueMessages));
  return <StockStatus tone={tone}>{detail ? `${text} · ${detail}` : text}</StockStatus>;
}

/** Known before ordering, as RDLeg 1/2007 art. 97.1.l asks. */
function Exemption({ exemption }: { exemption: NonNullable<BasketItem['withdrawalExemption']> }) {
  return <p className="small muted">{useMessages(catalogueMessages).withdrawalExemptions[exemption]}</p>;
}

/** 'Solo a domicilio' */
function Fulfilment({ item: { fulfilment } }: { item: BasketItem }) {
  const texts = useMessages(catalogueMessages).product.fulfilment;
  return fulfilment !== 'any' && <p className={styles.meta}>{texts[fulfilment]}</p>;
}

function KitParts({ parts }: { parts: BasketItem['set'] }) {
  const t = useMessages(messages).page;
  return (
    <details className={styles.kit}>
      <summary>{t.kit(parts.reduce((sum, { quantity }) => sum + quantity, 0))}</summary>
      <ul>
        {parts.map(({ name, quantity, measure }) => (
          <li key={name}>{t.part(quantity, measure, name)}</li>
        ))}
      </ul>
    </details>
  );
}
