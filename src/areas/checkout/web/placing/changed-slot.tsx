import { useId } from 'react';
import { LinkButton } from '#design/actions/button.tsx';
import { ChoiceTile } from '#design/forms/choice-tile.tsx';
import { FieldMessage } from '#design/forms/field.tsx';
import { Icon } from '#design/page/icon.tsx';
import { pictureFrame } from '#design/products/picture.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../../messages.ts';
import { dayText, partOfDay } from '../day-text.ts';
import { type CheckoutOffer, otherSlots } from '../draft/order-body.ts';
import { startOf } from '#areas/delivery/pickup-hours.ts';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';
import styles from './order-changes.module.css';
import type { Ordered } from './use-place-order.ts';

interface ChangedSlotProps extends DraftFieldsProps {
  readonly time: NonNullable<Ordered['time']>;
  readonly offer: CheckoutOffer;
  /** Opens the choice of all days and hours. */
  readonly onAll: () => void;
}

/** The time that was ordered and is gone, with the next ones to choose from. */
export function ChangedSlot({ draft, onChange, errors, time, offer, onAll }: ChangedSlotProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const id = useId();
  const error = errors['delivery.slot'];
  const slots = otherSlots(draft, offer, time);
  const text = t.time.fromTo(dayText(time.date, locale, t.delivery), time.slot.from, time.slot.to);
  return (
    <li className={styles.line}>
      <span className={pictureFrame(`${styles.picture} ${styles.icon}`)}>
        <Icon name="calendar" size="l" />
      </span>
      <div className={styles.time}>
        <b className={styles.name}>{t.changes.time[draft.deliveryType](text)}</b>
        <span className="small muted" id={id}>
          {slots.length > 0 ? t.changes.timeTaken : t.time.none[draft.deliveryType]}
        </span>
        <div
          className={styles.slots}
          role="radiogroup"
          aria-label={t.time.slots}
          aria-invalid={error ? true : undefined}
          aria-describedby={id}
        >
          {slots.map(({ date, from, to, left, readyAt }) => (
            <ChoiceTile
              key={`${date} ${from}`}
              name="other-slot"
              checked={draft.date === date && draft.slot?.from === from}
              onChange={() => onChange({ date, slot: { from, to } }, 'delivery.slot')}
              title={`${partOfDay(date, locale, { weekday: 'short', day: 'numeric' })}, ${t.time.slotText(startOf({ date, from, to, readyAt }), to)}`}
              text={left ? t.time.left(left) : t.time.free}
            />
          ))}
        </div>
        <FieldMessage id={`${id}-error`} error={error} />
        <LinkButton onClick={onAll}>{t.changes.allTimes}</LinkButton>
      </div>
    </li>
  );
}
