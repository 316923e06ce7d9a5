import { expect, test } from 'vitest';
import type { User } from '#areas/account/web/account-web.ts';
import { updateUser } from '#areas/account/contract.ts';
import { addressOf } from './order-body.ts';
import { emptyAddress, emptyDraft } from './order-draft.ts';
import { profileChange } from './save-to-profile.ts';

const address = { ...emptyAddress, street: 'Carrer de Sant Bru', house: '18', zipcode: '08911', city: 'Badalona' };
const user = { addresses: [] as User['addresses'] } as User;
const draft = { ...emptyDraft, phone: '+34 61 234 56 78', address };

test('a company keeps its name and CIF', () => {
  const change = profileChange(user, { ...draft, type: 'legal', organization: ' Obres SL ', cif: 'B96817697' });
  expect(change).toEqual({
    phone: '+34 61 234 56 78',
    customerType: 'legal',
    organization: 'Obres SL',
    document: { type: 'CIF', number: 'B96817697' },
  });
  expect(updateUser.body!.safeParse(change).success).toBe(true);
});

test('an address joins the saved ones once, and only if something is delivered there', () => {
  const home = { ...draft, deliveryType: 'delivery' as const };
  expect(profileChange(user, draft)).not.toHaveProperty('addresses');
  const change = profileChange(user, home);
  expect(change.addresses).toEqual([addressOf(address)]);
  expect(updateUser.body!.safeParse(change).success).toBe(true);
  const saved = { ...user, addresses: [addressOf(address)] as User['addresses'] };
  expect(profileChange(saved, home)).not.toHaveProperty('addresses');
});

test('a document that is not given is not removed', () => {
  expect(profileChange(user, draft)).not.toHaveProperty('document');
});
