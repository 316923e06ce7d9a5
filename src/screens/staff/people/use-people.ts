import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '#values/call.ts';
import type { listPeople, StaffPerson } from '#areas/staff/people-calls.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';

const peopleKey = ['people'];
interface People {
  readonly people: readonly StaffPerson[];
  readonly refundLimits: CallAnswer<typeof listPeople>['refundLimits'];
  /** Moments are said as they are seen from then. */
  readonly readAt: Date;
}

/** The people of the shop, for those who may see them; who is signed in is read again each half minute. */
export function usePeople(isAllowed = true) {
  const client = useStaffClient();
  return useQuery({
    queryKey: peopleKey,
    async queryFn({ signal }): Promise<People> {
      return { ...valueOf(await client('GET /staff/people', {}, { signal })), readAt: new Date() };
    },
    enabled: isAllowed,
    refetchInterval: 30_000,
  });
}

/** Shows somebody as a call has answered; who was withdrawn before they came is gone with the next answer. */
export function storePerson(queries: QueryClient, person: StaffPerson): void {
  queries.setQueryData<People>(peopleKey, (before) => {
    if (!before) return before;
    const isThere = before.people.some(({ id }) => id === person.id);
    const people = isThere
      ? before.people.map((one) => (one.id === person.id ? person : one))
      : [...before.people, person];
    return { ...before, people, readAt: new Date() };
  });
  // It reads them again; a failure is that of the list.
  if (person.state === 'ended') queries.invalidateQueries({ queryKey: peopleKey }).catch(() => undefined);
}
