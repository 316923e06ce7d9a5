import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GeneratedFiles } from './generated-files.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'generated-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

function serve(inFolder = folder) {
  const state = { now: 0, version: 1, made: 0, fails: false };
  const files = new GeneratedFiles({ folder: inFolder, clock: () => new Date(state.now), maxAgeMs: 1000 });
  const server = Fastify();
  server.get('/', (request, reply) =>
    files.send(request, reply, 'text', state.version, async function* () {
      state.made += 1;
      yield 'part 1, ';
      if (state.fails) throw new Error('the database is away');
      yield `made ${state.made}`;
    }),
  );
  return { state, get: () => server.inject('/') };
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
