import { beforeEach, expect, test } from 'vitest';
import type { User } from '#areas/account/web/account-web.ts';
import { updateUser } from '#areas/account/contract.ts';
import { addressOf } from './order-body.ts';
import { discardDraft, emptyAddress, emptyDraft, initialDraft } from './order-draft.ts';
import { profileChange } from './save-to-profile.ts';

const address = { ...emptyAddress, street: 'Carrer de Sant Bru', house: '18', zipcode: '08911', city: 'Badalona' };
const user = { id: 1, addresses: [] as User['addresses'] } as User;
const draft = { ...emptyDraft, phone: '+34 61 234 56 78', address };

// Another test of the same process may have kept one.
beforeEach(discardDraft);

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

test('what an invoice needs is kept once, and filled in the next time', () => {
  const office = { ...address, street: 'Carrer de Mar', house: '3' };
  const asked = { ...draft, wantsInvoice: true, documentNumber: '12345678Z', invoiceAddress: office };
  const change = profileChange(user, asked);
  expect(change.addresses).toEqual([{ ...addressOf(office), isForInvoices: true }]);
  expect(updateUser.body!.safeParse(change).success).toBe(true);
  const account = { ...user, ...change, name: 'Marta', lastName: 'Soler', email: 'm@ejemplo.cat' } as User;
  expect(profileChange(account, asked)).not.toHaveProperty('addresses');
  expect(initialDraft(account)).toMatchObject({
    wantsInvoice: true,
    documentNumber: '12345678Z',
    invoiceAddress: office,
  });

  // Delivered elsewhere, with the invoice for another place than before.
  const delivered = { ...asked, deliveryType: 'delivery' as const, hasOwnInvoiceAddress: true };
  const moved = profileChange(account, { ...delivered, invoiceAddress: { ...office, house: '5' } });
  expect(moved.addresses).toEqual([
    addressOf(address),
    { ...addressOf({ ...office, house: '5' }), isForInvoices: true },
  ]);
  const next = initialDraft({ ...account, addresses: moved.addresses as User['addresses'] });
  expect(next).toMatchObject({ address, hasOwnInvoiceAddress: true, invoiceAddress: { house: '5' } });
});

test('who is self-employed keeps a personal number', () => {
  const change = profileChange(user, { ...draft, type: 'legal', cif: '12345678-z' });
  expect(change).toMatchObject({ customerType: 'legal', document: { type: 'NIF', number: '12345678-z' } });
  const account = { ...user, customerType: 'legal', document: { type: 'NIF', number: '12345678Z' } } as User;
  expect(initialDraft(account)).toMatchObject({ type: 'legal', cif: '12345678Z', wantsInvoice: false });
});
