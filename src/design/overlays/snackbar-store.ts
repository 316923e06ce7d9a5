import { createStore } from '#values/create-store.ts';

export type Snackbar = {
  id: number;
  text: string;
  tone: 'error' | 'good' | 'ink';
  /** Such as 'Deshacer'; the snackbar goes when it is pressed. */
  action?: { label: string; run: () => void };
};

type NewSnackbar = Pick<Snackbar, 'text' | 'action'> & { tone?: Snackbar['tone'] };

const maxShown = 3;
const shownFor = 5000;

/** At most three at once, each for five seconds (storefront.md, 'Shell layout'); time stands still while paused. */
export function createSnackbarStore() {
  const shown = createStore<readonly Snackbar[]>([]);
  let paused = false;
  let lastId = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function set(next: readonly Snackbar[]) {
    for (const [id, timer] of timers) {
      if (next.some((snackbar) => snackbar.id === id)) continue;
      clearTimeout(timer);
      timers.delete(id);
    }
    shown.set(next);
  }

  const dismiss = (id: number) => set(shown.get().filter((snackbar) => snackbar.id !== id));

  function startTimer(id: number) {
    clearTimeout(timers.get(id));
    timers.set(id, setTimeout(dismiss, shownFor, id));
  }

  return {
    /** The same words again only renew what is shown. */
    show({ tone = 'error', ...rest }: NewSnackbar): number {
      const id = (lastId += 1);
      const others = shown.get().filter((snackbar) => snackbar.text !== rest.text);
      set([...others, { id, tone, ...rest }].slice(-maxShown));
      if (!paused) startTimer(id);
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
      for (const { id } of shown.get()) startTimer(id);
    },
    list: shown.get,
    listAtFirst: shown.first,
    subscribe: shown.subscribe,
  };
}

/** The browser's one store; the server never shows a snackbar. */
export const snackbarStore = createSnackbarStore();

export const showSnackbar = (snackbar: NewSnackbar): number => snackbarStore.show(snackbar);
