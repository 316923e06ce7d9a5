import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as createPack, type Pack } from 'tar-stream';
import { namedMediaSql } from '#areas/catalogue/server/named-media.ts';
import type { DatabaseConnection } from '#platform/database/database.ts';
import { appliedMigration } from '#platform/database/migrate.ts';
import { createMediaStore } from '#platform/pictures/media-store.ts';
import { StartError } from '#platform/start-error.ts';
import { type BackupEnd, type BackupHead, endName, formatVersion, headName, tableFolder } from './backup-format.ts';
import { isMadeAgain, listTables, quoted, quotedColumns } from './list-tables.ts';

interface BackupSources {
  readonly connection: DatabaseConnection;
  readonly dataDir: string;
  readonly shopDir: string;
}

interface Written extends BackupEnd {
  /** Pictures and documents that the database names, and that are not there. */
  readonly missingMedia: number;
}

const pieceBytes = 8 * 1024 * 1024;

/**
 * Writes database, media and shop data into a new file, which only its owner may read: it contains personal data and the
 * shop's secret. The shop may run meanwhile: the rows are those of one moment, and the files that they name exist by then and
 * are never changed. Throws `StartError`.
 */
export async function writeBackup({ connection, dataDir, shopDir }: BackupSources, file: string): Promise<Written> {
  if (await stat(file).catch(() => null)) throw new StartError(`${file} exists: name a new file.`);
  const unfinished = `${file}.part`;
  const pack = createPack();
  const written = pipeline(pack, createZstdCompress(), createWriteStream(unfinished, { mode: 0o600 }));
  // It is awaited below, after steps that may fail earlier.
  written.catch(() => {});
  try {
    const { rows, namedMedia } = await packDatabase(pack, connection);
    const files = await packFolder(pack, join(dataDir, 'media'), 'media', (name) => /^[0-9a-f]{32}$/.test(name));
    const media = [...files, ...(await packArchivedMedia(pack, dataDir))];
    const shopFiles = await packFolder(pack, shopDir, 'shop', () => true);
    const end: BackupEnd = { rows, mediaFiles: media.length, shopFiles: shopFiles.length };
    await packBytes(pack, endName, JSON.stringify(end));
    pack.finalize();
    await written;
    await rename(unfinished, file);
    return { ...end, missingMedia: namedMedia.difference(new Set(media)).size };
  } catch (error) {
    // Where writing failed, as on a full disk, what follows finds the archive closed, which says nothing.
    const reason = pack.destroyed
      ? await written.then(
          () => error,
          (failure: unknown) => failure,
        )
      : error;
    pack.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw reason;
  }
}

/** Returns the number of rows, and the media that they name. */
async function packDatabase(
  pack: Pack,
  connection: DatabaseConnection,
): Promise<{ rows: number; namedMedia: Set<string> }> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const head = await describeDatabase(client);
    await packBytes(pack, headName, JSON.stringify(head, null, 2));
    let rows = 0;
    for (const table of head.tables) {
      const columns = quotedColumns(client, table.columns);
      const copy = client.query(copyTo(`COPY (SELECT ${columns} FROM ${quoted(client, table)}) TO STDOUT`));
      await packInPieces(pack, tableFolder(table), copy);
      rows += copy.rowCount;
    }
    const named = await client.query<{ hash: string }>(namedMediaSql);
    return { rows, namedMedia: new Set(named.rows.map(({ hash }) => hash)) };
  } finally {
    await client.end();
  }
}

async function describeDatabase(client: pg.Client): Promise<BackupHead> {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const tables = (await listTables(client)).filter((table) => !isMadeAgain(table));
  const migrations = await appliedMigration(client);
  // Sequences have no snapshot: they are at least as far as the rows.
  const { rows: sequences } = await client.query<{ schema: string; name: string; value: string }>(`
    SELECT schemaname AS schema, sequencename AS name, last_value::text AS value
    FROM pg_sequences WHERE schemaname IN ('public', 'pgboss') AND last_value IS NOT NULL`);
  const createdAt = new Date().toISOString();
  return { format: formatVersion, version, createdAt, migrations, tables, sequences };
}

/** A tar entry's size must be known before it is written, so a stream becomes several entries. */
async function packInPieces(pack: Pack, folder: string, source: AsyncIterable<Buffer>): Promise<void> {
  let number = 0;
  let pieces: Buffer[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    number += 1;
    await packBytes(pack, `${folder}${String(number).padStart(6, '0')}.copy`, Buffer.concat(pieces));
    pieces = [];
    bytes = 0;
  };
  for await (const chunk of source) {
    pieces.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await flush();
  }
  if (bytes > 0) await flush();
}

/** Returns the names of the files; a folder that does not exist has none. */
async function packFolder(
  pack: Pack,
  folder: string,
  prefix: string,
  isIncluded: (name: string) => boolean,
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = entries.filter((entry) => entry.isFile() && isIncluded(entry.name));
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const { size } = await stat(path);
    const inside = path.slice(folder.length + 1).replaceAll('\\', '/');
    await new Promise<void>((resolve, reject) => {
      const entry = pack.entry({ name: `${prefix}/${inside}`, size }, (error) => (error ? reject(error) : resolve()));
      pipeline(createReadStream(path), entry).catch(reject);
    });
  }
  return files.map(({ name }) => name);
}

/** As files of their own, which they are when restored. Returns their names. */
async function packArchivedMedia(pack: Pack, dataDir: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { hash, content } of createMediaStore(dataDir).archived) {
    await packBytes(pack, `media/${hash.slice(0, 2)}/${hash}`, content);
    names.push(hash);
  }
  return names;
}

function packBytes(pack: Pack, name: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  return new Promise((resolve, reject) => {
    const entry = pack.entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    // Not handed to `entry` itself, which would not wait for the disk.
    entry.end(bytes);
  });
}
