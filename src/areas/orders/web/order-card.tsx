import { Amount } from '#design/products/price.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { pictureFrame, Picture, smallWidths } from '#design/products/picture.tsx';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import { orderMoney } from '../money/order-money.ts';
import styles from './order-card.module.css';
import { RepeatButton } from './repeat-button.tsx';
import { StatusTag } from './status-tag.tsx';
import { StatusTrack } from './status-track.tsx';

const maxPictures = 4;

/** An order in the list of orders. */
export function OrderCard({ order }: { order: Order }) {
  const t = useMessages(messages);
  const href = useHref();
  const locale = useLocale();
  const pictured = order.items.slice(0, maxPictures);
  const isActive = !['delivered', 'cancelled', 'returned'].includes(order.status);
  return (
    <article className={`${styles.order} panel`}>
      <div className={styles.head}>
        <h2>{t.order(order.number)}</h2>
        <span className={styles.date}>{formatDate(order.date, locale, { dateStyle: 'medium' })}</span>
        <span className={styles.status}>
          <StatusTag status={order.status} />
        </span>
        <Amount className={styles.amount} value={order.amount} locale={locale} />
      </div>
      <div className={styles.body}>
        <ul className={styles.pictures} aria-label={t.goods(order.units)}>
          {pictured.map(({ product_id, name, picture }) => (
            <li key={product_id} className={pictureFrame(styles.picture)}>
              {picture ? (
                <Picture picture={{ ...picture, alt: name }} sizes="76px" widths={smallWidths} />
              ) : (
                <span className="vh">{name}</span>
              )}
            </li>
          ))}
          {order.items.length > maxPictures && (
            <li className={styles.rest}>{t.list.morePictures(order.items.length - maxPictures)}</li>
          )}
        </ul>
        <div className={styles.actions}>
          <ButtonLink
            variant="quiet"
            size="s"
            href={href(`/profile/orders/${order.orderId}`)}
            aria-label={t.list.detailOf(order.number)}
          >
            {t.list.detail}
          </ButtonLink>
          <RepeatButton order={order} />
        </div>
        {isActive && (
          <div className={styles.wide}>
            <StatusTrack order={order} />
          </div>
        )}
        {order.due !== undefined && (
          <p className={styles.facts}>
            {t.due} <b>{formatEuros(order.due, locale)}</b>
          </p>
        )}
        {!isActive && (
          <p className={styles.facts}>
            {t.payment} <b>{`${t.methods[order.payment]}, ${t.payments[orderMoney(order)]}`}</b>
          </p>
        )}
      </div>
    </article>
  );
}
