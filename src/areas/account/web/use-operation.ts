import { useEffect, useRef, useState } from 'react';
import type { ApiError, Outcome } from '#values/api-error.ts';
import { useMessages } from '#i18n/messages.ts';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { messages } from '../messages.ts';

interface OperationState {
  readonly status: 'unset' | 'success' | 'error';
  readonly loading: boolean;
  /** What the server said; only of statuses below 500. */
  readonly error: ApiError | null;
}

const unset: OperationState = { status: 'unset', loading: false, error: null };

/**
 * A call that a form makes (storefront.md section 4): starting sets loading and unset, leaving the screen aborts it.
 * A server that fails or is away is told by a snackbar, never in the form.
 */
export function useOperation() {
  const [state, setState] = useState(unset);
  const running = useRef<AbortController>(undefined);
  const { criticalError } = useMessages(messages);
  useEffect(() => () => running.current?.abort(), []);

  /** The value of a success, else null. A second start while one runs is ignored: a double click sends once. */
  async function run<Value>(call: (signal: AbortSignal) => Promise<Outcome<Value>>): Promise<Value | null> {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setState({ ...unset, loading: true });
    try {
      const outcome = await call(controller.signal);
      if (controller.signal.aborted) return null;
      setState(
        outcome.ok ? { ...unset, status: 'success' } : { status: 'error', loading: false, error: outcome.error },
      );
      return outcome.ok ? outcome.value : null;
    } catch {
      if (controller.signal.aborted) return null;
      setState({ ...unset, status: 'error' });
      showSnackbar({ text: criticalError });
      return null;
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  }

  return {
    ...state,
    run,
    /** Typing clears what the server said. */
    clear: () => setState((now) => (now.loading || now.status === 'unset' ? now : unset)),
    /** Aborts what runs and forgets how it went. */
    reset() {
      running.current?.abort();
      running.current = undefined;
      setState(unset);
    },
  };
}

export type Operation = ReturnType<typeof useOperation>;
