import { useId } from 'react';
import { ChoiceTile } from '#design/forms/choice-tile.tsx';
import { FieldMessage } from '#design/forms/field.tsx';
import { Box } from '#design/page/box.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { addDays } from '#values/shop-time.ts';
import { messages } from '../../messages.ts';
import { capitalised, dayText, partOfDay } from '../day-text.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { startOf } from '#areas/delivery/pickup-hours.ts';
import { type CheckoutOffer, isOffered } from '../draft/order-body.ts';
import styles from './time-choice.module.css';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';

const maxDays = 14;

interface TimeChoiceProps extends DraftFieldsProps {
  readonly offer: CheckoutOffer;
  /** The price under a day on which there is room: 'Gratis'. */
  readonly price: string;
  /** The heading takes the focus. */
  readonly focused: boolean;
}

/** The day and the hours at which the order is delivered or collected. Full ones and closed days stay visible. */
export function TimeChoice({ draft, onChange, errors, offer, price, focused }: TimeChoiceProps) {
  const words = useMessages(messages);
  const t = words.time;
  const locale = useLocale();
  const id = useId();
  const { deliveryType, payment } = draft;
  const all: readonly DeliverySlot[] = offer.delivery.slots.filter(({ type }) => type === deliveryType);
  const method = offer.paymentMethods.find(({ code }) => code === payment)?.name ?? '';
  const error = errors['delivery.date'] ?? errors['delivery.slot'];
  const title = t.title[deliveryType];
  if (all.length === 0)
    return (
      <Box title={title}>
        <p>
          {deliveryType === 'delivery' && offer.delivery.pickupPoints.length === 0
            ? t.none.deliveryAlone
            : t.none[deliveryType]}
        </p>
      </Box>
    );

  const slotsOn = (date: string) => all.filter((slot) => slot.date === date);
  const firstFree = (date: string) => slotsOn(date).find((slot) => isOffered(slot, payment));
  function chooseDay(date: string): void {
    const first = firstFree(date);
    onChange({ date, slot: first ? { from: first.from, to: first.to } : null }, 'delivery.slot');
  }
  const isLate = (date: string) => !firstFree(date) && slotsOn(date).some(({ free }) => free);
  function stateOf(date: string): string {
    if (firstFree(date)) return price;
    return slotsOn(date).length === 0 ? t.closed : slotsOn(date).some(({ free }) => free) ? t.notFor(method) : t.full;
  }
  function stateOfSlot(slot: DeliverySlot): string {
    if (!slot.free) return t.full;
    if (!isOffered(slot, payment)) return t.notFor(method);
    return slot.left ? t.left(slot.left) : t.free;
  }
  const firstDay = all.find((slot) => isOffered(slot, payment))?.date;
  const isPaymentLate = all.some((slot) => slot.free && !isOffered(slot, payment));
  const days = daysBetween(all[0]!.date, all.at(-1)!.date);
  const shownDay = draft.date ?? days.find(firstFree) ?? days[0]!;
  // An error gets the focus where it can be mended: another day where this one has no time left to choose.
  const needsOtherDay = !firstFree(shownDay);
  const months = new Set(days.map((date) => partOfDay(date, locale, { month: 'long' })));
  return (
    <Box
      title={title}
      actions={<span className="small muted">{capitalised([...months].join('–'))}</span>}
      focused={focused}
    >
      <div
        className={styles.days}
        role="radiogroup"
        aria-label={title}
        aria-invalid={error && needsOtherDay ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {days.map((date) => (
          <label key={date} className={styles.day}>
            <input
              className="vh"
              type="radio"
              name="date"
              value={date}
              checked={date === draft.date}
              disabled={!firstFree(date)}
              onChange={() => chooseDay(date)}
              aria-label={`${partOfDay(date, locale, { weekday: 'long', day: 'numeric', month: 'long' })}: ${stateOf(date)}`}
            />
            <span aria-hidden="true">{partOfDay(date, locale, { weekday: 'short' })}</span>
            <b aria-hidden="true">{partOfDay(date, locale, { day: 'numeric' })}</b>
            <small aria-hidden="true">{isLate(date) ? '–' : stateOf(date)}</small>
          </label>
        ))}
      </div>
      <div
        className={styles.slots}
        role="radiogroup"
        aria-label={t.slots}
        aria-invalid={error && !needsOtherDay ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {slotsOn(shownDay).map((slot) => (
          <ChoiceTile
            key={slot.from}
            name="slot"
            checked={draft.slot?.from === slot.from && draft.date === slot.date}
            disabled={!isOffered(slot, payment)}
            onChange={() => onChange({ date: slot.date, slot: { from: slot.from, to: slot.to } }, 'delivery.slot')}
            title={t.slotText(startOf(slot), slot.to)}
            text={stateOfSlot(slot)}
          />
        ))}
      </div>
      <FieldMessage
        id={id}
        error={error}
        hint={
          isPaymentLate && firstDay && t.paymentFirst[deliveryType](method, dayText(firstDay, locale, words.delivery))
        }
      />
    </Box>
  );
}

function daysBetween(first: string, last: string): string[] {
  const days = Array.from({ length: maxDays }, (_, index) => addDays(first, index));
  return days.filter((day) => day <= last);
}
