import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC signatures with the shop's secret, separate for each purpose: a copy of the database is not enough to forge what
 * is signed.
 */
export interface Signer<Purpose extends string = string> {
  /** The signature as base64url. */
  sign(purpose: Purpose, value: string): string;
  /** Compares in constant time. */
  isValid(purpose: Purpose, value: string, signature: string): boolean;
}

export function createSigner<Purpose extends string>(secret: string): Signer<Purpose> {
  const sign = (purpose: Purpose, value: string): string =>
    createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
  return {
    sign,
    isValid(purpose, value, signature) {
      const expected = Buffer.from(sign(purpose, value));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
