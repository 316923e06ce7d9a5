import type { User } from '#areas/account/web/account-web.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { emptyDraft, type OrderDraft } from './order-draft.ts';

const memory = browserStorage('sessionStorage', 'checkout.draft');

interface SavedDraft {
  /** The account that typed it; null without one. No other account on this device is shown it. */
  readonly userId: number | null;
  readonly draft: OrderDraft;
}

/** The form as it was before a reload, else as the account can fill it in. */
export function initialDraft(user: User | null): OrderDraft {
  const saved = memory.read() as SavedDraft | null;
  if (saved && saved.userId === (user?.id ?? null)) return { ...emptyDraft, ...saved.draft };
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

export const saveDraft = (userId: number | null, draft: OrderDraft): void =>
  memory.write({ userId, draft } satisfies SavedDraft);

export const discardDraft = (): void => memory.remove();
