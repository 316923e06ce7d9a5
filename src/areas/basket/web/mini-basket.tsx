import { useEffect, useRef } from 'react';
import { SmallPicture } from '#areas/catalogue/web/catalogue-web.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { Amount } from '#design/products/price.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { pictureFrame } from '#design/products/picture.tsx';
import { IconButton } from '#design/actions/icon-button.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { Basket, BasketItem } from '../contract.ts';
import { messages } from './messages.ts';
import styles from './mini-basket.module.css';
import { useLineRemoval } from './use-line-removal.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';
import { brandedName } from '#values/product-name.ts';

interface MiniBasketProps {
  readonly basket: Basket;
  readonly quantities: ReadonlyMap<number, number>;
  readonly onClose: () => void;
}

/** The basket's lines below its link in the header. Escape closes it wherever the focus is, and so does following a link. */
export function MiniBasket({ basket, quantities, onClose }: MiniBasketProps) {
  const t = useMessages(messages).mini;
  const href = useHref();
  const locale = useLocale();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const cell = panel.current!.parentElement!;
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The focused element disappears. Focusing the link opens the panel, so it is closed after that.
      if (cell.contains(document.activeElement)) cell.querySelector('a')?.focus();
      onClose();
    };
    const follow = ({ target }: MouseEvent) => {
      if (cell.contains((target as Element).closest('a'))) onClose();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('click', follow);
    };
  }, [onClose]);
  return (
    <section ref={panel} className={styles.panel} aria-label={t.title(basket.count)}>
      <div className={styles.head}>
        <b>{t.title(basket.count)}</b>
        <a href={href('/basket')}>{t.see}</a>
      </div>
      <ul className={styles.list}>
        {basket.list.map((item) => (
          <MiniLine key={item.id} item={item} isLeaving={quantities.get(item.product_id) === 0} />
        ))}
      </ul>
      <div className={styles.foot}>
        <div className={styles.total}>
          <span>{t.total}</span>
          <Amount value={basket.price} locale={locale} size="l" />
        </div>
        <ButtonLink href={href('/basket')} wide>
          {t.toBasket}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The header's link to the basket, before the panel. */
const basketLink = (line: HTMLElement) => line.closest('section')?.parentElement?.querySelector('a');

function MiniLine({ item, isLeaving }: { item: BasketItem; isLeaving: boolean }) {
  const t = useMessages(messages).mini;
  const href = useHref();
  const locale = useLocale();
  const line = useRef<HTMLLIElement>(null);
  const remove = useLineRemoval(line, item.product_id, basketLink);
  return (
    <li ref={line} className={styles.line} aria-busy={isLeaving || undefined}>
      <span className={pictureFrame(styles.picture)}>
        <SmallPicture picture={item.picture} size={72} />
      </span>
      <a className={styles.name} href={href(item.url)}>
        {withNonBreakingUnits(brandedName(item.name, item.brand))}
      </a>
      <IconButton className={styles.remove} icon="bin" label={t.remove(item.name)} onClick={remove} />
      <span className={styles.sum}>
        <span>{t.line(item.quantity, unitPrice(item.price))}</span>
        <Amount value={item.sum} locale={locale} size="s" />
      </span>
    </li>
  );
}
