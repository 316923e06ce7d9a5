import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerRenderRateLimit } from './render-rate-limit.ts';

it('counts a long list as many pages, so that few are read in ten seconds and a person’s always', async () => {
  const server = fastify();
  await registerRenderRateLimit(server, { mode: 'production' });
  server.post('/list', async (request, reply) => server.isWithinRenderLimit(request, reply));
  const send = async (length: number, times: number, headers: Record<string, string> = {}) => {
    const remoteAddress = `192.0.2.${length % 250}`;
    const request = { method: 'POST', url: '/list', remoteAddress, body: 'x'.repeat(length) } as const;
    const answers: string[] = [];
    for (let count = 0; count < times; count += 1)
      answers.push((await server.inject({ ...request, headers: { 'content-type': 'text/plain', ...headers } })).body);
    return answers.filter((answer) => answer === 'true').length;
  };
  // Five hundred lines of words, the longest text (checked, added, shared, and once more), and a short list as an office sends them.
  expect([await send(12_501, 20), await send(40_002, 6), await send(403, 201)]).toEqual([15, 4, 200]);
  expect(await send(4, 6, { 'transfer-encoding': 'chunked' })).toBe(4);
});
