import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestDatabase } from '#platform/database/test-database.ts';
import { commands } from './commands.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
/** Prints the modules that the process loads, on stderr. */
const spy = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) { console.error('loaded ' + url); return next(url, context); } });`)}`;
let test: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loaded-modules-'));
  test = await openTestDatabase({ maxConnections: 5 });
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

const loadedBy = (command: string) => loadedAs([cli, ...command.split(' ')]);

function loadedAs(args: readonly string[]): Promise<{ urls: string[]; said: string }> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: test.url,
    DATA_DIR: folder,
    SHOP_DIR: inject('shopDir'),
    LOG_LEVEL: 'silent',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', spy, ...args], { env, maxBuffer: 1e7 }, (_, stdout, stderr) => {
      const lines = stderr.split('\n');
      const urls = lines.flatMap((line) => (line.startsWith('loaded ') ? [line.slice('loaded '.length)] : []));
      resolve({ urls, said: stdout + lines.filter((line) => !line.startsWith('loaded ')).join('\n') });
    });
  });
}

/** What only a running shop needs: search, pages and their texts, the reading of lists, jobs, pictures and their drawing. */
const shopsOwn =
  /\/areas\/(search|content|navigation|discovery|lists|checkout|enquiries)\/|\/(screens|design|web|routes|entry)\/|\/areas\/\w+\/messages\.(es|ca)\.ts|\/catalogue\/server\/import\/(media|read|undo)\/|\/node_modules\/(react|react-dom|sharp|fastify|pdfkit|nodemailer|pg-boss|yaml)\/|gazetteer|create-areas/;

it.each([
  ['orders show 26-none', 'There is no order 26-none.', 800],
  ['payments attention', 'No payment needs attention.', 800],
  ['orders list', 'No order.', 800],
  ['mail list', 'No mail waits', 500],
  ['accounts import package.json', 'there is no column for the e-mail address', 500],
])('%s loads no part of the shop that it does not use', async (command, said, most) => {
  const loaded = await loadedBy(command);
  expect(loaded.said).toContain(said);
  expect(loaded.urls.length).toBeGreaterThan(100);
  expect(loaded.urls.filter((url) => shopsOwn.test(url))).toEqual([]);
  // A sudden rise is a door that pulls in another part of the shop.
  expect(loaded.urls.length).toBeLessThan(most);
});

it('catalogue undo loads nothing of orders', async () => {
  const loaded = await loadedBy('catalogue undo import-none');
  expect(loaded.said).toContain('There is no import import-none');
  expect(loaded.urls.filter((url) => /\/areas\/(orders|settling|payment|search)\/|create-areas/.test(url))).toEqual([]);
});

it('a start loads nothing that only a document, a picture, a mail, a file of the bank or a search needs', async () => {
  const [quickImports, createApp] = ['quick-imports', 'create-app'].map(
    (name) => new URL(`../${name}.ts`, import.meta.url),
  );
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFileSync } = fs;
    fs.readFileSync = (file, options) => (console.error('loaded ' + file), readFileSync(file, options));
    syncBuiltinESMExports();
    (await import('${quickImports}')).quickenImports();
    await import('${createApp}');`;
  const { urls } = await loadedAs(['--input-type=module', '--eval', script]);
  expect(urls.length).toBeGreaterThan(500);
  const needless = /\/node_modules\/(?:pdfkit|fontkit|sharp|nodemailer|htmlparser2|@simplewebauthn|write-excel-file)\//;
  expect(urls.filter((url) => needless.test(url))).toEqual([]);
  // The search's vocabulary.
  expect(urls.filter((url) => url.includes('/data/search/'))).toEqual([]);
});

it('each command has the name under which it is found', async () => {
  for (const [name, load] of Object.entries(commands)) expect((await load()).name).toBe(name);
});
