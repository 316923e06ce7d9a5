import { useId } from 'react';
import { Box } from '#design/page/box.tsx';
import { Chip, Chips } from '#design/actions/chip.tsx';
import { FieldMessage } from '#design/forms/field.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { OfferFieldsProps } from './customer-fields.tsx';
import { freeSlots } from './order-draft.ts';
import styles from './pickup-time.module.css';

const maxDays = 7;

/** The day and the time slot in which the order is collected. */
export function PickupTime({ draft, onChange, errors, offer, focused }: OfferFieldsProps) {
  const t = useMessages(messages).delivery;
  const locale = useLocale();
  const id = useId();
  const all = offer.delivery.slots.filter(({ type }) => type === 'pickup');
  const free = freeSlots(all, draft.payment);
  const days = [...new Set(all.map(({ date }) => date))].slice(0, maxDays);
  const error = errors['delivery.date'] ?? errors['delivery.slot'];
  if (days.length === 0)
    return (
      <Box title={t.day}>
        <p>{t.none}</p>
      </Box>
    );

  function chooseDay(date: string): void {
    const first = free.find((slot) => slot.date === date);
    onChange({ date, slot: first ? { from: first.from, to: first.to } : null }, 'delivery.date');
  }
  const part = (date: string, options: Intl.DateTimeFormatOptions) => formatDate(`${date}T12:00:00Z`, locale, options);
  return (
    <Box title={t.day} focused={focused}>
      <div className={styles.days} role="radiogroup" aria-label={t.day} aria-describedby={error ? id : undefined}>
        {days.map((date) => (
          <label key={date} className={styles.day}>
            <input
              className="vh"
              type="radio"
              name="date"
              value={date}
              checked={date === draft.date}
              disabled={!free.some((slot) => slot.date === date)}
              onChange={() => chooseDay(date)}
              aria-label={part(date, { weekday: 'long', day: 'numeric', month: 'long' })}
            />
            <span aria-hidden="true">{part(date, { weekday: 'short' })}</span>
            <b aria-hidden="true">{part(date, { day: 'numeric' })}</b>
            <span aria-hidden="true">{part(date, { month: 'short' }).replace(/^de |^d['’]/, '')}</span>
          </label>
        ))}
      </div>
      <p className={styles.label}>{t.slot}</p>
      <Chips role="group" aria-label={t.slot}>
        {all
          .filter(({ date }) => date === draft.date)
          .map(({ from, to, free: isFree }) => (
            <Chip
              key={from}
              aria-pressed={draft.slot?.from === from}
              disabled={!isFree}
              onClick={() => onChange({ slot: { from, to } }, 'delivery.slot')}
            >
              {t.slotText(from, to)}
            </Chip>
          ))}
      </Chips>
      <FieldMessage id={id} error={error} />
    </Box>
  );
}
