import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createHealth } from '../health.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

function logOf(trustProxy: false | string[]) {
  const lines: string[] = [];
  const server = Fastify({
    trustProxy,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  const health = createHealth();
  warnOfProxy(server, { trustProxy }, health);
  server.get('/', (_request, reply) => reply.send('shop'));
  return { server, lines, health };
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

test('degrades the health while nearly all requests come through a proxy', async () => {
  const { server, health } = logOf(false);
  const send = async (times: number, headers: Record<string, string> = {}) => {
    for (let time = 0; time < times; time += 1) await server.inject({ url: '/', headers });
  };
  await send(19, { 'x-forwarded-for': '198.51.100.1' });
  expect(await health.report()).toEqual({ status: 'ok' });
  await send(1, { 'x-forwarded-for': '198.51.100.1' });
  expect(await health.report()).toEqual({ status: 'degraded', degraded: ['proxy_not_trusted'] });
  await send(20);
  expect(await health.report()).toEqual({ status: 'ok' });
});
