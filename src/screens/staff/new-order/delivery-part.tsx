import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { useState } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { fullHours } from '#values/slot-hours.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Card } from '../parts/card.tsx';
import { Field, FieldError } from '../parts/field.tsx';
import { dayText } from '../parts/moments.ts';
import { Select } from '../parts/select.tsx';
import type { PartProps } from './part-props.ts';
import { messages } from './messages.ts';
import { type OrderDraft, slotValue, suits } from './order-draft.ts';
import styles from './new-order.module.css';

interface DeliveryPartProps extends PartProps {
  readonly slots: readonly DeliverySlot[];
  readonly problem: keyof (typeof messages.es)['addressProblems'] | null;
}

/** Where and when it changes hands. */
export function DeliveryPart({ draft, onChange, errorOf, slots, problem }: DeliveryPartProps) {
  const t = useMessages(messages);
  const times = useSlotOptions(slots, draft.payment);
  const isPickup = draft.type === 'pickup';
  const slotError = errorOf('delivery.slot') ?? errorOf('delivery.date');
  return (
    <Card title={t.delivery}>
      <div className={styles.fields}>
        <Select
          label={t.way}
          value={draft.type}
          options={[
            ['pickup', t.ways.pickup],
            ['delivery', t.ways.delivery],
          ]}
          onChange={({ target }) => onChange({ type: target.value as OrderDraft['type'], slot: '' })}
        />
        {!isPickup && (
          <AddressFields
            draft={draft}
            onChange={onChange}
            errorOf={(name, typed) => errorOf(`delivery.address.${name}`, typed)}
          />
        )}
        <Select
          label={t.slot}
          value={draft.slot}
          options={[['', isPickup ? t.soon : t.chooseSlot], ...times]}
          onChange={({ target }) => onChange({ slot: target.value })}
        />
      </div>
      {slotError && <FieldError>{slotError}</FieldError>}
      {!isPickup && problem && <FieldError>{t.addressProblems[problem]}</FieldError>}
    </Card>
  );
}

/** The fields of an address. */
export function AddressFields<
  Draft extends Pick<OrderDraft, 'street' | 'house' | 'floor' | 'zipcode' | 'city' | 'extra'>,
>({
  draft,
  onChange,
  errorOf = () => undefined,
}: {
  draft: Draft;
  onChange: (change: Partial<OrderDraft>) => void;
  errorOf?: (name: string, typed: string) => string | undefined;
}) {
  const t = useMessages(messages);
  return (['street', 'house', 'floor', 'zipcode', 'city', 'extra'] as const).map((key) => (
    <Field
      key={key}
      label={t[key]}
      value={draft[key]}
      error={errorOf(key === 'zipcode' ? 'value.zipcode' : key, draft[key])}
      onChange={({ target }) => onChange({ [key]: target.value })}
    />
  ));
}

/** The slots that have room and suit a way to pay, as choices: 'mañana 10:00–12:00'. */
export function useSlotOptions(slots: readonly DeliverySlot[], payment: string): (readonly [string, string])[] {
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return slots
    .filter((slot) => suits(slot, payment))
    .map((slot) => [slotValue(slot), `${dayText(slot.date, now, days, locale)} ${fullHours(slot)}`] as const);
}
