import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { warnOfProxy } from './warn-of-proxy.ts';

function logOf(trustProxy: false | string[]) {
  const lines: string[] = [];
  const server = Fastify({
    trustProxy,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  warnOfProxy(server, { trustProxy });
  server.get('/', (_request, reply) => reply.send('shop'));
  return { server, lines };
}

test.each([
  ['warns once of a proxy without TRUST_PROXY', false as const, 1],
  ['does not warn of a trusted proxy', ['127.0.0.1'], 0],
])('%s', async (_, trustProxy, warnings) => {
  const { server, lines } = logOf(trustProxy);
  await server.inject('/');
  expect(lines).toEqual([]);
  for (let visitor = 1; visitor < 4; visitor += 1)
    await server.inject({ url: '/', headers: { 'x-forwarded-for': `198.51.100.${visitor}` } });
  expect(lines).toHaveLength(warnings);
  expect(lines.join()).toMatch(warnings > 0 ? 'TRUST_PROXY=1' : '');
});
