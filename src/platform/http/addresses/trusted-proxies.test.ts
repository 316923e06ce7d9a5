import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { dropInvalidAddresses } from './forwarded-addresses.ts';
import { trustOption } from './trusted-proxies.ts';

/** The visitor's address for requests that come from 127.0.0.1 with this X-Forwarded-For. */
async function addressOf(setting: string, forwarded: string): Promise<string> {
  const server = Fastify({
    trustProxy: trustOption(readConfig({ TRUST_PROXY: setting }).trustProxy),
    rewriteUrl(request) {
      dropInvalidAddresses(request.headers);
      return request.url!;
    },
  });
  server.get('/', (request, reply) => reply.send(request.ip));
  return (await server.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).body;
}

it.each([
  ['0', '203.0.113.9', '127.0.0.1'],
  ['1', '203.0.113.9', '203.0.113.9'],
  ['1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['2', '6.6.6.6, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.0/8, 10.0.0.0/8', '6.6.6.6, 203.0.113.9, 10.2.3.4', '203.0.113.9'],
  ['10.0.0.0/8', '203.0.113.9', '127.0.0.1'],
  ['1', 'unknown', '127.0.0.1'],
  ['1', '203.0.113.9, ', '127.0.0.1'],
  ['2', 'x y, 10.0.0.1', '10.0.0.1'],
  ['1', '2001:db8::1', '2001:db8::1'],
])('with TRUST_PROXY=%s reads %j from the right', async (setting, forwarded, address) => {
  expect(await addressOf(setting, forwarded)).toBe(address);
});

test.each(['yes', '10.0.0.0/33', '1.2.3', '10.0.0.1,', '::1/x'])('refuses TRUST_PROXY=%s', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^The setting TRUST_PROXY=.* is wrong/);
});
