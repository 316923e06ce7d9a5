import { browserApi } from '#web/browser-api.ts';
import { dropSession } from './session.ts';
import { useOperation } from './use-operation.ts';

/** Ends the session here and in the other tabs and loads the page anew. Its state goes with the menu that uses it. */
export function useSignOut() {
  const { run, status, loading } = useOperation();
  return {
    status,
    loading,
    async signOut(): Promise<void> {
      const done = await run((signal) => browserApi()('POST /auth/logout', {}, { signal }));
      if (!done) return;
      dropSession();
      window.location.reload();
    },
  };
}
