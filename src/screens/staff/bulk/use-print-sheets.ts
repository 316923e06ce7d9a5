import { useMutation } from '@tanstack/react-query';
import { useLocale } from '#i18n/locale-context.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { followJob } from './follow-job.ts';
import { fetchJobFile, pollMs } from './use-bulk.ts';

/** Prints the sheets of orders; it goes on, and says what went wrong, when whoever asked for it is gone from the screen. */
export function usePrintSheets(): (ids: readonly number[]) => void {
  const client = useStaffClient();
  const locale = useLocale();
  const errorText = useErrorText();
  const print = useMutation({
    async mutationFn(ids: readonly number[]) {
      const body = { action: 'print' as const, selection: { ids: [...ids] } };
      const { previewId } = valueOf(await client('POST /staff/orders/bulk/preview', { body }));
      const { jobId } = valueOf(await client('POST /staff/orders/bulk', { body: { previewId } }));
      const read = async () => valueOf(await client('GET /staff/jobs/:id', { params: { id: jobId } }));
      const readLater = async () => {
        await new Promise((resolve) => setTimeout(resolve, pollMs));
        return read();
      };
      await followJob(await read(), readLater, () => {});
      fetchJobFile(jobId, locale);
    },
    onError: (error) => showToast(errorText(error)),
  });
  return print.mutate;
}
