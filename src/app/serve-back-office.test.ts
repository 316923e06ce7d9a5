import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffScreens } from '#routes/staff-screens.ts';
import { buildPages } from '../../scripts/build.ts';
import { serveBackOffice } from './serve-back-office.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** Scripts and styles of the first page, as sent. */
const maxScriptBytes = 200_000;

let server: FastifyInstance;
beforeAll(async () => {
  await buildPages(() => {});
  server = Fastify();
  const folder = join(dist, 'staff');
  await serveBackOffice(server, {
    folder,
    assets: [join(folder, 'assets')],
    screens: staffScreens,
    shopName: 'Can "Eina"',
    languages: ['es'],
    https: true,
    isDemo: false,
  });
});
afterAll(() => server.close());

const get = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } });
const sources = (manifest: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(dist, manifest), 'utf8')) as object);

describe('the back office', () => {
  it('is one document for all its screens, which nobody stores, indexes or frames, and which runs its own files only', async () => {
    const page = await get('/backoffice');
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const policy = String(page.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(policy.join()).not.toMatch(/unsafe|https?:|\*/);
    expect(page.body).toContain('<title>Can &quot;Eina&quot;</title>');
    expect(page.body).toContain('<meta name="languages" content="es">');
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style=/);
    for (const { path } of staffScreens) {
      const screen = await get(`/backoffice${path.replace(':orderId', '17')}`.replace(/\/$/, ''));
      expect([path, screen.statusCode, screen.body]).toEqual([path, 200, page.body]);
    }
    const unknown = await get('/backoffice/none');
    expect([unknown.statusCode, unknown.body]).toEqual([404, page.body]);
    expect((await get('/backoffice/')).headers.location).toBe('/backoffice');
  });

  it('sends its first page within its limit, compressed, and cached for ever', async () => {
    const { body } = await get('/backoffice');
    const files = [...body.matchAll(/(?:src|href)="(\/backoffice\/assets\/[^"]+\.(js|css))"/g)];
    expect(new Set(files.map(([, , kind]) => kind))).toEqual(new Set(['css', 'js']));
    let bytes = 0;
    for (const [, url] of files) {
      const file = await get(url!);
      expect(file.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      bytes += file.rawPayload.length;
    }
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
    expect((await get('/backoffice/assets/none.js')).statusCode).toBe(404);
  });

  it('has a build of its own: shoppers are sent nothing of it, and it has nothing of the server', () => {
    const ofStaff = /^src\/(?:entry\/staff|screens\/staff|areas\/[^/]+\/staff-web)/;
    expect(sources('staff/manifest.json')).toContain('src/entry/staff.tsx');
    for (const locale of ['es', 'ca'])
      expect(sources(`client/manifest-${locale}.json`).filter((source) => ofStaff.test(source))).toEqual([]);
    const scripts = (folder: string): string[] => globSync(`${folder}/assets/*.js`, { cwd: dist });
    expect(scripts('client').length).toBeGreaterThan(100);
    for (const file of scripts('client'))
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/\/staff\/|backoffice/);
    for (const file of scripts('staff'))
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/["']node:|drizzle|fastify|pg-boss|\bSELECT /);
  });
});
