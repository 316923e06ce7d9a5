import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { minuteMs } from '#values/durations.ts';
import { readFrames, writeFrames } from './framed-file.ts';

interface IndexFileParts {
  readonly path: string;
  /** Another one for each way to build the index. */
  readonly format: string;
  /** Gets one line about a file that is not used or could not be written. */
  readonly onNote: (line: string) => void;
  /** An index is stored so much later, when the start is over. */
  readonly delayMs?: number;
}

/** An index as a file keeps it for the next start (docs/decisions/stored-indexes.md). No failure of it reaches the caller. */
export type IndexFile = ReturnType<typeof createIndexFile>;

const magic = 'ferreter index 1';
const minAgeMs = 10 * minuteMs;
const defaultDelayMs = 5000;
/** With less room the database and the pictures need it more. */
const minFreeBytes = 256 * 1024 * 1024;

export function createIndexFile({ path, format, onNote, delayMs = defaultDelayMs }: IndexFileParts) {
  const name = basename(path);
  let storedAt = -Infinity;
  /** What is there is of another version, or damaged. */
  let isRefused = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isStopped = false;

  async function write(key: string, value: () => object): Promise<void> {
    const folder = dirname(path);
    await mkdir(folder, { recursive: true });
    // Another process has just done it.
    if (!isRefused && (await ageOf(path)) < minAgeMs) return;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < minFreeBytes) throw new Error('the disk is nearly full');
    await removeUnfinished(folder, name);
    const unfinished = join(folder, `${name}.${process.pid}-${Date.now()}.unfinished`);
    try {
      const file = await open(unfinished, 'wx');
      try {
        await writeFrames(file, magic);
        await writeFrames(file, digest(format, key));
        await writeFrames(file, value());
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      isRefused = false;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async function read(key: string): Promise<unknown> {
    const file = await open(path, 'r');
    try {
      if ((await readFrames(file)) !== magic) throw new Error('it is none of this shop');
      if ((await readFrames(file)) !== digest(format, key))
        throw new Error('it is of another version of the shop, or of its sections, brands or attributes');
      const value = await readFrames(file);
      storedAt = (await file.stat()).mtimeMs;
      return value;
    } finally {
      await file.close();
    }
  }

  return {
    /** What was stored with this key; null where nothing was, or nothing that can be trusted, of which a line is noted. */
    async read(key: string): Promise<unknown> {
      try {
        return await read(key);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        isRefused = true;
        onNote(`the stored index "${name}" is not used but built anew: ${(error as Error).message}`);
        return null;
      }
    },

    /** Whether it is time to store it again: not within ten minutes. */
    isDue: (): boolean => !isStopped && !timer && !writing && Date.now() - storedAt > minAgeMs,

    /** Stores in the background, a moment later, what `value` returns then; until it is written its arrays must not change. */
    store(key: string, value: () => object): void {
      if (isStopped || timer || writing) return;
      storedAt = Date.now();
      timer = setTimeout(() => {
        timer = undefined;
        writing = write(key, value)
          .catch((error: unknown) => {
            onNote(`the index "${name}" could not be stored for the next start: ${(error as Error).message}`);
          })
          .finally(() => (writing = undefined));
      }, delayMs).unref();
    },

    /** Resolves when nothing is written any longer. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await writing;
    },
  };
}

const digest = (...texts: string[]): string => createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

const ageOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  );

/** What a killed process has left. */
async function removeUnfinished(folder: string, name: string): Promise<void> {
  for (const other of await readdir(folder))
    if (other.startsWith(`${name}.`) && other.endsWith('.unfinished') && (await ageOf(join(folder, other))) > minAgeMs)
      await rm(join(folder, other), { force: true });
}
