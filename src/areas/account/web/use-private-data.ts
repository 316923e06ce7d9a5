import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '#values/api-error.ts';
import { isGuest } from './session.ts';
import { readClientId } from './sign-in/client-id-cookie.ts';
import { useUser } from './user-store.ts';

export type PrivateData<Value> =
  | { readonly status: 'loading' | 'visitor' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

interface Answer<Value> {
  readonly request: string;
  /** Whose it is, and of what. */
  readonly subject: string;
  readonly data: PrivateData<Value>;
}

const loading = { status: 'loading' } as const;

/**
 * Loads data that only its owner may see: after hydration, because the page itself is cached for everybody, and again
 * when another user signs in or `key` changes. While it is reloaded, the former value stays. `needsAccount`: the call
 * refuses guests, who are treated as visitors without a request.
 */
export function usePrivateData<Value>(
  key: string,
  load: () => Promise<Outcome<Value>>,
  { needsAccount = false }: { readonly needsAccount?: boolean } = {},
) {
  const { isKnown, user } = useUser();
  const [attempt, setAttempt] = useState(0);
  const subject = `${user?.id ?? ''} ${key}`;
  const request = `${attempt} ${subject}`;
  const [answer, setAnswer] = useState<Answer<Value>>();
  const fetchData = useEffectEvent(() =>
    readClientId() === null || (needsAccount && isGuest()) ? Promise.resolve(null) : load(),
  );

  useEffect(() => {
    if (!isKnown) return;
    let isLatest = true;
    const show = (data: PrivateData<Value>) => isLatest && setAnswer({ request, subject, data });
    fetchData()
      .then((outcome) => show(outcome === null ? { status: 'visitor' } : stateOf(outcome)))
      .catch(() => show({ status: 'failed' }));
    return () => {
      isLatest = false;
    };
  }, [isKnown, request, subject]);

  return {
    data: isCurrent(answer, request, subject) ? answer.data : loading,
    reload: () => setAttempt((count) => count + 1),
    /** Replaces the shown value, unless another request has started meanwhile. */
    change: (value: Value) =>
      setAnswer((now) => (now?.request === request ? { ...now, data: { status: 'ready', value } } : now)),
  };
}

const isCurrent = <Value>(
  answer: Answer<Value> | undefined,
  request: string,
  subject: string,
): answer is Answer<Value> =>
  answer?.request === request || (answer?.subject === subject && answer.data.status === 'ready');

function stateOf<Value>(outcome: Outcome<Value>): PrivateData<Value> {
  if (outcome.ok) return { status: 'ready', value: outcome.value };
  if (outcome.error.statusCode === 401 || outcome.error.statusCode === 403) return { status: 'visitor' };
  return { status: outcome.error.statusCode === 404 ? 'missing' : 'failed' };
}
