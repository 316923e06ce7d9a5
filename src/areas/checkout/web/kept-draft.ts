import { emptyDraft, type OrderDraft } from './order-draft.ts';

const storageKey = 'checkout.draft';

interface KeptDraft {
  /** The account that typed it; null without one. Nobody else on this device is shown it. */
  readonly userId: number | null;
  readonly draft: OrderDraft;
}

/** The form as it was before a reload. */
export function readDraft(userId: number | null): OrderDraft | null {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return null;
  const kept = JSON.parse(text) as KeptDraft;
  return kept.userId === userId ? { ...emptyDraft, ...kept.draft } : null;
}

export const keepDraft = (userId: number | null, draft: OrderDraft): void =>
  sessionStorage.setItem(storageKey, JSON.stringify({ userId, draft } satisfies KeptDraft));

export const forgetDraft = (): void => sessionStorage.removeItem(storageKey);
