import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { showToast } from '../../parts/toasts.ts';
import { StaffError, useStaffClient, valueOf } from '../../session/staff-client.ts';
import { refreshOrder, storeOrder } from '../order-query.ts';
import { messages } from './messages.ts';
import { changesOf, type Conflict, type Edits, withoutConflicts } from './work-values.ts';

/**
 * Saves what was typed. Where somebody else has changed the same, the rest is saved, and both values of these fields are answered
 * for the person to choose; the order is read again.
 */
export function useSaveWork({ orderId, number }: StaffOrder) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();

  async function put(edits: Edits): Promise<void> {
    const changes = changesOf(edits);
    if (changes.length === 0) return;
    const { order, change } = valueOf(
      await client('PUT /staff/orders/:orderId', { params: { orderId: String(orderId) }, body: { changes } }),
    );
    storeOrder(queries, order);
    const ms = change.undoUntil ? Date.parse(change.undoUntil) - Date.now() : 0;
    showToast(t.saved(number), ms > 0 ? { changeId: change.id, ms } : {});
  }

  return useMutation({
    async mutationFn(edits: Edits): Promise<readonly Conflict[]> {
      try {
        await put(edits);
        return [];
      } catch (error) {
        if (!(error instanceof StaffError) || error.error.code !== 'changed_meanwhile') throw error;
        const conflicts = error.error.fields as unknown as readonly Conflict[];
        await put(withoutConflicts(edits, conflicts));
        await refreshOrder(queries, orderId);
        return conflicts;
      }
    },
  });
}
