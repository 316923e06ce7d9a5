import type { User } from '#areas/account/web/account-web.ts';
import { emptyDraft, type OrderDraft } from './order-draft.ts';

/** The form as the account can fill it in. */
export function draftOfUser(user: User | null): OrderDraft {
  if (!user) return emptyDraft;
  const document = user.document;
  return {
    ...emptyDraft,
    type: user.customerType,
    name: user.name,
    surname: user.lastName,
    email: user.email,
    phone: user.phone ?? '',
    organization: user.organization ?? '',
    cif: document?.type === 'CIF' ? document.number : '',
    ...(document && document.type !== 'CIF' && { documentType: document.type, documentNumber: document.number }),
  };
}
