import { useId } from 'react';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { startOf } from '#areas/delivery/pickup-hours.ts';
import { ChoiceTile } from '#design/forms/choice-tile.tsx';
import { Select } from '#design/forms/select.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './payment-due.module.css';
import { isOwnTime, isSameTime, type Time, timeOf } from './slots-for.ts';

interface OtherTimeProps {
  readonly order: Order;
  /** Those that it can have. */
  readonly slots: readonly DeliverySlot[];
  readonly value: Time | null;
  readonly hint: string;
  readonly onChange: (time: Time) => void;
}

/** Another day and hours at which an order is delivered or collected. */
export function OtherTime({ order, slots, value, hint, onChange }: OtherTimeProps) {
  const t = useMessages(messages).time;
  const locale = useLocale();
  const id = useId();
  const days = [...new Set(slots.map(({ date }) => date))];
  const dayText = (date: string): string =>
    formatDate(`${date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section className={styles.needed} aria-labelledby={id}>
      <h3 id={id}>{t.title[order.delivery.type]}</h3>
      <Select
        label={t.day}
        hint={hint}
        value={value?.date}
        onChange={({ target }) => onChange(timeOf(slots.find(({ date }) => date === target.value)!))}
        options={days.map((date) => ({ value: date, label: dayText(date) }))}
      />
      <div className={styles.slots} role="radiogroup" aria-label={t.hours}>
        {slots
          .filter(({ date }) => date === value?.date)
          .map((slot) => (
            <ChoiceTile
              key={slot.from}
              name="other-time"
              checked={value !== null && isSameTime(value, timeOf(slot))}
              onChange={() => onChange(timeOf(slot))}
              title={`${startOf(slot)}–${slot.to}`}
              text={isOwnTime(timeOf(slot), order) ? t.own : slot.left ? t.left(slot.left) : t.free}
            />
          ))}
      </div>
    </section>
  );
}
