import { createHmac } from 'node:crypto';
import { createSigner, type Signer } from '#platform/secret/signer.ts';

type Purpose = 'refresh' | 'code' | 'attempt' | 'known browser' | 'registration browser' | 'recovery browser';

/** Refresh tokens and mailed codes are signatures of their id, so a copy of the database is not enough to forge one. */
export interface AccountSigner extends Signer<Purpose> {
  /** The key that signs access tokens. */
  readonly accessTokenKey: Uint8Array;
}

export const createAccountSigner = (secret: string): AccountSigner => ({
  ...createSigner<Purpose>(secret),
  accessTokenKey: createHmac('sha256', secret).update('access token\nHS256').digest(),
});
