import { z } from 'zod';
import { StartError } from './start-error.ts';

/** An account with Redsys, for card and Bizum. */
export interface RedsysAccount {
  /** Nine digits, the FUC. */
  readonly merchantCode: string;
  readonly terminal: string;
  /** Signs what is sent in both directions. */
  readonly secret: string;
  /** How the shop signs; it reads both. */
  readonly version: 'HMAC_SHA512_V2' | 'HMAC_SHA256_V1';
  /** The address without path and trailing slash: 'https://sis.redsys.es'. */
  readonly url: string;
  /** The bank's address for tests: no money moves. */
  readonly isTest?: true;
}

export const redsysEnvironment = {
  REDSYS_MERCHANT_CODE: z
    .string()
    .regex(/^\d{9}$/, 'is not nine digits')
    .optional(),
  REDSYS_TERMINAL: z
    .string()
    .regex(/^\d{1,3}$/, 'is not a number of one to three digits')
    .default('1'),
  REDSYS_SECRET: z
    .string()
    .regex(/^[\w+/=-]{32}$/, 'is not 32 characters of base64')
    .optional(),
  REDSYS_SIGNATURE: z.enum(['HMAC_SHA512_V2', 'HMAC_SHA256_V1']).default('HMAC_SHA512_V2'),
  REDSYS_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
};

export const secretRedsysSettings = ['REDSYS_SECRET'] as const;

/** Redsys publishes them for tests: everybody can sign with this secret. */
const testMerchant = { merchantCode: '999008881', secret: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' };
const liveUrl = 'https://sis.redsys.es';
/** Hosts on which Redsys lets shops try what they have built. */
const testHosts = ['sis-t.redsys.es', 'sis-i.redsys.es', 'sis-d.redsys.es'];

/** The account; null when none is set up. In the demo, where none is set, the test merchant at the simulator of the shop. */
export function readRedsys(
  set: z.infer<z.ZodObject<typeof redsysEnvironment>> & { readonly SHOP_MODE: 'demo' | 'production' },
  publicUrl: string,
): RedsysAccount | null {
  const { REDSYS_MERCHANT_CODE: merchantCode, REDSYS_SECRET: secret } = set;
  const isDemo = set.SHOP_MODE === 'demo';
  if ((merchantCode === undefined) !== (secret === undefined))
    throw new StartError('The settings REDSYS_MERCHANT_CODE and REDSYS_SECRET belong together: one is missing.');
  const isTest = set.REDSYS_URL !== undefined && testHosts.includes(new URL(set.REDSYS_URL).hostname);
  if (!isDemo && !isTest && secret === testMerchant.secret)
    throw new StartError(
      `REDSYS_SECRET is that of the test merchant, which only the bank's test address takes: REDSYS_URL=https://${testHosts[0]}:25443`,
    );
  const shared = {
    terminal: set.REDSYS_TERMINAL,
    version: set.REDSYS_SIGNATURE,
    ...(isTest && { isTest: true as const }),
  };
  if (merchantCode && secret) return { ...shared, merchantCode, secret, url: set.REDSYS_URL ?? liveUrl };
  return isDemo ? { ...shared, ...testMerchant, url: set.REDSYS_URL ?? `${publicUrl}/sandbox/redsys` } : null;
}
