import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { StaffMember } from '#areas/staff/contract.ts';
import type { StaffPermission } from '#values/staff-roles.ts';
import type { StaffClient } from '#web/api-client.ts';
import { codeOf, StaffError, useStaffClient } from './staff-client.ts';

export type Session =
  | { readonly state: 'signed_out' }
  | { readonly state: 'locked'; readonly name: string }
  | { readonly state: 'open'; readonly member: StaffMember };

const sessionKey = ['session'];
const sessionCodes: readonly (string | undefined)[] = ['not_signed_in', 'locked', 'second_factor_needed'];

const sessionQuery = (client: StaffClient) =>
  queryOptions({
    queryKey: sessionKey,
    async queryFn({ signal }): Promise<Session> {
      const outcome = await client('GET /staff/me', {}, { signal });
      if (outcome.ok) return { state: 'open', member: outcome.value };
      const { error } = outcome;
      if (error.code === 'not_signed_in') return { state: 'signed_out' };
      if (error.code === 'locked') return { state: 'locked', name: String(error.name ?? '') };
      throw new StaffError(error);
    },
    staleTime: Infinity,
  });

/** Whose session this browser has. */
export const useSession = () => useQuery(sessionQuery(useStaffClient()));

/** Asks again whose session it is: after signing in or out, locking and unlocking. */
export const refreshSession = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: sessionKey });

/**
 * The cache of what the server answered. A refusal because the session ended, is locked or lacks its second factor asks whose it
 * is, wherever it came from; other refusals are no reason to try again.
 */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => !(error instanceof StaffError) && failures < 2, staleTime: 5000 },
    },
  });
  const onError = (error: Error): void => {
    if (sessionCodes.includes(codeOf(error))) void refreshSession(queries);
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
