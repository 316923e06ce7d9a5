import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { get as request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GeneratedFiles } from './generated-files.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'generated-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

function serve(inFolder = folder) {
  const state = { now: 0, version: 1, made: 0, requests: 0, fails: false, text: '', until: Promise.resolve() };
  const files = new GeneratedFiles({ folder: inFolder, clock: () => new Date(state.now), maxAgeMs: 1000 });
  const server = Fastify();
  server.get('/', (request, reply) => {
    const sent = files.send(request, reply, 'text', state.version, async function* () {
      state.made += 1;
      yield 'part 1, ';
      await state.until;
      if (state.fails) throw new Error('the database is away');
      yield state.text || `made ${state.made}`;
    });
    state.requests += 1;
    return sent;
  });
  return {
    state,
    server,
    get: (headers = {}, method: 'GET' | 'HEAD' = 'GET') => server.inject({ url: '/', headers, method }),
  };
}

it('makes a text once for all who wait, and again when it is old or of another version', async () => {
  const { state, get } = serve();
  const both = await Promise.all([get(), get()]);
  expect(both.map(({ body }) => body)).toEqual(['part 1, made 1', 'part 1, made 1']);
  state.now = 1000;
  expect((await get()).body).toBe('part 1, made 2');
  state.version = 2;
  expect((await get()).body).toBe('part 1, made 3');
  expect((await get()).body).toBe('part 1, made 3');
  expect(await readdir(folder)).toEqual(['text.gz']);
});

it('serves nothing half-made, and tries again', async () => {
  const { state, get } = serve();
  state.fails = true;
  expect((await get()).statusCode).toBe(500);
  expect(await readdir(folder)).toEqual([]);
  state.fails = false;
  expect((await get()).body).toBe('part 1, made 2');
});

it('fails while nothing can be stored', async () => {
  await writeFile(join(folder, 'file'), '');
  expect((await serve(join(folder, 'file')).get()).statusCode).toBe(500);
});

it('does not make a text twice at the same time, whatever version is requested', async () => {
  const { state, get } = serve();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.until = promise;
  const first = get();
  await expect.poll(() => state.requests).toBe(1);
  state.version = 2;
  const second = get();
  await expect.poll(() => state.requests).toBe(2);
  resolve();
  expect((await Promise.all([first, second])).map(({ body }) => body)).toEqual(['part 1, made 1', 'part 1, made 1']);
  expect((await get()).body).toBe('part 1, made 2');
});

it.each(['', 'gzip', 'br'])('says that a text has not changed, also after it was made again (%s)', async (encoding) => {
  const { state, get } = serve();
  state.text = 'the same';
  const headers = { 'accept-encoding': encoding };
  const { etag } = (await get(headers)).headers;
  state.version = 2;
  const known = await get({ ...headers, 'if-none-match': `"other", ${etag}` });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
  state.version = 3;
  state.text = 'another';
  expect((await get({ ...headers, 'if-none-match': etag })).statusCode).toBe(200);
});

it('answers HEAD with the headers of GET', async () => {
  const { get } = serve();
  const headers = { 'accept-encoding': 'gzip' };
  const [whole, head] = [await get(headers), await get(headers, 'HEAD')];
  expect(Number(whole.headers['content-length'])).toBe(whole.rawPayload.length);
  expect(head.body).toBe('');
  for (const name of ['etag', 'content-length', 'content-type', 'content-encoding', 'vary'])
    expect(head.headers[name], name).toBe(whole.headers[name]);
});

it.runIf(process.platform === 'linux').each(['identity', 'gzip'])(
  'closes its file when a client goes away (%s)',
  async (encoding) => {
    const { state, server } = serve();
    state.text = randomBytes(8_000_000).toString('hex');
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const pending = request({ host: '127.0.0.1', port, headers: { 'accept-encoding': encoding } });
    const [response] = (await once(pending, 'response')) as [IncomingMessage];
    await once(response, 'data');
    expect(await openFiles()).toHaveLength(1);
    response.destroy();
    await expect.poll(openFiles).toEqual([]);
    await server.close();
  },
);

/** The files of the folder that this process has open. */
async function openFiles(): Promise<string[]> {
  const numbers = await readdir('/proc/self/fd');
  const paths = await Promise.all(numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder));
}
