import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CatalogueContext, SmallPicture } from '#areas/catalogue/web/catalogue-web.ts';
import { pictureFrame } from '#design/products/picture.tsx';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { formatEuros } from '#i18n/format.ts';
import { brandedName } from '#values/product-name.ts';
import styles from './pinned-products.module.css';

type PinnedProductsProps = {
  products: readonly ProductCard[];
  /** The element that scrolls sideways; the pinned row follows it. */
  scroller: RefObject<HTMLElement | null>;
  /** The head that the pinned row replaces once it has left the window. */
  head: RefObject<HTMLElement | null>;
  context: CatalogueContext;
};

/**
 * Names and prices that stay below the page's header while the table scrolls. A table that scrolls sideways cannot pin its
 * own head to the window. Hidden from screen readers, because it repeats the head.
 */
export function PinnedProducts({ products, scroller, head, context: { locale } }: PinnedProductsProps) {
  const pin = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [isPinned, setPinned] = useState(false);
  useEffect(() => {
    const [across, above, place] = [scroller.current, head.current, pin.current];
    if (!across || !above || !place) return;
    const top = Number.parseInt(getComputedStyle(place).top, 10) || 0;
    const observer = new IntersectionObserver(
      // In a hidden tab panel the head has no height.
      ([entry]) =>
        entry &&
        setPinned(
          !entry.isIntersecting && entry.boundingClientRect.bottom <= top && entry.boundingClientRect.height > 0,
        ),
      { rootMargin: `-${top}px 0px 0px` },
    );
    const follow = () => row.current?.scrollTo({ left: across.scrollLeft });
    observer.observe(above);
    across.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      across.removeEventListener('scroll', follow);
    };
  }, [scroller, head]);
  useEffect(() => {
    if (isPinned) row.current?.scrollTo({ left: scroller.current?.scrollLeft ?? 0 });
  }, [isPinned, scroller]);

  return (
    <div ref={pin} className={`${styles.pin} no-print`} aria-hidden="true">
      <div ref={row} className={styles.row} hidden={!isPinned} data-products={products.length}>
        <span className={styles.corner} />
        {products.map(({ id, name, brand, picture, price }) => (
          <span key={id} className={styles.product}>
            <span className={pictureFrame(styles.picture)}>
              <SmallPicture picture={picture} size={46} />
            </span>
            <span className={styles.name}>{brandedName(name, brand?.name)}</span>
            <b>{formatEuros(unitPrice(price), locale)}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
