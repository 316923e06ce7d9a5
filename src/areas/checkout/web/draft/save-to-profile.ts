import type { User } from '#areas/account/web/account-web.ts';
import type { CallInput } from '#values/call.ts';
import type { updateUser } from '#areas/account/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { addressOf, companyDocument, hasInvoiceAddress } from './order-body.ts';
import { addressDraft, type OrderDraft } from './order-draft.ts';

type ProfileChange = CallInput<typeof updateUser>['body'];

const maxAddresses = 20;

/** Stores the customer's data of an order in the profile. The order does not depend on it. */
export async function saveToProfile(user: User, draft: OrderDraft): Promise<void> {
  await browserApi()('PUT /admin/user', { body: profileChange(user, draft) }).catch(() => null);
}

/** The address joins those that are saved, unless it is one of them; that of the invoice replaces the one there was. */
export function profileChange(user: User, draft: OrderDraft): ProfileChange {
  const isLegal = draft.type === 'legal';
  const number = draft.documentNumber.trim();
  const addresses = changedAddresses(user.addresses, draft);
  return {
    phone: draft.phone.trim(),
    customerType: draft.type,
    ...(isLegal && { organization: draft.organization.trim(), document: companyDocument(draft) }),
    ...(!isLegal && number && { document: { type: draft.documentType, number } }),
    ...(addresses && { addresses }),
  };
}

function changedAddresses(saved: User['addresses'], draft: OrderDraft) {
  const isSame = (address: OrderDraft['address']) => (one: User['addresses'][number]) =>
    JSON.stringify(addressDraft(one)) === JSON.stringify(address);
  const isDelivered = draft.deliveryType === 'delivery';
  const delivery = isDelivered && !saved.some(isSame(draft.address)) ? draft.address : null;
  const ofInvoice = hasInvoiceAddress(draft)
    ? draft.invoiceAddress
    : isDelivered && draft.type === 'individual' && draft.wantsInvoice
      ? draft.address
      : null;
  const invoice = ofInvoice && !saved.some((one) => one.isForInvoices && isSame(ofInvoice)(one)) ? ofInvoice : null;
  const changed = [
    ...saved.filter(({ isForInvoices }) => !(invoice && isForInvoices)),
    ...(delivery ? [addressOf(delivery)] : []),
    ...(invoice ? [{ ...addressOf(invoice), isForInvoices: true }] : []),
  ];
  return (delivery || invoice) && changed.length <= maxAddresses ? changed : null;
}
