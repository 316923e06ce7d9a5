import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useBulkUndoneText } from '../bulk/bulk-undone-text.ts';
import { hideToast, showToast, type Toast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { orderKey } from '../session/order-keys.ts';
import { StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { storeOrder } from './order-query.ts';
import { runInBackground } from '#web/run-in-background.ts';

interface UndoRefused {
  readonly reason?: string;
  /** What the order cost, and would cost. */
  readonly amount?: { readonly before: number; readonly now: number };
}

/** Takes a change back, and says so; where that cannot be, it says why. `onSettled` follows either. */
export function useUndo(onSettled?: () => void): (changeId: number, toast?: Toast) => void {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const bulkUndone = useBulkUndoneText();
  const locale = useLocale();
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
      const refused: UndoRefused = error instanceof StaffError ? (error.error as unknown as UndoRefused) : {};
      const { reason = '', amount } = refused;
      const why: Readonly<Record<string, string | undefined>> = t.cannotUndo;
      const cost = amount && t.wouldCost(formatEuros(amount.before, locale), formatEuros(amount.now, locale));
      showToast(cost ?? why[reason] ?? errorText(error), { ms: 12_000 });
      // What is shown offered what cannot be.
      runInBackground(queries.invalidateQueries({ queryKey: [orderKey] }));
    },
    onSettled,
  });
  return (changeId, toast) => {
    if (toast) hideToast(toast.id);
    undo.mutate(changeId);
  };
}
