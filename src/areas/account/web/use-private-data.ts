import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '#values/api-error.ts';
import { readClientId } from './sign-in/client-id-cookie.ts';
import { useUser } from './user-store.ts';

export type PrivateData<Value> =
  | { readonly status: 'loading' | 'visitor' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

const loading = { status: 'loading' } as const;

/**
 * Loads data that only its owner may see: after hydration, because the page itself is cached for everybody, and again
 * when another user signs in or `key` changes. Guests are served where the call's contract allows them.
 */
export function usePrivateData<Value>(key: string, load: () => Promise<Outcome<Value>>) {
  const { isKnown, user } = useUser();
  const [attempt, setAttempt] = useState(0);
  const request = `${user?.id ?? ''} ${attempt} ${key}`;
  const [answer, setAnswer] = useState<{ readonly request: string; readonly data: PrivateData<Value> }>();
  const fetchData = useEffectEvent(() => (readClientId() === null ? Promise.resolve(null) : load()));

  useEffect(() => {
    if (!isKnown) return;
    let isCurrent = true;
    const show = (data: PrivateData<Value>) => isCurrent && setAnswer({ request, data });
    fetchData()
      .then((outcome) => show(outcome === null ? { status: 'visitor' } : stateOf(outcome)))
      .catch(() => show({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [isKnown, request]);

  return {
    data: answer?.request === request ? answer.data : loading,
    reload: () => setAttempt((count) => count + 1),
    /** Replaces the shown value, unless another request has started meanwhile. */
    change: (value: Value) =>
      setAnswer((now) => (now?.request === request ? { request, data: { status: 'ready', value } } : now)),
  };
}

function stateOf<Value>(outcome: Outcome<Value>): PrivateData<Value> {
  if (outcome.ok) return { status: 'ready', value: outcome.value };
  if (outcome.error.statusCode === 401 || outcome.error.statusCode === 403) return { status: 'visitor' };
  return { status: outcome.error.statusCode === 404 ? 'missing' : 'failed' };
}
