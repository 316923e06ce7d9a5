import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { browserApi } from '#web/browser-api.ts';
import { dropSession } from './session.ts';
import { useOperation } from './use-operation.ts';

/** Ends the session in all tabs and reloads the page. */
export function useSignOut() {
  const { run, status, loading } = useOperation();
  return {
    status,
    loading,
    async signOut(): Promise<void> {
      const done = await run(async (signal) => {
        const outcome = await browserApi()('POST /auth/logout', {}, { signal });
        // A menu cannot show a message, unlike a form.
        if (!outcome.ok) showSnackbar({ text: outcome.error.message });
        return outcome;
      });
      if (!done) return;
      dropSession();
      window.location.reload();
    },
  };
}
