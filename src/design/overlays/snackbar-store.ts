import type { ReactNode } from 'react';
import { createStore } from '#values/create-store.ts';

export type Snackbar = {
  id: number;
  text: ReactNode;
  /** It has links or much to read, so it stays until it is closed. */
  stays?: boolean;
  tone: 'error' | 'good' | 'ink';
  /** Such as 'Deshacer'; it closes the snackbar. */
  action?: { label: string; run: () => void };
};

type NewSnackbar = Pick<Snackbar, 'text' | 'action' | 'stays'> & { tone?: Snackbar['tone'] };

const maxVisible = 3;
const durationMs = 5000;

/** Shows at most three snackbars at once, each for five seconds (storefront.md, 'Shell layout'), not counting pauses, unless it stays. */
export function createSnackbarStore() {
  const visible = createStore<readonly Snackbar[]>([]);
  let paused = false;
  let lastId = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function set(next: readonly Snackbar[]) {
    for (const [id, timer] of timers) {
      if (next.some((snackbar) => snackbar.id === id)) continue;
      clearTimeout(timer);
      timers.delete(id);
    }
    visible.set(next);
  }

  const dismiss = (id: number) => set(visible.get().filter((snackbar) => snackbar.id !== id));

  function startTimer({ id, stays }: Snackbar) {
    clearTimeout(timers.get(id));
    if (!stays) timers.set(id, setTimeout(dismiss, durationMs, id));
  }

  return {
    /** A text that is already visible is shown for its full time again. */
    show({ tone = 'error', ...rest }: NewSnackbar): number {
      const id = (lastId += 1);
      const others = visible.get().filter((snackbar) => snackbar.text !== rest.text);
      const snackbar = { id, tone, ...rest };
      set([...others, snackbar].slice(-maxVisible));
      if (!paused) startTimer(snackbar);
      return id;
    },
    dismiss,
    pause() {
      paused = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    resume() {
      if (!paused) return;
      paused = false;
      visible.get().forEach(startTimer);
    },
    list: visible.get,
    listAtFirst: visible.first,
    subscribe: visible.subscribe,
  };
}

/** The browser's one store; the server never shows a snackbar. */
export const snackbarStore = createSnackbarStore();

/** Returns its number, for `snackbarStore.dismiss`. */
export const showSnackbar = (snackbar: NewSnackbar): number => snackbarStore.show(snackbar);
