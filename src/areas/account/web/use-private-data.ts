import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '#values/api-error.ts';
import { readClientId } from './sign-in/client-id-cookie.ts';
import { useUser } from './user-store.ts';

export type PrivateData<Value> =
  | { readonly status: 'loading' | 'visitor' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

const loading = { status: 'loading' } as const;

/**
 * What only its owner sees: loaded after the page, the same for everybody, has come to life, and again when somebody
 * else signs in or `key` names something else. Sessions of a purchase without an account count where the call takes them.
 */
export function usePrivateData<Value>(key: string, load: () => Promise<Outcome<Value>>) {
  const { isKnown, user } = useUser();
  const [attempt, setAttempt] = useState(0);
  const turn = `${user?.id ?? ''} ${attempt} ${key}`;
  const [answer, setAnswer] = useState<{ readonly turn: string; readonly data: PrivateData<Value> }>();
  const ask = useEffectEvent(() => (readClientId() === null ? Promise.resolve(null) : load()));

  useEffect(() => {
    if (!isKnown) return;
    let isWanted = true;
    const show = (data: PrivateData<Value>) => isWanted && setAnswer({ turn, data });
    ask()
      .then((outcome) => show(outcome === null ? { status: 'visitor' } : stateOf(outcome)))
      .catch(() => show({ status: 'failed' }));
    return () => {
      isWanted = false;
    };
  }, [isKnown, turn]);

  return {
    data: answer?.turn === turn ? answer.data : loading,
    reload: () => setAttempt((count) => count + 1),
    /** What was asked for before another turn came is not shown any more. */
    change: (value: Value) =>
      setAnswer((now) => (now?.turn === turn ? { turn, data: { status: 'ready', value } } : now)),
  };
}

function stateOf<Value>(outcome: Outcome<Value>): PrivateData<Value> {
  if (outcome.ok) return { status: 'ready', value: outcome.value };
  if (outcome.error.statusCode === 401 || outcome.error.statusCode === 403) return { status: 'visitor' };
  return { status: outcome.error.statusCode === 404 ? 'missing' : 'failed' };
}
