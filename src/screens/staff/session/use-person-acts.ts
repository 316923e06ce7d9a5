import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from '#i18n/locale-context.tsx';
import { lockScreen, refreshSession, useMember } from './session.ts';
import { useStaffClient, valueOf } from './staff-client.ts';

/** What who is signed in does for themselves from anywhere: read the other language, lock the screen, leave. */
export function usePersonActs() {
  const { id, name } = useMember();
  const otherLocale = useLocale() === 'es' ? 'ca' : 'es';
  const client = useStaffClient();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSettled: () => refreshSession(queries),
  });
  return {
    otherLocale,
    speak: () => mutate(() => client('PUT /staff/me', { body: { locale: otherLocale } }).then(valueOf)),
    lock: () => mutate(() => lockScreen(queries, { id, name })),
    leave: () => mutate(() => client('DELETE /staff/session').then(valueOf)),
  } as const;
}
