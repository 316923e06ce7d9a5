import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { StaffMember } from '#areas/staff/contract.ts';
import type { StaffPermission } from '#values/staff-roles.ts';
import type { StaffClient } from '#web/api-client.ts';
import { createTabChannel } from '#web/tab-channel.ts';
import { codeOf, StaffError, useStaffClient, valueOf } from './staff-client.ts';
import { runInBackground } from '#web/run-in-background.ts';

export type Session =
  | { readonly state: 'signed_out' }
  | { readonly state: 'locked'; readonly id: number; readonly name: string; readonly hasPasskey: boolean }
  | { readonly state: 'open'; readonly member: StaffMember };

const sessionKey = ['session'];
const ofOthers = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0],
};
const sessionCodes: readonly (string | undefined)[] = ['not_signed_in', 'locked', 'second_factor_needed'];

/** `changed`: whose session it is, or whether it is locked. `active`: somebody typed or touched. */
export const sessionTabs = createTabChannel<'changed' | 'active'>('staff-session');

/** Set from when the screen locks until the server knows: a reload without a connection opens nothing. */
const untoldLock = 'staff-lock';

async function tellLock(client: StaffClient): Promise<void> {
  if (localStorage.getItem(untoldLock) === null) return;
  const outcome = await client('POST /staff/session/lock');
  if (!outcome.ok && outcome.error.code !== 'not_signed_in') throw new StaffError(outcome.error);
  localStorage.removeItem(untoldLock);
}

async function readSession(client: StaffClient, signal: AbortSignal): Promise<Session> {
  await tellLock(client);
  const outcome = await client('GET /staff/me', {}, { signal });
  if (outcome.ok) return { state: 'open', member: outcome.value };
  const { error } = outcome;
  if (error.code === 'not_signed_in') return { state: 'signed_out' };
  if (error.code === 'locked')
    return {
      state: 'locked',
      id: Number(error.id),
      name: String(error.name ?? ''),
      hasPasskey: error.hasPasskey === true,
    };
  throw new StaffError(error);
}

/** Whose answers the cache holds. */
let cacheOf: number | null = null;

const sessionQuery = (client: StaffClient) =>
  queryOptions({
    queryKey: sessionKey,
    async queryFn({ signal, client: queries }): Promise<Session> {
      const session = await readSession(client, signal);
      const before = queries.getQueryData<Session>(sessionKey);
      const id = session.state === 'signed_out' ? null : session.state === 'locked' ? session.id : session.member.id;
      // The next person on this device sees nothing of what this one saw.
      if (cacheOf !== null && cacheOf !== id) queries.removeQueries(ofOthers);
      // What was on its way when the screen locked is read now.
      else if (before?.state === 'locked' && session.state === 'open')
        runInBackground(queries.refetchQueries({ ...ofOthers, type: 'active', stale: true }));
      // With another role the server answers otherwise: what the former one saw is forgotten, and what is shown is read again.
      else if (before?.state === 'open' && session.state === 'open' && before.member.role !== session.member.role)
        runInBackground(queries.resetQueries(ofOthers));
      cacheOf = id;
      return session;
    },
    staleTime: Infinity,
  });

/** Whose session this browser has. */
export const useSession = () => useQuery(sessionQuery(useStaffClient()));

/** Who may go on here by PIN. */
export function useDevicePeople() {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...sessionKey, 'people'],
    queryFn: async () => valueOf(await client('GET /staff/session/people')).people,
    staleTime: 0,
  });
}

/** Asks again whose session it is, without telling other tabs. */
export const rereadSession = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: sessionKey });

/** Asks again whose session it is, in all tabs: after signing in or out, locking and unlocking. */
export function refreshSession(queries: QueryClient): Promise<void> {
  sessionTabs.announce('changed');
  return rereadSession(queries);
}

/** Locks the screen at once, and the session as soon as the server can be reached. */
export function lockScreen(queries: QueryClient, { id, name }: Pick<StaffMember, 'id' | 'name'>): Promise<void> {
  localStorage.setItem(untoldLock, '');
  // The server would refuse it once it is told.
  runInBackground(queries.cancelQueries(ofOthers));
  // Whether a passkey unlocks it the server says, which is needed for that anyway.
  queries.setQueryData(sessionKey, { state: 'locked', id, name, hasPasskey: false } satisfies Session);
  return refreshSession(queries);
}

/** The sign-in in place of a locked screen, for somebody who is not known on this device. */
export function leaveScreen(queries: QueryClient): void {
  queries.setQueryData(sessionKey, { state: 'signed_out' } satisfies Session);
}

/** After PIN or password: what locked before is told no more. */
export function openScreen(queries: QueryClient): Promise<void> {
  localStorage.removeItem(untoldLock);
  return refreshSession(queries);
}

/**
 * The cache of what the server answered. A refusal because the session ended, is locked or lacks its second factor asks whose it
 * is, wherever it came from; other refusals are no reason to try again.
 */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => !(error instanceof StaffError) && failures < 2,
        staleTime: 5000,
        // A device that wakes locks at the same moment.
        refetchOnWindowFocus: () => queries.getQueryData<Session>(sessionKey)?.state !== 'locked',
      },
    },
  });
  const onError = (error: Error): void => {
    if (sessionCodes.includes(codeOf(error))) runInBackground(refreshSession(queries));
  };
  queries.getQueryCache().config.onError = onError;
  queries.getMutationCache().config.onError = onError;
  return queries;
}

const MemberContext = createContext<StaffMember | null>(null);
export const MemberProvider = MemberContext.Provider;

/** Who works here, below the session's gate. */
export function useMember(): StaffMember {
  const member = use(MemberContext);
  if (!member) throw new Error('useMember is for screens behind the sign-in');
  return member;
}

/** Whether the person's role has a permission: what one may not do is not shown. */
export function useMay(): (permission: StaffPermission) => boolean {
  const { permissions } = useMember();
  return (permission) => permissions.includes(permission);
}
