import { createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'refresh' | 'code' | 'attempt' | 'known browser' | 'registration browser';

/**
 * HMAC signatures with the shop's secret, separate for each purpose. Refresh tokens and mailed codes are signatures of
 * their id, so a copy of the database is not enough to forge one.
 */
export interface AccountSigner {
  sign(purpose: Purpose, value: string): string;
  /** Compares in constant time. */
  isValid(purpose: Purpose, value: string, signature: string): boolean;
  /** The key that signs access tokens. */
  readonly accessTokenKey: Uint8Array;
}

export function createAccountSigner(secret: string): AccountSigner {
  const digest = (purpose: string, value: string) => createHmac('sha256', secret).update(`${purpose}\n${value}`);
  const sign: AccountSigner['sign'] = (purpose, value) => digest(purpose, value).digest('base64url');
  return {
    sign,
    isValid(purpose, value, signature) {
      const expected = Buffer.from(sign(purpose, value));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    accessTokenKey: digest('access token', 'HS256').digest(),
  };
}
