import type { Basket } from '#areas/basket/contract.ts';
import { canBeHadBy } from '#areas/catalogue/fulfilment.ts';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { OptionCards } from '#design/forms/option-cards.tsx';
import { Box } from '#design/page/box.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { formatEuros } from '#i18n/format.ts';
import { messages } from '../../messages.ts';
import styles from '../checkout-page.module.css';
import { capitalised, dayText, timeText } from '../day-text.ts';
import { AddressFields, type AddressFieldsProps } from '../address/address-fields.tsx';
import { hasAppliance } from '../draft/order-body.ts';
import { deliveryPrice, noDeliveryTo } from '../address/use-address-zone.ts';

/** Delivery or one of the pickup points, each with its price and first day; for delivery, the address. */
export function DeliveryChoice({ basket, ...fields }: AddressFieldsProps & { readonly basket: Basket }) {
  const { draft, onChange, errors, options, ...address } = fields;
  const t = useMessages(messages).delivery;
  const locale = useLocale();
  const { address: addressTexts } = useMessages(messages);
  const { pickupPoints, delivery } = options;
  const { zone } = address;
  const noDelivery = noDeliveryTo(zone);
  const isOut = noDelivery !== null && noDelivery.reason !== 'individual';
  const price = deliveryPrice(zone);

  /** The products for which this choice is none. */
  const against = (type: Basket['deliveryTypes'][number]): string | undefined => {
    const products = basket.list.filter((item) => !canBeHadBy(item, type));
    return products.length > 0 ? t.notFor[type](products.map(({ name }) => `«${name}»`)) : undefined;
  };

  const notDelivered = against('delivery');
  const notPickedUp = against('pickup');

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
                  disabled: notDelivered !== undefined,
                  detail: isOut
                    ? t.outOfZone
                    : (notDelivered ??
                      (delivery.firstSlot && capitalised(t.firstDay(dayText(delivery.firstSlot.date, locale, t))))),
                  end: isOut ? (
                    <span className={styles.out}>{t.out}</span>
                  ) : (
                    (noDelivery && addressTexts.onRequest) ||
                    (price !== null && (price === 0 ? t.free : formatEuros(price, locale)))
                  ),
                },
              ]
            : []),
          ...pickupPoints.map(({ id, address, readyAt }) => ({
            value: String(id),
            title: t.pickup,
            disabled: notPickedUp !== undefined,
            detail:
              notPickedUp ??
              [address, readyAt && t.readyAt(dayText(readyAt, locale, t), timeText(readyAt, locale))]
                .filter(Boolean)
                .join(' · '),
            end: !notPickedUp && t.free,
          })),
        ]}
      />
      {draft.deliveryType === 'delivery' && delivery && (
        <>
          <AddressFields
            draft={draft}
            onChange={onChange}
            errors={errors}
            options={notPickedUp ? { ...options, pickupPoints: [] } : options}
            {...address}
          />
          {hasAppliance(basket) && !noDelivery && (
            <Checkbox
              name="takeBack"
              label={t.takeBack}
              checked={draft.takeBack}
              onChange={({ target }) => onChange({ takeBack: target.checked }, 'takeBack')}
            />
          )}
        </>
      )}
    </Box>
  );
}
