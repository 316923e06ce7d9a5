import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import pg from 'pg';
import { extract, pack } from 'tar-stream';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import { closeDatabase, type DatabaseConnection, openDatabase } from '#platform/database/database.ts';
import { appliedMigration, firstMigration, newestMigration } from '#platform/database/migrate.ts';
import { createTestDatabase } from '#platform/database/test-database.ts';
import { contentHash, createMediaStore } from '#platform/pictures/media-store.ts';
import type { BackupHead } from './backup-format.ts';
import { listTables, quoted } from './list-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let rules: Rules;
let folder: string;
let source: { connection: DatabaseConnection; dataDir: string; shopDir: string };
let drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  rules = await startRules();
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  source = {
    connection: rules.database.$client.options as DatabaseConnection,
    dataDir: join(folder, 'data'),
    shopDir: join(folder, 'shop'),
  };
  const product = await addProduct(rules.database, { article: 'taladro «ñ»\t\\N\n"x"', stock: 500 });
  for (let number = 0; number < 20; number += 1) await rules.placeOrder(product);
  const media = createMediaStore(source.dataDir);
  for (const content of ['picture', 'document', '']) await media.put(Buffer.from(content));
  await mkdir(join(source.shopDir, 'pages'), { recursive: true });
  await writeFile(join(source.shopDir, 'shop.json'), '{"name":"Can Eina"}');
  await writeFile(join(source.shopDir, 'pages', 'ayuda-ñ.es.html'), '<h1>Ayuda</h1>');
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rules.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A database without any table, and folders that do not exist. */
let target: typeof source & { url: string };
beforeEach(async () => {
  const database = await createTestDatabase();
  drops.push(() => database.drop());
  await inDatabase(database.connection, (client) =>
    client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public'),
  );
  const name = `target-${drops.length}`;
  const { connection, url } = database;
  target = { connection, url, dataDir: join(folder, name, 'data'), shopDir: join(folder, name, 'shop') };
});

async function inDatabase<Result>(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All rows of all tables, sorted, and the sequences. */
const contentOf = (connection: DatabaseConnection) =>
  inDatabase(connection, async (client) => {
    const rows: Record<string, unknown[]> = {};
    for (const table of await listTables(client)) {
      const found = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM ${quoted(client, table)} t ORDER BY 1`,
      );
      rows[`${table.schema}.${table.name}`] = found.rows.map(({ row }) => row);
    }
    const sequences = await client.query(
      "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
    );
    return { rows, sequences: sequences.rows };
  });

async function filesOf(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path.slice(root.length), await readFile(path, 'utf8')] as const)),
  );
}

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const release = fileURLToPath(new URL('../../../db/release-0.1.0', import.meta.url));

async function headOf(file: string): Promise<BackupHead> {
  const entries = extract();
  entries.end(await promisify(zstdDecompress)(await readFile(file)));
  for await (const entry of entries) return (await json(entry)) as BackupHead;
  throw new Error(`${file} is empty`);
}

let number = 0;
const newFile = () => join(folder, `backup-${(number += 1)}.tar.zst`);

it('restores every row, sequence and file into an empty database and folder', async () => {
  await rules.jobs.stop();
  const file = newFile();
  const written = await writeBackup(source, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const restored = await restoreBackup(target, file);
  const { missingMedia, ...counted } = written;
  expect(missingMedia).toBe(0);
  expect(restored).toEqual({ ...counted, shopDir: target.shopDir });
  const content = await contentOf(source.connection);
  const { rows, ...sequences } = await contentOf(target.connection);
  const { 'public.shop_state': state, ...others } = rows;
  expect({ ...sequences, rows: { ...others, 'public.shop_state': [] } }).toEqual(content);
  // The copy sleeps.
  expect(state).toEqual([expect.stringMatching(/^\(t,,"20.+"\)$/)]);
  expect(content.rows['public.orders']).toHaveLength(20);
  expect(content.rows['pgboss.queue']!.length).toBeGreaterThan(1);
  expect(await filesOf(target.dataDir)).toEqual(await filesOf(source.dataDir));
  expect(await filesOf(target.shopDir)).toEqual(await filesOf(source.shopDir));
  expect((await stat(join(target.shopDir, 'public'))).isDirectory()).toBe(true);
});

it('restores media of the archive as files of their own', async () => {
  const [one, two] = [Buffer.from('<svg>one</svg>'), Buffer.from('<svg>two</svg>')];
  const archiving = { ...source, dataDir: join(folder, 'archiving') };
  await createMediaStore(archiving.dataDir).putArchive(Readable.from([one, two]));
  const file = newFile();
  expect(await writeBackup(archiving, file)).toMatchObject({ mediaFiles: 2 });
  expect(await restoreBackup(target, file)).toMatchObject({ mediaFiles: 2 });
  const restored = createMediaStore(target.dataDir);
  for (const content of [one, two]) expect(await restored.find(contentHash(content))).toEqual(content);
}, 60_000);

it('counts the pictures and documents that the catalogue names and the folder has not', async () => {
  const own = await createMediaStore(source.dataDir).put(Buffer.from('of a drill'));
  const [first, second] = [contentHash(Buffer.from('lost')), contentHash(Buffer.from('lost, too'))];
  await inDatabase(source.connection, async (client) => {
    await client.query(`UPDATE catalogue_products SET pictures = $1, documents = $2`, [
      JSON.stringify([{ hash: own }, { hash: first }]),
      JSON.stringify([{ hash: second }]),
    ]);
    await client.query(`INSERT INTO catalogue_brands (code, name, picture) VALUES ('b', 'B', $1)`, [
      JSON.stringify({ hash: first }),
    ]);
  });
  expect(await writeBackup(source, newFile())).toMatchObject({ missingMedia: 2 });
  await inDatabase(source.connection, (client) =>
    client.query(
      `UPDATE catalogue_products SET pictures = '[]', documents = '[]'; DELETE FROM catalogue_brands WHERE code = 'b'`,
    ),
  );
});

it('contains the rows of one moment although orders are placed meanwhile', async () => {
  const product = await addProduct(rules.database, { article: 'drill', stock: 500 });
  let isPlacing = true;
  const placing = (async () => {
    while (isPlacing) await rules.placeOrder(product);
  })();
  const file = newFile();
  await writeBackup(source, file);
  isPlacing = false;
  await placing;
  await restoreBackup(target, file);
  await inDatabase(target.connection, async (client) => {
    const { rows } = await client.query(`
      SELECT (SELECT count(*) FROM orders) = (SELECT count(*) FROM payments) AS paid,
        (SELECT count(*) FROM orders o WHERE NOT EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.id)) AS "withoutLines",
        (SELECT 500 - stock FROM catalogue_products WHERE article = 'drill') AS sold,
        (SELECT sum(quantity)::int FROM order_lines WHERE article = 'drill') AS ordered`);
    expect(rows[0]).toMatchObject({ paid: true, withoutLines: 0 });
    expect(rows[0].sold).toBe(rows[0].ordered ?? 0);
  });
});

it('brings the data of release 0.1.0 to the present schema', async () => {
  await restoreBackup(target, join(release, 'backup.tar.zst'));
  await inDatabase(target.connection, async (client) => {
    const { rows } = await client.query(`SELECT (SELECT article FROM catalogue_products),
      (SELECT count(*)::int FROM orders) AS orders, (SELECT sum(quantity)::int FROM inventory_movements) AS moved`);
    expect(rows).toEqual([{ article: 'taladro «ñ»', orders: 3, moved: -3 }]);
    expect(await appliedMigration(client)).toBe(await newestMigration());
    // Nothing had stored who acted; a writer that forgets it is refused.
    const { rows: actors } = await client.query(`
      SELECT actor_kind, actor_id FROM order_history UNION SELECT actor_kind, actor_id FROM inventory_movements`);
    expect(actors).toEqual([{ actor_kind: 'unknown', actor_id: null }]);
    const { rows: defaults } = await client.query(`
      SELECT DISTINCT column_default, is_nullable FROM information_schema.columns WHERE column_name = 'actor_kind'`);
    expect(defaults).toEqual([{ column_default: null, is_nullable: 'NO' }]);
    const { rows: states } = await client.query(
      'SELECT production_since AS production, asleep_since IS NOT NULL AS "isAsleep" FROM shop_state',
    );
    expect(states).toEqual([{ production: null, isAsleep: true }]);
  });
  expect(await filesOf(target.shopDir)).toEqual({ '/shop.json': '{"name":"Can Eina"}' });
  const again = newFile();
  await writeBackup(target, again);
  expect((await headOf(again)).migrations).toBe(await newestMigration());
});

it('refuses data from before release 0.1.0, and names it', async () => {
  const older = join(release, 'older-backup.tar.zst');
  expect((await headOf(older)).migrations).toBe(firstMigration - 1);
  await expect(restoreBackup(target, older)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/older-backup.*release 0\.1\.0 \(commit 0c421083\)/),
  });
  expect(await contentOf(target.connection)).toEqual({ rows: {}, sequences: [] });
});

it('refuses to restore over data, and to write over a file', async () => {
  const file = newFile();
  await writeBackup(source, file);
  await expect(restoreBackup({ ...target, connection: source.connection }, file)).rejects.toThrow('is not empty');
  await expect(restoreBackup({ ...target, dataDir: source.dataDir }, file)).rejects.toThrow('is not empty');
  await expect(writeBackup(source, file)).rejects.toThrow('exists');
  expect(await contentOf(target.connection)).toEqual({ rows: {}, sequences: [] });
});

it('refuses a database on which a shop runs', async () => {
  const file = newFile();
  await writeBackup(source, file);
  const running = openDatabase(target.connection);
  await running.execute('SELECT 1');
  await expect(restoreBackup(target, file)).rejects.toThrow('A shop is running on this database');
  await closeDatabase(running);
  await restoreBackup(target, file);
});

it('puts the shop’s data beside a SHOP_DIR that has others', async () => {
  const file = newFile();
  await writeBackup(source, file);
  const { shopDir } = await restoreBackup({ ...target, shopDir: source.shopDir }, file);
  expect(shopDir).toBe(join(target.dataDir, 'shop'));
  expect(await filesOf(shopDir)).toEqual(await filesOf(source.shopDir));
});

/** The tables and sequences of the target outside of PostgreSQL's own schemas, and the files of its folders. */
async function tablesAndFiles(): Promise<string[]> {
  let names: string[] = [];
  await inDatabase(target.connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      SELECT relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE relkind IN ('r', 'p', 'S') AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`);
    names = rows.map(({ name }) => name);
  });
  const files = await Promise.all([target.dataDir, target.shopDir].filter((at) => existsSync(at)).map(filesOf));
  return [...names, ...files.flatMap(Object.keys)];
}

it('leaves no table, row or file of an incomplete file', async () => {
  const file = newFile();
  await writeBackup(source, file);
  const entries = extract();
  const shorter = pack();
  entries.end(await promisify(zstdDecompress)(await readFile(file)));
  for await (const entry of entries)
    if (entry.header.name === 'end.json') entry.resume();
    else shorter.entry({ name: entry.header.name }, await buffer(entry));
  shorter.finalize();
  await writeFile(file, await promisify(zstdCompress)(await buffer(shorter)));
  await expect(restoreBackup(target, file)).rejects.toThrow('it is incomplete');
  expect(await tablesAndFiles()).toEqual([]);
});

it('clears away what a killed restore left, and restores', async () => {
  const file = newFile();
  await writeBackup(source, file);
  const tar = await promisify(zstdDecompress)(await readFile(file));
  const beforeShopFiles = tar.subarray(0, tar.indexOf('shop/shop.json'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { PATH } = process.env;
  const env = { PATH, DATABASE_URL: target.url, DATA_DIR: target.dataDir, SHOP_DIR: target.shopDir };
  const restore = spawn(process.execPath, [cli, 'restore', pipe, '--new'], { env, stdio: 'ignore' });
  const writing = createWriteStream(pipe);
  writing.write(await promisify(zstdCompress)(beforeShopFiles));
  await vi.waitFor(async () => expect(await readdir(join(target.dataDir, 'media'))).not.toEqual([]), 30_000);
  restore.kill('SIGKILL');
  await once(restore, 'exit');
  writing.destroy();
  const cut = newFile();
  await writeFile(cut, await promisify(zstdCompress)(beforeShopFiles));
  await expect(restoreBackup(target, cut)).rejects.toThrow('could not be restored');
  expect(await tablesAndFiles()).toEqual([]);
  await restoreBackup(target, file);
  expect(await filesOf(target.dataDir)).toEqual(await filesOf(source.dataDir));
});

it('deletes nothing for the note of a restore into another database, or half a note', async () => {
  const file = newFile();
  await writeBackup(source, file);
  const [media, note] = [join(target.dataDir, 'media'), join(target.dataDir, 'restore-unfinished.json')];
  await mkdir(media, { recursive: true });
  await writeFile(join(media, 'own'), 'kept');
  const ofAnother = JSON.stringify({ shopDir: target.shopDir, isBlank: true, database: 'another 1' });
  for (const content of [ofAnother, ofAnother.slice(0, 9)]) {
    await writeFile(note, content);
    await expect(restoreBackup(target, file)).rejects.toThrow('is not empty');
    expect(await readdir(media)).toEqual(['own']);
  }
});

it('does not wait for the rest of a file that ends in the middle', async () => {
  const file = newFile();
  await writeBackup(source, file);
  await truncate(file, (await stat(file)).size - 200);
  await expect(restoreBackup(target, file)).rejects.toThrow('could not be restored');
});

it.each([
  [
    'a newer version',
    { format: 1, version: '9.0.0', createdAt: '', migrations: 999, tables: [], sequences: [] },
    'newer',
  ],
  ['something else', { hello: 1 }, 'could not be restored'],
])(
  'refuses a file of %s with one clear line',
  async (_what, head, message) => {
    const tar = pack();
    tar.entry({ name: 'backup.json' }, JSON.stringify(head));
    tar.finalize();
    const file = newFile();
    await writeFile(file, await promisify(zstdCompress)(await buffer(tar)));
    await expect(restoreBackup(target, file)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(message),
    });
  },
  60_000,
);

it('writes no file outside of the shop’s folder', async () => {
  const tar = pack();
  const head = { format: 1, version: '0', createdAt: '', migrations: firstMigration, tables: [], sequences: [] };
  tar.entry({ name: 'backup.json' }, JSON.stringify(head));
  tar.entry({ name: 'shop/../../escaped' }, 'x');
  tar.finalize();
  const file = newFile();
  await writeFile(file, await promisify(zstdCompress)(await buffer(tar)));
  await expect(restoreBackup(target, file)).rejects.toThrow('outside');
});
