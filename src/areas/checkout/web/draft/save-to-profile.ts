import type { User } from '#areas/account/web/account-web.ts';
import type { CallInput } from '#values/call.ts';
import type { updateUser } from '#areas/account/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { addressOf } from './order-body.ts';
import { addressDraft, type OrderDraft } from './order-draft.ts';

type ProfileChange = CallInput<typeof updateUser>['body'];

const maxAddresses = 20;

/** Stores the customer's data of an order in the profile. The order does not depend on it. */
export async function saveToProfile(user: User, draft: OrderDraft): Promise<void> {
  await browserApi()('PUT /admin/user', { body: profileChange(user, draft) }).catch(() => null);
}

/** The address joins those that are saved, unless it is one of them. */
export function profileChange(user: User, draft: OrderDraft): ProfileChange {
  const isLegal = draft.type === 'legal';
  const number = draft.documentNumber.trim();
  const isSaved = user.addresses.some((one) => JSON.stringify(addressDraft(one)) === JSON.stringify(draft.address));
  const addresses =
    draft.deliveryType === 'pickup' || isSaved || user.addresses.length >= maxAddresses
      ? null
      : [...user.addresses, addressOf(draft.address)];
  return {
    phone: draft.phone.trim(),
    customerType: draft.type,
    ...(isLegal && { organization: draft.organization.trim(), document: { type: 'CIF', number: draft.cif.trim() } }),
    ...(!isLegal && number && { document: { type: draft.documentType, number } }),
    ...(addresses && { addresses }),
  };
}
