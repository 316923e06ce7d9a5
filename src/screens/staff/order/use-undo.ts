import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#i18n/messages.ts';
import { useBulkUndoneText } from '../bulk/bulk-undone-text.ts';
import { hideToast, showToast, type Toast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { storeOrder } from './order-query.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** Takes a change back, and says so; where that cannot be, it says why. `onSettled` follows either. */
export function useUndo(onSettled?: () => void): (changeId: number, toast?: Toast) => void {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const bulkUndone = useBulkUndoneText();
  const undo = useMutation({
    mutationFn: async (id: number) =>
      valueOf(await client('POST /staff/changes/:id/undo', { params: { id: String(id) } })),
    onSuccess({ order, job }) {
      if (order) {
        storeOrder(queries, order);
        showToast(t.undone(order.number));
      }
      if (job) {
        runInBackground(queries.invalidateQueries());
        showToast(bulkUndone(job), { ms: 12_000 });
      }
    },
    onError(error) {
      const reason = error instanceof StaffError ? String(error.error.reason) : '';
      const why: Readonly<Record<string, string | undefined>> = t.cannotUndo;
      showToast(why[reason] ?? errorText(error), { ms: 12_000 });
    },
    onSettled,
  });
  return (changeId, toast) => {
    if (toast) hideToast(toast.id);
    undo.mutate(changeId);
  };
}
