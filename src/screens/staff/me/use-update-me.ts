import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#values/call.ts';
import type { updateMe } from '#areas/staff/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { showToast } from '../parts/toasts.ts';
import { refreshSession } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { usePasswordAgain } from '../session/use-password-again.tsx';
import { messages } from './messages.ts';

/** Changes something of oneself, after the password where it is asked for again, and says that it is done. */
export function useUpdateMe(onDone?: () => void) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const { withPassword, dialog } = usePasswordAgain();
  const update = useMutation({
    mutationFn: (body: CallInput<typeof updateMe>['body']) =>
      withPassword(async () => valueOf(await client('PUT /staff/me', { body }))),
    async onSuccess() {
      onDone?.();
      showToast(t.saved);
      await refreshSession(queries);
    },
    // What was typed is a secret.
    gcTime: 0,
  });
  return { update, dialog };
}
