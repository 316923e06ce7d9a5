import { Box } from '#design/page/box.tsx';
import { LinkButton } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { CheckoutOffer, OrderDraft } from './order-draft.ts';

/** The data entered on the first page, in short. */
export function ChosenData({
  draft,
  offer,
  onChange,
}: {
  draft: OrderDraft;
  offer: CheckoutOffer;
  onChange: () => void;
}) {
  const t = useMessages(messages);
  const point = offer.delivery.pickupPoints.find(({ id }) => id === draft.pickupPointId);
  return (
    <Box
      title={draft.type === 'legal' ? draft.organization : `${draft.name} ${draft.surname}`}
      actions={<LinkButton onClick={onChange}>{t.change}</LinkButton>}
    >
      <p className="small muted">{[t.delivery.pickup, point?.address, draft.phone].filter(Boolean).join(' · ')}</p>
    </Box>
  );
}
