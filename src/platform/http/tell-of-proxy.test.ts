import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { tellOfProxy } from './tell-of-proxy.ts';

function logOf(trustProxy: boolean) {
  const lines: string[] = [];
  const server = Fastify({
    trustProxy,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  tellOfProxy(server, { trustProxy });
  server.get('/', (_request, reply) => reply.send('shop'));
  return { server, lines };
}

test.each([
  ['a proxy that nobody spoke of is told once', false, 1],
  ['a trusted proxy is nothing to tell', true, 0],
])('%s', async (_, trustProxy, told) => {
  const { server, lines } = logOf(trustProxy);
  await server.inject('/');
  expect(lines).toEqual([]);
  for (let visitor = 1; visitor < 4; visitor += 1)
    await server.inject({ url: '/', headers: { 'x-forwarded-for': `198.51.100.${visitor}` } });
  expect(lines).toHaveLength(told);
  expect(lines.join()).toMatch(told > 0 ? 'TRUST_PROXY=1' : '');
});
