import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { PassThrough, type Readable } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pino } from 'pino';
import { extract as createExtract } from 'tar-stream';
import { closeDatabase, type DatabaseConnection, openDatabase } from '#platform/database/database.ts';
import {
  appliedMigration,
  firstMigration,
  migrate,
  migrateTo,
  newestMigration,
  releaseBefore,
} from '#platform/database/migrate.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createMediaStore } from '#platform/pictures/media-store.ts';
import { fallAsleep, lockForRestore } from '#platform/shop-state/shop-state.ts';
import { StartError } from '#platform/start-error.ts';
import {
  type BackupEnd,
  backupEnd,
  type BackupHead,
  backupHead,
  type BackupTable,
  endName,
  formatVersion,
  headName,
  tableFolder,
} from './backup-format.ts';
import { listTables, quoted, quotedColumns } from './list-tables.ts';

interface RestoreTarget {
  readonly connection: DatabaseConnection;
  readonly dataDir: string;
  readonly shopDir: string;
}

/** The folder of the restored shop data: SHOP_DIR if it was empty, else DATA_DIR/shop. */
interface Restored extends BackupEnd {
  readonly shopDir: string;
}

/**
 * Restores a backup into an empty database and a DATA_DIR without media, then brings the schema to this version. All rows come
 * in one transaction, with the mark by which the copy sleeps: after a failure the database is as empty as before, without
 * tables where it had none. What a killed restore into the same database left in DATA_DIR and SHOP_DIR is cleared away first. Throws `StartError`.
 */
export async function restoreBackup(target: RestoreTarget, file: string): Promise<Restored> {
  const { hadTables, database } = await requireEmptyDatabase(target);
  const note = join(target.dataDir, noteName);
  const interrupted = await readNote(note, database);
  if (interrupted) await removeRestored(target.dataDir, interrupted.shopDir);
  if (!(await isEmptyFolder(join(target.dataDir, 'media'))))
    throw new StartError(`${join(target.dataDir, 'media')} is not empty: restore into a new DATA_DIR.`);
  const shopDir = (await isEmptyFolder(target.shopDir)) ? target.shopDir : join(target.dataDir, 'shop');
  if (!(await isEmptyFolder(shopDir))) throw new StartError(`${shopDir} is not empty: nothing was restored.`);
  const isBlank = interrupted?.isBlank ?? !hadTables;
  await mkdir(target.dataDir, { recursive: true });
  await writeFile(note, JSON.stringify({ shopDir, isBlank, database } satisfies Note));
  const client = new pg.Client(target.connection);
  await client.connect();
  try {
    await client.query('BEGIN');
    const end = await readEntries(file, { ...target, shopDir }, client);
    // A backup has files only, and a shop may have none in there yet.
    if (end.shopFiles > 0) await mkdir(join(shopDir, 'public'), { recursive: true });
    await fallAsleep(client);
    await client.query('COMMIT');
    await rm(note);
    await migrate(target.connection);
    return { ...end, shopDir };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    await removeRestored(target.dataDir, shopDir);
    // Where that fails too, the next restore does it.
    if (!isBlank || (await succeeds(dropTables(client)))) await rm(note, { force: true });
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} could not be restored: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}

/** Written into DATA_DIR while a restore is under way. */
const noteName = 'restore-unfinished.json';

interface Note {
  readonly shopDir: string;
  /** The database had no tables before. */
  readonly isBlank: boolean;
  /** Its name and number. */
  readonly database: string;
}

/** What a restore into this database has noted; a note of another's, or half a note, allows to delete nothing. */
async function readNote(file: string, database: string): Promise<Note | undefined> {
  try {
    const note = JSON.parse(await readFile(file, 'utf8')) as Note;
    return note.database === database ? note : undefined;
  } catch {
    return undefined;
  }
}

async function requireEmptyDatabase({ connection }: RestoreTarget): Promise<{ hadTables: boolean; database: string }> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const tables = await listTables(client);
    for (const table of tables) {
      const { rowCount } = await client.query(`SELECT FROM ${quoted(client, table)} LIMIT 1`);
      if (rowCount && ((table.schema === 'public' && table.name !== 'shop_state') || table.name === 'job'))
        throw new StartError(`The database is not empty (${table.name}): restore into a new one.`);
    }
    const { rows } = await client.query<{ name: string }>(
      `SELECT datname || ' ' || oid AS name FROM pg_database WHERE datname = current_database()`,
    );
    return { hadTables: tables.length > 0, database: rows[0]!.name };
  } finally {
    await client.end();
  }
}

async function readEntries(file: string, target: RestoreTarget, client: pg.Client): Promise<BackupEnd> {
  const extract = createExtract();
  const unpacked = pipeline(createReadStream(file), createZstdDecompress(), extract);
  // Its error also ends the loop below.
  unpacked.catch(() => {});
  const media = createMediaStore(target.dataDir);
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  let copy: TableCopy | undefined;
  const counts = { rows: 0, mediaFiles: 0, shopFiles: 0 };

  try {
    for await (const entry of extract) {
      const { name } = entry.header;
      const content = entry as unknown as Readable;
      if (copy && !name.startsWith(copy.folder)) {
        counts.rows += await copy.end();
        copy = undefined;
      }
      if (name === headName) {
        head = await readHead(await json(content), file);
        await prepareSchema(target.connection, head, client);
      } else if (!head) throw new Error('it is no backup of this shop');
      else if (name.startsWith('database/')) {
        copy ??= new TableCopy(client, tableOf(head, name));
        await copy.write(content);
      } else if (name.startsWith('media/')) {
        if ((await media.put(await buffer(content))) !== name.split('/').at(-1)) throw new Error(`${name} is damaged`);
        counts.mediaFiles += 1;
      } else if (name.startsWith('shop/')) {
        await writeShopFile(target.shopDir, name.slice('shop/'.length), await buffer(content));
        counts.shopFiles += 1;
      } else if (name === endName) end = backupEnd.parse(await json(content));
    }
  } catch (error) {
    await copy?.abort(error as Error);
    throw error;
  }
  await unpacked;
  if (!head || !end) throw new Error('it is incomplete');
  if (end.rows !== counts.rows || end.mediaFiles !== counts.mediaFiles || end.shopFiles !== counts.shopFiles)
    throw new Error('it is damaged: it has other rows or files than it should');
  for (const { schema, name, value } of head.sequences)
    await client.query('SELECT setval($1, $2)', [quoted(client, { schema, name }), value]);
  return end;
}

async function readHead(content: unknown, file: string): Promise<BackupHead> {
  const own = await newestMigration();
  const { format, version, migrations } = backupHead.partial().parse(content);
  if ((format ?? 0) > formatVersion || (migrations ?? 0) > own)
    throw new StartError(
      `${file} is of a newer version of the shop (${version}, migration ${migrations}; this one has ${own}): update the shop first.`,
    );
  const head = backupHead.parse(content);
  if (head.migrations < firstMigration)
    throw new StartError(
      `${file} is of a version before ${releaseBefore}: restore it with that release, and back it up again there.`,
    );
  return head;
}

/** The schema as it was at the backup, without rows. */
async function prepareSchema(connection: DatabaseConnection, head: BackupHead, client: pg.Client): Promise<void> {
  await migrateTo(connection, head.migrations);
  if ((await appliedMigration(client)) !== head.migrations)
    throw new StartError('The database has the tables of a newer version: restore into a new one.');
  if (head.tables.some(({ schema }) => schema === 'pgboss')) {
    const database = openDatabase(connection);
    const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
    await jobs.connect();
    await jobs.stop();
    await closeDatabase(database);
  }
  await lockForRestore(client);
  // What migrations and the job queue have written by themselves.
  if (head.tables.length > 0)
    await client.query(`TRUNCATE ${head.tables.map((table) => quoted(client, table)).join(', ')}`);
}

function tableOf(head: BackupHead, entry: string): BackupTable {
  const table = head.tables.find((one) => entry.startsWith(tableFolder(one)));
  if (!table) throw new Error(`it has rows of an unknown table: ${entry}`);
  return table;
}

/** One COPY of a table, whose rows come in several entries. */
class TableCopy {
  readonly folder: string;
  readonly #input = new PassThrough();
  readonly #done: Promise<void>;
  readonly #copy: ReturnType<typeof copyFrom>;

  constructor(client: pg.Client, table: BackupTable) {
    this.folder = tableFolder(table);
    this.#copy = client.query(
      copyFrom(`COPY ${quoted(client, table)} (${quotedColumns(client, table.columns)}) FROM STDIN`),
    );
    this.#done = pipeline(this.#input, this.#copy);
    this.#done.catch(() => {});
  }

  async write(content: Readable): Promise<void> {
    for await (const chunk of content)
      if (!this.#input.write(chunk)) await Promise.race([once(this.#input, 'drain'), this.#done]);
  }

  /** Otherwise the connection would wait for the rest. */
  async abort(reason: Error): Promise<void> {
    this.#input.destroy(reason);
    await this.#done.catch(() => {});
  }

  /** Returns the number of rows. */
  async end(): Promise<number> {
    this.#input.end();
    await this.#done;
    return this.#copy.rowCount ?? 0;
  }
}

async function writeShopFile(shopDir: string, name: string, content: Buffer): Promise<void> {
  const isInside = name
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\\'));
  if (!isInside) throw new Error(`it has a file outside of its folder: ${name}`);
  const path = join(shopDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const isEmptyFolder = async (folder: string): Promise<boolean> =>
  (
    await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    })
  ).length === 0;

/** Of the shop and its job queue, and the sequence and schemas that belong to them. */
async function dropTables(client: pg.Client): Promise<void> {
  const tables = (await listTables(client)).filter(({ schema }) => schema === 'public');
  if (tables.length > 0)
    await client.query(`DROP TABLE ${tables.map((table) => quoted(client, table)).join(', ')} CASCADE`);
  await client.query('DROP SEQUENCE IF EXISTS public.order_numbers; DROP SCHEMA IF EXISTS pgboss, drizzle CASCADE');
}

const succeeds = (action: Promise<void>): Promise<boolean> =>
  action.then(
    () => true,
    () => false,
  );

async function removeRestored(dataDir: string, shopDir: string): Promise<void> {
  await Promise.all([join(dataDir, 'media'), shopDir].map(emptyFolder));
}

/** Removes what a failed restore wrote into a folder that was empty before. */
async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    await rm(join(folder, name), { recursive: true, force: true });
}
