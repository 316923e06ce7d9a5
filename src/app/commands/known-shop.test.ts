import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { explainFullDisk, prepareDataDir, requireOwner } from '#platform/data-dir.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { StartError } from '#platform/start-error.ts';
import { freePort, ShopProcess } from '../shop-process.fixture.ts';
import { runCommand } from './run-command.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const header = 'article,name,price,section';

let folder: string;
let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'known-shop-'));
  await writeFile(join(folder, 'products.csv'), `${header}\nT-1,Taladro,12.50,Taladros\n`);
  await writeFile(join(folder, 'nothing.csv'), `${header}\n,,,\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async ({ onTestFinished }) => {
  test = await createTestDatabase();
  onTestFinished(() => test.drop());
  dataDir = await mkdtemp(join(folder, 'data-'));
});

const production = {
  SHOP_MODE: 'production',
  SHOP_SECRET: 'a secret of at least thirty-two characters',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
const settings = (more: Record<string, string> = {}) => ({ DATABASE_URL: test.url, DATA_DIR: dataDir, ...more });

interface Run {
  readonly code: number;
  readonly error: string[];
  /** What it has told and asked on the terminal. */
  readonly told: string[];
}

/** Runs a command; `typed` is what somebody types on the terminal, without it there is none. */
async function run(env: Record<string, string>, command: string, typed?: string): Promise<Run> {
  const output = new PassThrough();
  const input = Object.assign(new PassThrough(), { isTTY: typed !== undefined });
  input.end(typed);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const ended = async (code: number, error: string[]): Promise<Run> => {
    output.end();
    return { code, error, told: (await output.toArray()).join('').split('\n').filter(Boolean) };
  };
  try {
    await runCommand(command.split(' '), { LOG_LEVEL: 'silent', ...env }, { input, output });
    return await ended(0, []);
  } catch (error) {
    if (error instanceof StartError) return await ended(1, error.message.split('\n'));
    throw error;
  } finally {
    log.mockRestore();
  }
}

async function query(statement: string): Promise<void> {
  const client = new pg.Client(test.connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}

const emptyDatabase = () => query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');

it('says first, beside its output, which shop, database and mode a command works on', async () => {
  const url = `${test.url.replace('@', ':hidden@')}`;
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...settings({ ...production, DATABASE_URL: url }) };
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [cli, 'orders', 'list'], { env }, (_error, out, err) =>
      resolve({ stdout: out, stderr: err }),
    );
  });
  const { host, database } = test.connection;
  expect(stderr).toBe(`Can Eina · database ${host}/${database} · production\n`);
  expect(stdout).toBe('No order.\n');
});

it('keeps the demo mode off a database that was used in production', async () => {
  expect((await run(settings(), 'orders list')).code).toBe(0);
  expect((await run(settings(production), 'orders list')).code).toBe(0);
  const refusal = /^The database \S+\/test_\w+ is a real shop’s, and SHOP_MODE is demo: .+$/;
  for (const command of ['orders list', 'backup x.tar.zst', 'demo load', `catalogue import ${folder}/products.csv`])
    expect(await run(settings(), command)).toEqual({ code: 1, error: [expect.stringMatching(refusal)], told: [] });
  const started = new ShopProcess(settings(), await freePort());
  expect(await started.exitCode()).toBe(1);
  expect(started.output.trim().split('\n')).toEqual([expect.stringMatching(refusal)]);
});

it('ends a demo that runs on a database when that is used in production', async () => {
  // The demo's products, which would be loaded first, are not needed.
  await query('INSERT INTO catalogue_demo_loads (started_at, finished_at) VALUES (now(), now())');
  const demo = new ShopProcess(settings(), await freePort());
  await demo.open();
  expect((await run(settings(production), 'orders list')).code).toBe(0);
  expect(await demo.exitCode()).toBe(1);
  expect(demo.output).toContain('is a real shop’s');
});

it('says in one line that a disk is full, and reads on', async () => {
  // The kernel answers each byte written there as a full disk does.
  const fillDisk = () => symlink('/dev/full', join(dataDir, `.written-${process.pid}`));
  await fillDisk();
  await expect(prepareDataDir(dataDir)).rejects.toThrow(
    new StartError(`DATA_DIR is full: there is no room in ${dataDir}.`),
  );
  await fillDisk();
  expect(await run(settings(), 'orders list')).toMatchObject({ code: 0 });
  await symlink('/dev/full', join(folder, 'full.tar.zst.part'));
  const noRoom = 'ENOSPC: no space left on device, write';
  expect((await run(settings(), `backup ${folder}/full.tar.zst`)).error).toEqual([`The disk is full: ${noRoom}`]);
  await fillDisk();
  const ofServer = Object.assign(new Error('could not extend file "base/5/1249": No space left on device'), {
    code: '53100',
  });
  expect(await explainFullDisk(dataDir, new Error('Failed query', { cause: ofServer }))).toEqual(
    new StartError(`DATA_DIR has no room in ${dataDir}: ${ofServer.message}`),
  );
});

it('creates no database but where that was asked for', async () => {
  const absent = join(folder, 'nowhere');
  const env = { DATA_DIR: absent };
  for (const command of ['orders list', 'backup x.tar.zst', 'mail retry all', 'shop wake'])
    expect(await run(env, command)).toEqual({
      code: 1,
      error: [
        expect.stringMatching(/^There is no shop in the database embedded in \S+nowhere, and ".+" creates none: .+/),
      ],
      told: [],
    });
  for (const command of ['catalogue import none.csv --new', 'restore none.tar.zst --new'])
    expect(await run(env, command)).toEqual({
      code: 1,
      error: [expect.stringMatching(/^none\.\S+ is not there\.$/)],
      told: [],
    });
  await writeFile(`${folder}/x`, '');
  for (const command of [`catalogue import ${folder}/products.csv`, `restore ${folder}/x`])
    expect(await run(env, command)).toEqual({
      code: 1,
      error: [`There is no shop in the database embedded in ${absent}: to create one, add --new.`],
      told: [],
    });
  expect(existsSync(absent)).toBe(false);

  await emptyDatabase();
  expect((await run(settings(), 'orders list')).error[0]).toMatch(/^There is no shop in the database \S+\/test_/);
  const question = expect.stringContaining('There is no database yet. Create it? [y/N]');
  const place = expect.stringMatching(/^Can Eina · database \S+\/test_\w+ · demo$/);
  const command = `catalogue import ${folder}/products.csv`;
  for (const typed of ['n\n', '']) {
    const refused = await run(settings(), command, typed);
    expect(refused).toMatchObject({ code: 1, error: ['Nothing was created.'], told: [place, question] });
  }
  expect((await run(settings(), 'orders list')).code).toBe(1);
  expect(await run(settings(), command, 'y\n')).toMatchObject({ code: 0, told: [place, question] });
  expect(await run(settings(), command)).toMatchObject({ code: 0, told: [place] });
  await emptyDatabase();
  expect(await run(settings(), `${command} --new`)).toMatchObject({ code: 0, told: [place] });
});

it('ends with 1 when an import has taken nothing', async () => {
  expect(await run(settings(), `catalogue import ${folder}/nothing.csv`)).toMatchObject({
    code: 1,
    error: [expect.stringMatching(/^The import has taken nothing: /)],
  });
});

it('works in no DATA_DIR of another user', async () => {
  const uid = process.getuid!();
  await expect(requireOwner(dataDir)).resolves.toBeUndefined();
  await expect(requireOwner(join(dataDir, 'none'))).resolves.toBeUndefined();
  await expect(requireOwner(dataDir, uid + 1)).rejects.toThrow(
    new RegExp(
      `^The folder ${dataDir} \\(DATA_DIR\\) belongs to the user \\S+: run the command as that user, .+sudo -u`,
    ),
  );
  // Only root can give a folder away; others have seen the rule above.
  const foreign = uid === 0 ? join(dataDir, 'foreign') : '/';
  if (uid === 0) {
    await mkdir(foreign);
    await chown(foreign, 65534, 65534);
  }
  const refused = await run(settings({ DATA_DIR: foreign }), 'orders list');
  expect(refused).toMatchObject({
    code: 1,
    error: [expect.stringMatching(/^The folder \/.* \(DATA_DIR\) belongs to/)],
    told: [],
  });
  if (uid === 0) expect(await readdir(foreign)).toEqual([]);
});

it('changes no order of a real shop with the data of the demo', async () => {
  const refused = await run(settings(production), 'orders paid 26-1');
  expect(refused).toMatchObject({ code: 1, error: [expect.stringContaining("the demo's own")] });
});
