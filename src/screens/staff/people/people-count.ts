import type { StaffPerson } from '#areas/staff/people-calls.ts';

/** Who may sign in, and how many of them do so with a password alone. */
export function countPeople(people: readonly Pick<StaffPerson, 'state' | 'hasApp' | 'passkeys'>[]) {
  const active = people.filter(({ state }) => state === 'active');
  return { all: active.length, lacking: active.filter(({ hasApp, passkeys }) => !hasApp && passkeys === 0).length };
}
