import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffPerson } from '#areas/staff/people-calls.ts';
import type { Outcome } from '#values/api-error.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { showToast } from '../parts/toasts.ts';
import { valueOf } from '../session/staff-client.ts';
import { usePasswordAgain } from '../session/use-password-again.tsx';
import { storePerson } from './use-people.ts';

interface PersonAct {
  readonly call: () => Promise<Outcome<{ readonly person: StaffPerson; readonly link?: string }>>;
  readonly done: string;
}

/** Does something with a person, after the password where it is asked for again, and says so. */
export function usePersonAct(onDone?: (link: string | undefined) => void) {
  const queries = useQueryClient();
  const { withPassword, dialog } = usePasswordAgain();
  const act = useMutation({
    mutationFn: ({ call }: PersonAct) => withPassword(async () => valueOf(await call())),
    onSuccess({ person, link }, { done }) {
      storePerson(queries, person);
      showToast(done);
      onDone?.(link);
      // A session that has ended takes its button along.
      keepFocus();
    },
    // The link is shown once.
    gcTime: 0,
  });
  return { act, dialog };
}
