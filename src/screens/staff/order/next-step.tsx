import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { statusMessages } from '../parts/status-messages.ts';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { messages } from './messages.ts';
import { refreshOrder, storeOrder } from './order-query.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** Steps that go on; giving goods back has its own way. */
const forward: readonly OrderStatus[] = ['confirmed', 'preparing', 'ready', 'shipped', 'delivered'];

/** The next step of an order as one button, and cancelling it as a question. */
export function NextStep({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const statuses = useMessages(statusMessages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusedAt, setRefusedAt] = useState<OrderStatus | null>(null);
  const { orderId, number, version, next } = order;
  const move = useMutation({
    mutationFn: async ({ status, reason }: { status: OrderStatus; reason?: string }) =>
      valueOf(
        await client('POST /staff/orders/:orderId/status', {
          params: { orderId: String(orderId) },
          body: { status, version, ...(reason && { reason }) },
        }),
      ),
    onSuccess({ order: moved, change }) {
      setRefusedAt(null);
      storeOrder(queries, moved);
      const text = t.done(number, statuses[moved.status]);
      const ms = change.undoUntil ? Date.parse(change.undoUntil) - Date.now() : 0;
      showToast(text, ms > 0 ? { changeId: change.id, ms } : {});
    },
    onError(error) {
      if (!(error instanceof StaffError) || error.error.code !== 'not_possible') return;
      setRefusedAt((error.error.now as { status: OrderStatus }).status);
      runInBackground(refreshOrder(queries, orderId));
    },
  });
  const step = forward.find((status) => next.includes(status));
  const take = (): void => {
    if (step && !move.isPending) move.mutate({ status: step });
  };
  useShortcuts({ n: take });
  const problem = refusedAt ? t.changedMeanwhile(statuses[refusedAt]) : move.error ? errorText(move.error) : null;
  return (
    <>
      {problem !== null && <FieldError>{problem}</FieldError>}
      {next.includes('cancelled') && (
        <Button look="quiet" onClick={() => dialog.current?.showModal()}>
          {t.steps.cancelled}
        </Button>
      )}
      {step && (
        <Button look="primary" disabled={move.isPending} onClick={take}>
          {t.steps[step]}
          <kbd aria-hidden="true">N</kbd>
        </Button>
      )}
      <CancelDialog ref={dialog} number={number} onCancel={(reason) => move.mutate({ status: 'cancelled', reason })} />
    </>
  );
}
