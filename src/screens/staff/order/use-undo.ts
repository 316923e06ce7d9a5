import { useMutation, useQueryClient } from '@tanstack/react-query';
import { minuteMs, secondMs } from '#values/durations.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useBulkUndoneText } from '../bulk/bulk-undone-text.ts';
import { followJob } from '../bulk/follow-job.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { orderKey, ordersKey } from '../session/order-keys.ts';
import { StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { storeOrder } from './order-query.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** It is said that something is being taken back until it is known what has become of that. */
const untilEnd = { ms: minuteMs };
const pollMs = secondMs;

interface UndoRefused {
  /** What the order cost, and would cost. */
  readonly amount?: { readonly before: number; readonly now: number };
}

/** Takes a change back, and says how far that is and what has become of it, or why it cannot be. `onSettled` follows either. */
export function useUndo(onSettled?: () => void): (changeId: number) => void {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const bulkUndone = useBulkUndoneText();
  const locale = useLocale();
  const undo = useMutation({
    async mutationFn(id: number) {
      const { order, job } = valueOf(await client('POST /staff/changes/:id/undo', { params: { id: String(id) } }));
      if (!job) return { order };
      const readAgain = async () => {
        await new Promise((resolve) => setTimeout(resolve, pollMs));
        return { ...valueOf(await client('GET /staff/jobs/:id', { params: { id: job.id } })), id: job.id };
      };
      return { job: await followJob(job, readAgain, (now) => showToast(bulkUndone(now), untilEnd)) };
    },
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
      const { amount } = refused;
      const cost = amount && t.wouldCost(formatEuros(amount.before, locale), formatEuros(amount.now, locale));
      showToast(cost ?? errorText(error), { ms: 12_000 });
      // What is shown offered what cannot be.
      for (const key of [orderKey, ordersKey]) runInBackground(queries.invalidateQueries({ queryKey: [key] }));
    },
    onSettled() {
      // It goes with the notice that had its button.
      keepFocus();
      onSettled?.();
    },
  });
  return (changeId) => {
    showToast(t.undoing, untilEnd);
    undo.mutate(changeId);
  };
}
