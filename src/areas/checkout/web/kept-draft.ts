import { deviceMemory } from '#web/device-memory.ts';
import { emptyDraft, type OrderDraft } from './order-draft.ts';

const memory = deviceMemory('sessionStorage', 'checkout.draft');

interface KeptDraft {
  /** The account that typed it; null without one. Nobody else on this device is shown it. */
  readonly userId: number | null;
  readonly draft: OrderDraft;
}

/** The form as it was before a reload. */
export function readDraft(userId: number | null): OrderDraft | null {
  const kept = memory.read() as KeptDraft | null;
  return kept?.userId === userId ? { ...emptyDraft, ...kept.draft } : null;
}

export const keepDraft = (userId: number | null, draft: OrderDraft): void =>
  memory.keep({ userId, draft } satisfies KeptDraft);

export const forgetDraft = (): void => memory.forget();
