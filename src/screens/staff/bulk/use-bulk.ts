import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { BulkAction, BulkSelection } from '#areas/orders/staff-bulk-calls.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { usePasswordAgain } from '../session/use-password-again.tsx';
import { runInBackground } from '#web/run-in-background.ts';

/** Between two looks at how far a job is. */
export const pollMs = 400;

/** A bulk from its preview to its end. */
export function useBulk(selection: BulkSelection) {
  const client = useStaffClient();
  const queries = useQueryClient();
  const { withPassword, dialog } = usePasswordAgain();
  const preview = useMutation({
    mutationFn: async (action: BulkAction) =>
      valueOf(await client('POST /staff/orders/bulk/preview', { body: { action, selection } })),
  });
  const start = useMutation({
    // Names and addresses are taken along only after the password.
    mutationFn: (previewId: string) =>
      withPassword(async () => valueOf(await client('POST /staff/orders/bulk', { body: { previewId } })).jobId),
  });
  const job = useQuery({
    queryKey: ['job', start.data],
    enabled: start.data !== undefined,
    async queryFn({ signal }) {
      const found = valueOf(await client('GET /staff/jobs/:id', { params: { id: start.data! } }, { signal }));
      // Whatever is shown of orders may have changed.
      if (found.state === 'done')
        runInBackground(queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'job' }));
      return found;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : pollMs),
    staleTime: 0,
  });
  return {
    preview,
    start,
    job,
    jobId: start.data,
    passwordDialog: dialog,
  };
}

/** Has the browser fetch the file of a job; a link sends no header that would say the language. */
export function fetchJobFile(jobId: string, locale: Locale): void {
  const link = document.createElement('a');
  link.href = `/api/staff/jobs/${jobId}/file?language=${locale}`;
  link.download = '';
  link.click();
}
