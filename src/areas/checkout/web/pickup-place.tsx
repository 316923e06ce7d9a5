import { Box } from '#design/page/box.tsx';
import { OptionCards } from '#design/forms/option-cards.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { DraftFieldsProps } from './customer-fields.tsx';
import type { CheckoutOffer } from './order-draft.ts';

/** The choice of the pickup point. */
export function PickupPlace({ draft, onChange, errors, offer }: DraftFieldsProps & { offer: CheckoutOffer }) {
  const t = useMessages(messages).delivery;
  return (
    <Box title={t.title}>
      <OptionCards
        label={t.type}
        hideLabel
        value={draft.pickupPointId === null ? undefined : String(draft.pickupPointId)}
        onChange={(id) => onChange({ pickupPointId: Number(id) }, 'delivery.pickupPointId')}
        error={errors['delivery.pickupPointId'] ?? errors['delivery.type']}
        options={offer.delivery.pickupPoints.map(({ id, name, address }) => ({
          value: String(id),
          title: t.pickup,
          detail: `${name} · ${address}`,
          end: t.free,
        }))}
      />
    </Box>
  );
}
