import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSerialCipher } from './serial-cipher.ts';

const encrypt = (serial: number, secret = 'a secret', purpose = 'order numbers') =>
  createSerialCipher(secret, purpose)(serial);

describe('an encrypted serial', () => {
  it('has six digits', () => {
    for (let serial = 0; serial < 100; serial += 1) expect(encrypt(serial)).toMatch(/^\d{6}$/);
    expect(encrypt(999_999)).toMatch(/^\d{6}$/);
  });

  it('is unique to each serial', () => {
    const cipher = createSerialCipher('a secret', 'order numbers');
    fc.assert(
      fc.property(fc.nat(3_000_000), fc.nat(3_000_000), (one, other) => {
        expect(cipher(one) === cipher(other)).toBe(one === other);
      }),
    );
  });

  it('has more digits from a million on', () => {
    expect(encrypt(1_000_000)).toMatch(/^1\d{6}$/);
    expect(encrypt(12_000_000)).toMatch(/^12\d{6}$/);
    expect(encrypt(1_000_000).slice(1)).not.toBe(encrypt(0));
  });

  it('does not reveal the next one', () => {
    const values = Array.from({ length: 50 }, (_, serial) => Number(encrypt(serial)));
    const distances = values.slice(1).map((value, index) => (value - values[index]! + 1_000_000) % 1_000_000);
    expect(new Set(distances).size).toBe(distances.length);
  });

  it('depends on the secret and the purpose', () => {
    const first = [1, 2, 3].map((serial) => encrypt(serial));
    expect([1, 2, 3].map((serial) => encrypt(serial))).toEqual(first);
    expect([1, 2, 3].map((serial) => encrypt(serial, 'another secret'))).not.toEqual(first);
    expect([1, 2, 3].map((serial) => encrypt(serial, 'a secret', 'another purpose'))).not.toEqual(first);
  });
});
