import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#web/use-store.ts';
import type { ListState, ListStore } from './list-store.ts';
import { runInBackground } from '#web/run-in-background.ts';

interface View<Value> {
  readonly owner: number | null;
  readonly request: string;
  /** Null when it could not be loaded. */
  readonly value: Value | null;
  /** The products on the list when it was loaded. */
  readonly ids: ReadonlySet<number>;
}

/**
 * A page's view of a list. It is loaded for the list's owner and `key`, and again when a product was added elsewhere. A
 * removal does not load it again (storefront.md section 4): the page leaves the product out by itself.
 */
export function useListView<Value>(list: ListStore, key: string, load: (state: ListState) => Promise<Value | null>) {
  const state = useStore(list.store);
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<View<Value>>();
  const { status, owner } = state;
  const request = `${status} ${owner} ${key} ${attempt}`;
  const loadView = useEffectEvent(async () => {
    // A change made on the previous page must be on the list before it is loaded.
    await list.settled();
    return load(state);
  });
  const currentIds = useEffectEvent(() => new Set(state.ids));

  useEffect(() => {
    if (status !== 'loaded') return;
    let isCurrent = true;
    const ids = currentIds();
    const show = (value: Value | null) => isCurrent && setView({ owner, request, value, ids });
    loadView().then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [request, status, owner]);

  const ownView = view?.owner === owner ? view : undefined;
  const isOutdated = ownView?.request === request && state.ids.some((id) => !ownView.ids.has(id));
  useEffect(() => {
    if (isOutdated) setAttempt((count) => count + 1);
  }, [isOutdated]);

  return {
    owner,
    ids: state.ids,
    /** Undefined until it is loaded. */
    value: ownView?.value ?? undefined,
    isFailed: status === 'failed' || ownView?.value === null,
    isBusy: ownView?.request !== request,
    change: (value: Value) => ownView && setView({ ...ownView, value }),
    retry() {
      setAttempt((count) => count + 1);
      runInBackground(list.reload());
    },
  };
}
