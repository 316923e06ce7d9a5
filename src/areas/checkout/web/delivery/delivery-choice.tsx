import { OptionCards } from '#design/forms/option-cards.tsx';
import { Box } from '#design/page/box.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { formatEuros } from '#i18n/format.ts';
import { messages } from '../../messages.ts';
import styles from '../checkout-page.module.css';
import { capitalised, dayText, timeText } from './day-text.ts';
import { AddressFields, type AddressFieldsProps } from '../address/address-fields.tsx';
import { deliveryPrice } from '../address/use-address-zone.ts';

/** Delivery or one of the pickup points, each with its price and first day; for delivery, the address. */
export function DeliveryChoice({ draft, onChange, errors, options, ...address }: AddressFieldsProps) {
  const t = useMessages(messages).delivery;
  const locale = useLocale();
  const { pickupPoints, delivery } = options;
  const { zone } = address;
  const isOut = zone.status === 'found' && !zone.zone?.deliverable;
  const price = deliveryPrice(zone);

  function choose(choice: string): void {
    const id = Number(choice);
    const isPickup = id > 0;
    const time = isPickup === (draft.deliveryType === 'pickup') ? {} : { date: null, slot: null };
    onChange(
      { deliveryType: isPickup ? 'pickup' : 'delivery', ...(isPickup && { pickupPointId: id }), ...time },
      'delivery.type',
    );
  }

  return (
    <Box title={t.title}>
      <OptionCards
        label={t.type}
        hideLabel
        columns={2}
        value={draft.deliveryType === 'delivery' ? 'home' : String(draft.pickupPointId)}
        onChange={choose}
        error={errors['delivery.pickupPointId'] ?? errors['delivery.type']}
        options={[
          ...(delivery
            ? [
                {
                  value: 'home',
                  title: t.home,
                  detail: isOut
                    ? t.outOfZone
                    : delivery.firstSlot && capitalised(t.firstDay(dayText(delivery.firstSlot.date, locale, t))),
                  end: isOut ? (
                    <span className={styles.out}>{t.out}</span>
                  ) : (
                    price !== null && (price === 0 ? t.free : formatEuros(price, locale))
                  ),
                },
              ]
            : []),
          ...pickupPoints.map(({ id, address, readyAt }) => ({
            value: String(id),
            title: t.pickup,
            detail: [address, readyAt && t.readyAt(dayText(readyAt, locale, t), timeText(readyAt, locale))]
              .filter(Boolean)
              .join(' · '),
            end: t.free,
          })),
        ]}
      />
      {draft.deliveryType === 'delivery' && delivery && (
        <AddressFields draft={draft} onChange={onChange} errors={errors} options={options} {...address} />
      )}
    </Box>
  );
}
