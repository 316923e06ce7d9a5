import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hourMs } from '#values/durations.ts';
import { keepAssets } from './keep-assets.ts';
import { serveStaticFiles } from './serve-static-files.ts';

let folder: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-assets-'));
  kept = join(folder, 'data/assets');
  for (const name of ['old', 'new', 'public']) mkdirSync(join(folder, name));
  for (const name of ['old.js', 'old.js.br', 'both.css']) writeFileSync(join(folder, 'old', name), `${name} built`);
  for (const name of ['new.js', 'both.css']) writeFileSync(join(folder, 'new', name), `${name} built`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (release: 'old' | 'new'): Promise<void> => keepAssets({ own: join(folder, release), kept });

/** As if the last process that used the file had marked it then. */
function setAge(name: string, hours: number): void {
  const time = new Date(Date.now() - hours * hourMs);
  utimesSync(join(kept, name), time, time);
}

it('keeps the assets of the last release for a day, and its own for ever', async () => {
  await keep('old');
  for (const name of ['old.js', 'both.css']) setAge(name, 24);
  await keep('new');
  expect(readdirSync(kept).sort()).toEqual(['both.css', 'new.js', 'old.js', 'old.js.br']);
  for (const name of ['old.js', 'both.css']) setAge(name, 26);
  await keep('new');
  expect(readdirSync(kept).sort()).toEqual(['both.css', 'new.js', 'old.js.br']);
  expect(readFileSync(join(kept, 'new.js'), 'utf8')).toBe('new.js built');
});

it('serves the assets of either release from a process of the other, compressed, also those that are kept later', async () => {
  await keep('old');
  const own = { publicFiles: join(folder, 'public'), logoFiles: null };
  const server = Fastify();
  await serveStaticFiles(server, { ...own, assets: [join(folder, 'old'), kept] });
  await keep('new');
  expect((await server.inject('/assets/new.js')).body).toBe('new.js built');
  const other = Fastify();
  await serveStaticFiles(other, { ...own, assets: [join(folder, 'new'), kept] });
  const old = await other.inject({ url: '/assets/old.js', headers: { 'accept-encoding': 'br' } });
  expect([old.statusCode, old.body, old.headers['content-encoding'], old.headers['cache-control']]).toEqual([
    200,
    'old.js.br built',
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect((await other.inject('/assets/none.js')).statusCode).toBe(404);
  await Promise.all([server.close(), other.close()]);
});
