import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';

export const redsysVersions = ['HMAC_SHA512_V2', 'HMAC_SHA256_V1'] as const;
export type RedsysVersion = (typeof redsysVersions)[number];

export const isRedsysVersion = (version: unknown): version is RedsysVersion =>
  (redsysVersions as readonly unknown[]).includes(version);

/**
 * Signs merchant parameters as they are sent, in base64: V1 answers standard base64, V2 base64url without padding. The
 * key depends on the bank's order number (Redsys, "Manual de integración por redirección").
 */
export function signRedsys(version: RedsysVersion, secret: string, order: string, parameters: string): string {
  if (version === 'HMAC_SHA256_V1')
    return createHmac('sha256', keyOfV1(secret, order)).update(parameters).digest('base64');
  return createHmac('sha512', keyOfV2(secret, order)).update(parameters).digest('base64url');
}

/** Whether a signature, in either alphabet of base64, is that of the parameters; compares in constant time. */
export function isRedsysSignature(signature: string, ...signed: Parameters<typeof signRedsys>): boolean {
  const expected = Buffer.from(canonical(signRedsys(...signed)));
  const given = Buffer.from(canonical(signature));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The same text for the same bytes, in whatever alphabet and padding. */
const canonical = (base64: string): string =>
  base64
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={0,2}$/, '');

/** 3DES in CBC with an IV of zeros, the order padded with zeros to blocks of eight bytes. */
function keyOfV1(secret: string, order: string): Buffer {
  const text = Buffer.from(order);
  const padded = Buffer.concat([text, Buffer.alloc((8 - (text.length % 8)) % 8)]);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secret, 'base64'), Buffer.alloc(8)).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]);
}

/** AES-128 in CBC; the key is the base64 text of what it answers, and its own key the secret's first 16 characters. */
export function keyOfV2(secret: string, order: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(secret).subarray(0, 16), Buffer.alloc(16));
  return Buffer.concat([cipher.update(order), cipher.final()]).toString('base64');
}
