import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ProviderError, readJson, requestProvider } from './provider-request.ts';

let url: string;
/** Requests of the present test: one that was given up may still come to the server during the next. */
let requests: number;
let test = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const provider = createServer((request, response) => {
  if (!request.url!.endsWith(`test=${test}`)) return;
  requests += 1;
  answer(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/orders?key=hunter2`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  requests = 0;
  test += 1;
});

const request = (options: { mayRepeat?: boolean; waitMs?: number; expected?: number[] } = {}) =>
  requestProvider({
    method: 'GET',
    url: `${url}&test=${test}`,
    headers: { authorization: 'Basic hunter2' },
    mayRepeat: false,
    waitMs: 60_000,
    ...options,
  });

it('returns what the provider answers', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}');
  expect(readJson(await request())).toEqual({ a: 1 });
});

it.each([
  ['does not answer', (_request: IncomingMessage, _response: ServerResponse) => {}],
  ['stops in the middle', (_request: IncomingMessage, response: ServerResponse) => response.writeHead(200).write('{')],
])('gives up a provider that %s, and does not wait again', async (_name, hang) => {
  answer = hang;
  await expect(request({ waitMs: 100, mayRepeat: true })).rejects.toMatchObject({ isTimeout: true });
  expect(requests).toBeLessThanOrEqual(1);
});

it('gives up one that cuts the connection off, once more where that does no harm', async () => {
  answer = ({ socket }) => socket.destroy();
  await expect(request()).rejects.toThrow(ProviderError);
  expect(requests).toBe(1);
  await expect(request({ mayRepeat: true })).rejects.toThrow(ProviderError);
  expect(requests).toBe(3);
});

it('tries again after a server error', async () => {
  answer = (_request, response) => response.writeHead(requests === 1 ? 503 : 200).end('ok');
  expect(await request({ mayRepeat: true })).toMatchObject({ status: 200, text: 'ok' });
});

it('does not try again what was refused', async () => {
  answer = (_request, response) => response.writeHead(422).end();
  await expect(request({ mayRepeat: true })).rejects.toMatchObject({ status: 422 });
  expect(requests).toBe(1);
  expect(await request({ expected: [422] })).toMatchObject({ status: 422 });
});

it('does not follow redirects, which would take the credentials along', async () => {
  answer = (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end();
  await expect(request()).rejects.toThrow(ProviderError);
  expect(requests).toBe(1);
});

it('reads a megabyte at most', async () => {
  answer = (_request, response) => response.writeHead(200).end('x'.repeat(1_000_001));
  await expect(request()).rejects.toThrow('too long');
});

it('names neither address nor credentials when it fails', async () => {
  answer = ({ socket }) => socket.destroy();
  const error: unknown = await request().catch((thrown: unknown) => thrown);
  expect(JSON.stringify([String(error), error])).not.toMatch(/hunter2|127\.0\.0\.1/);
});
