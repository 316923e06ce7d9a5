import { once } from 'node:events';
import { Agent, get, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './http-server.ts';

let http: HttpServer;
let port: number;
let lines: { level: number; msg: string; [fact: string]: unknown }[];

beforeEach(async () => {
  // The lines of this test alone: the last requests of the one before may still be logged.
  const own: typeof lines = (lines = []);
  const log = pino({}, { write: (line) => void own.push(JSON.parse(line) as (typeof lines)[number]) });
  http = createHttpServer({ headers: { 'x-frame-options': 'DENY' }, accessLog: true, log });
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  ({ port } = http.server.address() as AddressInfo);
});
afterEach(() => {
  http.server.close();
  http.server.closeAllConnections();
});

/** What the server answers to these bytes, until it ends the connection. */
async function answerTo(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined).write(bytes);
  const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body };
}

const answerOk: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('ok'));
};

it.each([
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: shop\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'an expectation',
    'GET / HTTP/1.1\r\nHost: shop\r\nExpect: gold\r\nConnection: close\r\n\r\n',
    417,
    'expectation_failed',
  ],
  ['no request', 'hello\r\n\r\n', 400, 'invalid_request'],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_request'],
])('answers %s in the shape of errors with the shop’s headers', async (_, bytes, statusCode, code) => {
  http.open(answerOk);
  const { status, headers, body } = await answerTo(bytes);
  expect(status).toBe(statusCode);
  expect(JSON.parse(body)).toEqual({ statusCode, code, message: expect.any(String), requestId: expect.any(String) });
  expect(headers).toContain('x-frame-options: deny');
  expect(headers).toContain('content-language: es');
  expect(headers).toMatch(/x-request-id: [0-9a-f-]{36}/);
});

it('answers 503 until the shop is open, and is alive', async () => {
  const url = `http://127.0.0.1:${port}`;
  const [page, health, live] = await Promise.all(['/', '/healthz', '/livez'].map((path) => fetch(url + path)));
  expect([page!.status, health!.status, live!.status]).toEqual([503, 503, 200]);
  expect(await page!.json()).toMatchObject({ statusCode: 503, code: 'unavailable' });
  expect(await health!.json()).toEqual({ status: 'starting' });
  http.open(answerOk);
  expect((await fetch(url)).status).toBe(200);
});

it('does not wait for streams of events: they hear that their handler leaves', async () => {
  const left: string[] = [];
  let begun = Promise.withResolvers<void>();
  const answerStream: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/event-stream').write(': \n\n');
    response.once('leave', () => {
      left.push('stream');
      response.end();
    });
    begun.resolve();
  };
  const streamed = async () => text((await fetch(`http://127.0.0.1:${port}`)).body!);
  void http.open(answerStream);
  const first = streamed();
  await begun.promise;
  begun = Promise.withResolvers();
  await http.open(answerStream);
  expect([await first, left]).toEqual([': \n\n', ['stream']]);
  const second = streamed();
  await begun.promise;
  const stoppedAt = Date.now();
  await http.stop();
  expect(Date.now() - stoppedAt).toBeLessThan(2500);
  expect([await second, left.length]).toEqual([': \n\n', 2]);
});

it('lets orders wait for the shop to open, for a while, and no pages', async () => {
  const log = pino({ level: 'silent' });
  const waiting = createHttpServer({ headers: {}, accessLog: false, log, maxWaitForOpenMs: 400 });
  waiting.server.listen(0, '127.0.0.1');
  await once(waiting.server, 'listening');
  const url = `http://127.0.0.1:${(waiting.server.address() as AddressInfo).port}`;
  const order = (): Promise<Response> => fetch(url, { method: 'POST', body: 'an order' });
  const refused = order();
  expect((await fetch(url)).status).toBe(503);
  expect((await refused).status).toBe(503);
  const answered = order();
  await sleep(200);
  waiting.open(answerOk);
  expect(await (await answered).text()).toBe('ok');
  await waiting.stop();
});

it('refuses orders that wait when it stops before it was open', async () => {
  const log = pino({ level: 'silent' });
  const waiting = createHttpServer({ headers: {}, accessLog: false, log, maxWaitForOpenMs: 10_000 });
  waiting.server.listen(0, '127.0.0.1');
  await once(waiting.server, 'listening');
  const order = fetch(`http://127.0.0.1:${(waiting.server.address() as AddressInfo).port}`, { method: 'POST' });
  await sleep(100);
  await waiting.stop();
  expect((await order).status).toBe(503);
});

it('interrupts no request when it stops under load', async () => {
  http.open((_request, response) => void setTimeout(() => response.end('ok'), 20));
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const results: string[] = [];
  let isStopped = false;
  const load = Array.from({ length: 20 }, async () => {
    while (!isStopped)
      await new Promise<void>((resolve) => {
        const request = get({ port, host: '127.0.0.1', agent }, (response) => {
          response.resume().on('end', () => {
            results.push('answered');
            resolve();
          });
        });
        // Node's agent cannot know that a new connection is refused, so that is no request cut.
        request.on('error', (error: NodeJS.ErrnoException) => {
          results.push(error.code === 'ECONNREFUSED' ? 'refused' : `cut: ${error.code}`);
          isStopped ||= error.code === 'ECONNREFUSED';
          resolve();
        });
      });
  });
  await sleep(200);
  await http.stop();
  isStopped = true;
  await Promise.all(load);
  agent.destroy();
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter((result) => result.startsWith('cut'))).toEqual([]);
});

it('announces to clients that it stops, and finishes open requests', async () => {
  let finish = (): void => undefined;
  http.open((request, response) => {
    if (request.url === '/slow') finish = () => response.end('at last');
    else response.end('ok');
  });
  const slow = answerTo('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n');
  await sleep(50);
  const stopped = http.stop();
  expect((await answerTo('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')).headers).toContain('connection: close');
  const health = await answerTo('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
  expect([health.status, health.body]).toEqual([503, '{"status":"stopping"}']);
  setTimeout(() => finish(), 1500);
  expect(await slow).toMatchObject({ status: 200, body: 'at last' });
  await stopped;
});

it('finishes an open request though the process was held up meanwhile', async () => {
  let finish = (): void => undefined;
  http.open((_request, response) => (finish = () => response.end('at last')));
  const slow = answerTo('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n');
  await sleep(50);
  const stopped = http.stop();
  await sleep(1000);
  const resumeAt = Date.now() + 400;
  while (Date.now() < resumeAt);
  setTimeout(() => finish(), 200);
  expect(await slow).toMatchObject({ status: 200, body: 'at last' });
  await stopped;
});

it('does not wait for a stalled upload', async () => {
  http.open(answerOk);
  const upload = connect(port, '127.0.0.1').on('error', () => undefined);
  upload.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\nhalf of it');
  const silent = connect(port, '127.0.0.1').on('error', () => undefined);
  await sleep(100);
  await http.stop();
  upload.resume();
  silent.resume();
  await Promise.all([upload, silent].map((socket) => (socket.closed ? undefined : once(socket, 'close'))));
  expect(upload.closed && silent.closed).toBe(true);
});

it('logs requests without their query, and an aborted one as no error', async () => {
  http.open((request, response) => void (request.url === '/slow' || response.end('ok')));
  await (await fetch(`http://127.0.0.1:${port}/order/track?key=secret`)).text();
  const impatient = connect(port, '127.0.0.1');
  impatient.write('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n');
  await sleep(50);
  impatient.destroy();
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toMatchObject({ level: 30, msg: 'request', method: 'GET', path: '/order/track', status: 200 });
  expect(lines[1]).toMatchObject({ level: 30, path: '/slow', clientWentAway: true });
  expect(JSON.stringify(lines)).not.toContain('secret');
});
