import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync, statSync } from 'node:fs';
import { type MediaArchive, openMediaArchive, writeMediaArchive } from './media-archive.ts';
import { writeWholeFile } from './write-whole-file.ts';

const hashPattern = /^[0-9a-f]{32}$/;

/**
 * Original pictures and documents under DATA_DIR/media, named by a hash of their content, so each is stored once: files of
 * their own, and an archive for those that came together.
 */
export interface MediaStore {
  /** Stores the content and returns its hash. */
  put(content: Buffer): Promise<string>;
  /** Stores many contents in one file, in place of an earlier archive. */
  putArchive(contents: AsyncIterable<Buffer>): Promise<void>;
  /** The contents that are in the archive only. */
  readonly archived: AsyncIterable<{ readonly hash: string; readonly content: Buffer }>;
  /** null for an unknown or malformed hash. */
  find(hash: string): Promise<Buffer | null>;
}

/** The name under which a file is stored. */
export const contentHash = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 32);

export function createMediaStore(dataDir: string): MediaStore {
  const folder = join(dataDir, 'media');
  const archivePath = join(folder, 'archive');
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  let archive: { readonly time: number; readonly opened: Promise<MediaArchive | null> } | undefined;

  /** Another process may have written it since. */
  function openArchive(): Promise<MediaArchive | null> {
    const time = statSync(archivePath, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return Promise.resolve(null);
    if (archive?.time !== time) archive = { time, opened: openMediaArchive(archivePath) };
    return archive.opened;
  }

  return {
    async put(content) {
      const hash = contentHash(content);
      const path = pathOf(hash);
      if (existsSync(path)) return hash;
      await mkdir(dirname(path), { recursive: true });
      await writeWholeFile(path, content);
      return hash;
    },
    async putArchive(contents) {
      await mkdir(folder, { recursive: true });
      await writeMediaArchive(archivePath, withHashes(contents));
    },
    archived: {
      async *[Symbol.asyncIterator]() {
        const opened = await openArchive();
        for (const hash of opened?.hashes ?? [])
          if (!existsSync(pathOf(hash))) yield { hash, content: (await opened!.find(hash))! };
      },
    },
    async find(hash) {
      if (!hashPattern.test(hash)) return null;
      return readFile(pathOf(hash)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return (await (await openArchive())?.find(hash)) ?? null;
        throw error;
      });
    },
  };
}

async function* withHashes(contents: AsyncIterable<Buffer>): AsyncGenerator<[string, Buffer]> {
  for await (const content of contents) yield [contentHash(content), content];
}
