import { createStore } from '#values/create-store.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** The change that it offers to take back. */
  readonly changeId?: number;
  /** How long it stays. */
  readonly ms: number;
}

/** What has just happened; the last one is shown. */
export const shownToast = createStore<Toast | null>(null);

let lastId = 0;
const defaultMs = 6000;

export function showToast(text: string, { changeId, ms = defaultMs }: { changeId?: number; ms?: number } = {}): void {
  lastId += 1;
  shownToast.set({ id: lastId, text, ms, ...(changeId !== undefined && { changeId }) });
}

export function hideToast(id: number): void {
  if (shownToast.get()?.id === id) shownToast.set(null);
}
