import { isIP } from 'node:net';
import type { z } from 'zod';

/** Reads TRUST_PROXY: a number of proxies, or a list of their addresses and networks such as `10.0.0.0/8, ::1`. */
export function readTrustedProxies(value: string, context: z.RefinementCtx): number | string[] | false {
  if (/^\d{1,2}$/.test(value)) return Number(value) || false;
  const entries = value.split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => !isAddressOrNetwork(entry));
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', message: `neither a number of proxies nor an address or network: ${wrong}` });
  return entries;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** Which addresses of a request's chain are trusted proxies, as the server library takes it. */
export const trustOption = (proxies: number | string[] | false) =>
  typeof proxies === 'number' ? (_address: string, hop: number): boolean => hop < proxies : proxies;
