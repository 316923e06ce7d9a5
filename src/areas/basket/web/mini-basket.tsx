import { keepUnits } from '#areas/catalogue/web/keep-units.ts';
import { Amount } from '#design/amount.tsx';
import { ButtonLink } from '#design/button-link.tsx';
import { framed } from '#design/framed.ts';
import { IconButton } from '#design/icon-button.tsx';
import { Picture } from '#design/picture.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { Basket, BasketItem } from '../contract.ts';
import { removeFromBasket } from './basket-store.ts';
import { messages } from './messages.ts';
import styles from './mini-basket.module.css';

const smallWidths = [320] as const;

/** What is in the basket, shown below the header's way to it. */
export function MiniBasket({ basket }: { basket: Basket }) {
  const t = useMessages(messages).mini;
  const href = useHref();
  const locale = useLocale();
  return (
    <section className={styles.panel} aria-label={t.title(basket.count)}>
      <div className={styles.head}>
        <b>{t.title(basket.count)}</b>
        <a href={href('/basket')}>{t.see}</a>
      </div>
      <ul className={styles.list}>
        {basket.list.map((item) => (
          <MiniLine key={item.id} item={item} />
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

function MiniLine({ item }: { item: BasketItem }) {
  const t = useMessages(messages).mini;
  const href = useHref();
  const locale = useLocale();
  return (
    <li className={styles.line}>
      <span className={framed(styles.picture)}>
        {item.picture && <Picture picture={{ ...item.picture, alt: '' }} sizes="72px" widths={smallWidths} decorative />}
      </span>
      <a className={styles.name} href={href(item.url)}>
        {keepUnits(item.name)}
      </a>
      <IconButton
        className={styles.remove}
        icon="bin"
        label={t.remove(item.name)}
        onClick={() => void removeFromBasket(item.product_id)}
      />
      <span className={styles.sum}>
        <span>{t.line(item.quantity, item.price.sale > 0 ? item.price.sale : item.price.base)}</span>
        <Amount value={item.sum} locale={locale} size="s" />
      </span>
    </li>
  );
}
