import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { runInBackground } from '#web/run-in-background.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { statusMessages } from '../parts/status-messages.ts';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { refreshOrder, storeOrder } from './order-query.ts';

/** Gives an order another status, and says so; `problem` tells why that could not be. */
export function useMove({ orderId, number, version }: StaffOrder) {
  const t = useMessages(messages);
  const statuses = useMessages(statusMessages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [refusedAt, setRefusedAt] = useState<OrderStatus | null>(null);
  const { mutate, isPending, error } = useMutation({
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
    onError(failed) {
      if (!(failed instanceof StaffError) || failed.error.code !== 'not_possible') return;
      setRefusedAt((failed.error.now as { status: OrderStatus }).status);
      runInBackground(refreshOrder(queries, orderId));
    },
    // The button that was pressed is another one now, or none.
    onSettled: keepFocus,
  });
  const problem = refusedAt ? t.changedMeanwhile(statuses[refusedAt]) : error ? errorText(error) : null;
  return { move: mutate, isMoving: isPending, problem };
}
