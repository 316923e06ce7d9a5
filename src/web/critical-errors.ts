import { CriticalError } from './api-client.ts';

/**
 * The one global handler of what is nobody's fault but ours (storefront.md section 8): critical errors that an event
 * handler did not catch. Answers how to stop.
 */
export function listenForCriticalErrors(onError: (error: CriticalError) => void): () => void {
  const handle = (event: PromiseRejectionEvent): void => {
    if (!(event.reason instanceof CriticalError)) return;
    event.preventDefault();
    onError(event.reason);
  };
  window.addEventListener('unhandledrejection', handle);
  return () => window.removeEventListener('unhandledrejection', handle);
}
