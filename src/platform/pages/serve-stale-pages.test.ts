import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { get, passMilliseconds, servePagesWith } from './serve-pages.fixture.ts';

describe('a stale page', () => {
  test('is served while one render refreshes it', async () => {
    let renders = 0;
    let finish = (): void => {};
    const server = await servePagesWith(1_000_000, {
      onRender: async () => {
        renders += 1;
        if (renders > 1) await new Promise<void>((resolve) => (finish = resolve));
      },
    });
    const { etag } = (await get(server, 'br')).headers;
    passMilliseconds(61_000);
    const responses = await Promise.all([get(server, 'br'), get(server, 'gzip'), get(server, 'identity')]);
    expect(responses.map(({ headers }) => headers.etag)).toEqual([etag, etag, etag]);
    expect(renders).toBe(2);
    finish();
    await new Promise((resolve) => setImmediate(resolve));
    await get(server, 'br');
    expect(renders).toBe(2);
  });

  test('stays when its refresh fails', async () => {
    let renders = 0;
    const logged: unknown[] = [];
    const server = await servePagesWith(1_000_000, {
      onRender: () => {
        renders += 1;
        if (renders > 1) throw new Error('down');
      },
      log: (line) => logged.push(line),
    });
    await get(server, 'br');
    passMilliseconds(61_000);
    for (let at = 0; at < 3; at += 1) expect((await get(server, 'br')).statusCode).toBe(200);
    expect(renders).toBe(4);
    expect(logged).toHaveLength(3);
    expect(logged[0]).toMatchObject({ msg: 'page refresh failed', err: { message: 'down' } });
    passMilliseconds(60_000);
    expect((await get(server, 'br')).statusCode).toBe(500);
  });
});

test('answers cached pages before Fastify, but leaves those that are due for a refresh to it', async () => {
  const server = await servePagesWith(1_000_000);
  await server.ready();
  const answers: boolean[] = [];
  const http = createServer((request, response) => {
    const isAnswered = server.answerFromPageCache(request, response);
    answers.push(isAnswered);
    if (!isAnswered) server.routing(request, response);
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const statusOf = async (init?: RequestInit, path = '/') => (await fetch(origin + path, init)).status;

  const { headers } = await fetch(origin);
  expect(await statusOf()).toBe(200);
  expect(await statusOf({ headers: { 'if-none-match': headers.get('etag')! } })).toBe(304);
  expect(await statusOf({ method: 'HEAD' })).toBe(200);
  expect(await statusOf({}, '/nowhere')).toBe(200);
  passMilliseconds(61_000);
  expect(await statusOf()).toBe(200);
  expect(await statusOf()).toBe(200);
  expect(answers).toEqual([false, true, true, false, false, false, true]);
  http.close();
});
