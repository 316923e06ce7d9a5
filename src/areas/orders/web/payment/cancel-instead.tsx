import { Button } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import { CancelButton } from '../cancel-button.tsx';
import { messages } from './messages.ts';

/** Beside the ways to pay: cancels an order that may be cancelled. */
export function CancelInstead({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const t = useMessages(messages);
  if (!order.actions.includes('cancel')) return null;
  return (
    <CancelButton order={order} onCancelled={onCancelled}>
      {(open) => (
        <Button variant="quiet" onClick={open}>
          {t.cancel}
        </Button>
      )}
    </CancelButton>
  );
}
