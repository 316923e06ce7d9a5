import { expect, it } from 'vitest';
import { describeMember } from './describe-member.ts';

const ona = { email: 'ona@shop.example', name: 'Ona', role: 'owner', passwordHash: 'x', totpSecret: null } as const;

it.each([
  ['nothing yet', { ...ona, passwordHash: null }, false, 'invited'],
  ['a password', ona, false, 'password'],
  ['an app', { ...ona, totpSecret: 'sealed' }, false, 'password and second factor'],
  ['a passkey', ona, true, 'password and second factor'],
])('says with what somebody signs in: %s', (_what, member, hasPasskey, state) => {
  expect(describeMember(member, { hasPasskey })).toBe(`ona@shop.example  Ona  owner  ${state}`);
});
