import { randomBytes } from 'node:crypto';
import type { Visit } from '#platform/http/visit.ts';
import type { AccountSigner } from '../account-signer.ts';
import type { UserRow } from '../user-queries.ts';
import { knownBrowserToken, setKnownBrowser } from './session-cookies.ts';

/** Browsers that have signed in to an account before: strangers' wrong passwords do not lock them out of it. */
export function createKnownBrowsers(signer: AccountSigner) {
  /** Includes the password's hash: after a recovery, an intruder's browser is no longer known. */
  const valueOf = (userId: number, passwordHash: string | null, nonce: string) => `${userId} ${passwordHash} ${nonce}`;
  const read = (visit: Visit) => {
    const [nonce = '', signature = ''] = (knownBrowserToken(visit) ?? '').split('.');
    return { nonce, signature };
  };

  return {
    /** What the browser's own failed logins are counted under; unverified until `isKnown`. */
    subjectOf: (visit: Visit): string => read(visit).nonce.slice(0, 64),

    isKnown(visit: Visit, { id, passwordHash }: UserRow): boolean {
      const { nonce, signature } = read(visit);
      return signer.isValid('known browser', valueOf(id, passwordHash, nonce), signature);
    },

    remember(visit: Visit, userId: number, passwordHash: string): void {
      const nonce = randomBytes(12).toString('base64url');
      setKnownBrowser(visit, `${nonce}.${signer.sign('known browser', valueOf(userId, passwordHash, nonce))}`);
    },
  };
}
