import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxBankFileBytes } from '#areas/bank/contract.ts';

it('lets a file of the bank through, up to what the shop takes', () => {
  const conf = readFileSync(new URL('../docs/nginx.conf', import.meta.url), 'utf8');
  const megabytes = /location = \/api\/staff\/bank-files \{[^}]*client_max_body_size (\d+)m;/.exec(conf)?.[1];
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(maxBankFileBytes);
});
