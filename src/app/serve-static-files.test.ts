import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveStaticFiles } from './serve-static-files.ts';

let folder: string;
let server: FastifyInstance;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
  for (const name of ['assets', 'public']) mkdirSync(join(folder, name));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function open(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'public', name), content);
  server = Fastify();
  await serveStaticFiles(server, {
    assets: [join(folder, 'assets')],
    publicFiles: join(folder, 'public'),
    logoFiles: null,
  });
}

const icons = [
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
] as const;

test.each(icons)('serves a plain %s to a shop that has none', async (path, type) => {
  await open({});
  const { statusCode, headers, rawPayload } = await server.inject(path);
  expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([200, type]);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(rawPayload.length).toBeGreaterThan(100);
});

test('serves built files for ever, and the notices of licences, which keep their name, for a day', async () => {
  for (const name of ['a1b2c3d.js', 'licences.txt', 'licences.txt.br'])
    writeFileSync(join(folder, 'assets', name), 'x');
  await open({});
  const ageOf = async (name: string, encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    return (await server.inject({ url: `/assets/${name}`, headers })).headers['cache-control'];
  };
  expect(await ageOf('a1b2c3d.js', 'identity')).toBe('public, max-age=31536000, immutable');
  expect(await ageOf('licences.txt', 'identity')).toBe('public, max-age=86400');
  expect(await ageOf('licences.txt', 'br')).toBe('public, max-age=86400');
});

test('serves files that were put there later in place of pages, of visible folders alone', async () => {
  await open({});
  server.get('/*', (_request, reply) => reply.send('a page'));
  await server.ready();
  mkdirSync(join(folder, 'public/.git'));
  for (const name of ['Año 2026.txt', '.git/config.txt', 'catalog'])
    writeFileSync(join(folder, 'public', name), 'ours');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const { body, headers } = await server.inject('/A%C3%B1o%202026.txt?a=1');
  expect([body, headers['cache-control']]).toEqual(['ours', 'public, max-age=86400']);
  for (const path of [
    '/catalog',
    '/none.txt',
    '/.git/config.txt',
    '/%2egit/config.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ])
    expect((await server.inject(path)).body).not.toMatch(/ours|secret/);
  expect((await server.inject('/none.txt')).body).toBe('a page');
});

test('serves the shop’s own icons', async () => {
  await open({ 'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  expect((await server.inject('/favicon.svg')).body).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await server.inject('/favicon.ico')).statusCode).toBe(200);
});
