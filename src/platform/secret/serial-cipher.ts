import { createHmac } from 'node:crypto';
import { FF1 } from '@noble/ciphers/ff1.js';

const digits = 6;
const perRound = 10 ** digits;

/**
 * Turns running numbers into digits that tell nothing about their order: format-preserving encryption (NIST SP 800-38G,
 * FF1) under the shop's secret. Different serials give different texts: six digits, from a million on more.
 */
export function createSerialCipher(secret: string, purpose: string): (serial: number) => string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return (serial) => {
    const round = Math.floor(serial / perRound);
    const plain = String(serial % perRound).padStart(digits, '0');
    const encrypted = FF1(10, key, Buffer.from(`round ${round}`)).encrypt(Array.from(plain, Number));
    return `${round > 0 ? round : ''}${encrypted.join('')}`;
  };
}
