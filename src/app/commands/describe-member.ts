import type { StoredMember } from '#areas/staff/server/staff-tables.ts';

type Described = Pick<StoredMember, 'email' | 'name' | 'role' | 'passwordHash' | 'totpSecret'>;

/** Who somebody of the back office is, and with what they sign in, on one line. */
export function describeMember(
  { email, name, role, passwordHash, totpSecret }: Described,
  { hasPasskey }: { readonly hasPasskey: boolean },
): string {
  const hasSecondFactor = totpSecret !== null || hasPasskey;
  const state = passwordHash === null ? 'invited' : hasSecondFactor ? 'password and second factor' : 'password';
  return [email, name, role, state].join('  ');
}
