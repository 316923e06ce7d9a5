import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SmallPicture } from '#areas/catalogue/web/catalogue-web.ts';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { pictureFrame } from '#design/products/picture.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Amount } from '#design/products/price.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import { basketChanges, type LineChange } from './basket-changes.ts';
import styles from './order-changes.module.css';
import type { Ordered } from './use-place-order.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

interface OrderChangesProps {
  readonly ordered: Ordered;
  /** What it is now. */
  readonly current: Pick<Ordered, 'basket' | 'delivery' | 'price'>;
  /** A `ChangedSlot`, where the time is not to be had any more. */
  readonly changedSlot: ReactNode;
  readonly loading: boolean;
}

/** Changes of basket, delivery price and time that the customer must confirm before the order is placed. Takes the focus when it appears. */
export function OrderChanges({ ordered, current, changedSlot, loading }: OrderChangesProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const href = useHref();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const changes = basketChanges(ordered.basket, current.basket);
  const isDeliveryChanged = ordered.delivery !== current.delivery;
  const count = changes.length + (isDeliveryChanged ? 1 : 0) + (changedSlot ? 1 : 0);
  useEffect(() => {
    if (!loading) section.current?.focus();
  }, [loading]);
  return (
    <section ref={section} className={styles.changes} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Icon name="warning" size="l" />
        <div>
          <h2 id={titleId}>{t.changes.title(count)}</h2>
          <p>{t.changes.text}</p>
        </div>
      </div>
      {count > 0 && (
        <ul className={styles.lines}>
          {changes.map((change) => (
            <ChangedLine key={change.id} change={change} />
          ))}
          {isDeliveryChanged && <ChangedDelivery before={ordered.delivery} now={current.delivery} />}
          {changedSlot}
        </ul>
      )}
      <div className={styles.foot}>
        <BeforeAndNow
          before={{ label: t.changes.totalBefore, value: <s>{formatEuros(ordered.price, locale)}</s> }}
          now={{ label: t.changes.totalNow, value: <Amount value={current.price} locale={locale} size="l" /> }}
        />
        <div className={styles.actions}>
          <Button type="submit" size="l" loading={loading}>
            {t.changes.confirm}
          </Button>
          <ButtonLink variant="quiet" href={href('/basket')}>
            {t.backToBasket}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function ChangedLine({ change: { name, picture, before, now } }: { change: LineChange }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const quantities = [before, now].flatMap((amount) => (amount ? [t.summary.quantity(amount.quantity)] : []));
  return (
    <li className={styles.line}>
      <span className={pictureFrame(styles.picture)}>
        <SmallPicture picture={picture} size={72} />
      </span>
      <div className={styles.product}>
        <b className={styles.name}>{withNonBreakingUnits(name)}</b>
        <span className="small muted">
          {quantities.length === 2 && quantities[0] !== quantities[1]
            ? t.changes.quantities(quantities[0]!, quantities[1]!)
            : quantities[0]}
        </span>
      </div>
      <BeforeAndNow
        before={{
          label: t.changes.before,
          value: before ? <s>{formatEuros(before.sum, locale)}</s> : t.changes.notThere,
        }}
        now={{ label: t.changes.now, value: <b>{now ? formatEuros(now.sum, locale) : t.changes.removed}</b> }}
      />
    </li>
  );
}

function ChangedDelivery({ before, now }: { before: number; now: number }) {
  const t = useMessages(messages);
  const locale = useLocale();
  return (
    <li className={styles.line}>
      <span className={pictureFrame(`${styles.picture} ${styles.icon}`)}>
        <Icon name="van" size="l" />
      </span>
      <div className={styles.product}>
        <b className={styles.name}>{t.summary.shipping}</b>
      </div>
      <BeforeAndNow
        before={{ label: t.changes.before, value: <s>{formatEuros(before, locale)}</s> }}
        now={{ label: t.changes.now, value: <b>{now > 0 ? formatEuros(now, locale) : t.delivery.free}</b> }}
      />
    </li>
  );
}

interface LabelledValue {
  readonly label: string;
  readonly value: ReactNode;
}

const BeforeAndNow = ({ before, now }: { before: LabelledValue; now: LabelledValue }) => (
  <div className={styles.values}>
    <span>
      <small>{before.label} </small>
      {before.value}
    </span>
    <Icon name="arrow-right" size="s" />
    <span>
      <small>{now.label} </small>
      {now.value}
    </span>
  </div>
);
