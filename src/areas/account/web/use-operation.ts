import { useEffect, useRef, useState } from 'react';
import type { ApiError, Outcome } from '#values/api-error.ts';
import { useMessages } from '#i18n/messages.ts';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { messages } from '../messages.ts';

interface OperationState {
  readonly status: 'unset' | 'success' | 'error';
  readonly loading: boolean;
  /** The server's error, only for statuses below 500. */
  readonly error: ApiError | null;
}

const unset: OperationState = { status: 'unset', loading: false, error: null };

/**
 * A call made by a form (storefront.md section 4): starting sets loading and unset, leaving the screen aborts it. A server
 * that fails or cannot be reached is reported by a snackbar, never in the form.
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
    /** Clears the server's message; call it on edit. */
    clear: () => setState((now) => (now.loading || now.status === 'unset' ? now : unset)),
    /** Aborts a running call and clears the result. */
    reset() {
      running.current?.abort();
      running.current = undefined;
      setState(unset);
    },
  };
}

export type Operation = ReturnType<typeof useOperation>;
