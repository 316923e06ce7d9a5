import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#web/use-store.ts';
import type { ListState, ListStore } from './list-store.ts';

interface View<Value> {
  readonly owner: number | null;
  readonly turn: string;
  /** Null when it could not be loaded. */
  readonly value: Value | null;
  /** What was on the list when it was loaded. */
  readonly ids: ReadonlySet<number>;
}

/**
 * What a page shows of a list. It is loaded for its owner and `key`, and anew when something was added elsewhere. What
 * is removed here is not asked for again (storefront.md section 4): the page knows what it shows and leaves it out.
 */
export function useListView<Value>(list: ListStore, key: string, load: (state: ListState) => Promise<Value | null>) {
  const state = useStore(list.store);
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<View<Value>>();
  const { status, owner } = state;
  const turn = `${status} ${owner} ${key} ${attempt}`;
  const ask = useEffectEvent(async () => {
    // A click on the way to this page is on the list before the list is asked for.
    await list.settled();
    return load(state);
  });
  const idsNow = useEffectEvent(() => new Set(state.ids));

  useEffect(() => {
    if (status !== 'loaded') return;
    let isWanted = true;
    const ids = idsNow();
    const show = (value: Value | null) => isWanted && setView({ owner, turn, value, ids });
    ask().then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [turn, status, owner]);

  const shown = view?.owner === owner ? view : undefined;
  const isBehind = shown?.turn === turn && state.ids.some((id) => !shown.ids.has(id));
  useEffect(() => {
    if (isBehind) setAttempt((count) => count + 1);
  }, [isBehind]);

  return {
    owner,
    ids: state.ids,
    /** Undefined until it is there. */
    value: shown?.value ?? undefined,
    isFailed: status === 'failed' || shown?.value === null,
    isBusy: shown?.turn !== turn,
    change: (value: Value) => shown && setView({ ...shown, value }),
    retry() {
      setAttempt((count) => count + 1);
      void list.reload();
    },
  };
}
