import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Leaves of X-Forwarded-For what stands to the right of the last entry that is no address: each proxy adds to the right, so
 * all that stands to the left of such an entry is no more trustworthy than it.
 */
export function dropInvalidAddresses(headers: IncomingHttpHeaders): void {
  const header = headers['x-forwarded-for'];
  if (header === undefined) return;
  const entries = String(header)
    .split(',')
    .map((entry) => entry.trim());
  const valid = entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1);
  if (valid.length > 0) headers['x-forwarded-for'] = valid.join(', ');
  else delete headers['x-forwarded-for'];
}
