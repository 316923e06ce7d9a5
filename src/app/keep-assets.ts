import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { dayMs, hourMs } from '#values/durations.ts';

/** A running process marks its assets each hour, so those of the last release stay for a day after its last process. */
const keptMs = dayMs + hourMs;

export interface AssetFolders {
  /** The built scripts, styles and fonts of this release. */
  readonly own: string;
  /** Shared by the processes of all releases. */
  readonly kept: string;
}

/**
 * Puts this release's assets where processes of other releases find them, and deletes those that no process has used for a
 * day. Pages in open tabs and caches name the assets of the last release, and during an update either process may be asked.
 */
export async function keepAssets({ own, kept }: AssetFolders): Promise<void> {
  await mkdir(kept, { recursive: true });
  const now = new Date();
  const names = await readdir(own);
  await Promise.all(
    names.map((name) => utimes(join(kept, name), now, now).catch(() => copyWhole(join(own, name), join(kept, name)))),
  );
  const isOwn = new Set(names);
  const others = (await readdir(kept)).filter((name) => !isOwn.has(name));
  await Promise.all(others.map((name) => deleteIfOld(join(kept, name), now)));
}

/** Keeps the assets of this process until it is stopped. What cannot be written is a line in the log: the shop serves its own. */
export function keepAssetsWhileRunning(
  folders: AssetFolders,
  log: FastifyBaseLogger,
): { readonly kept: Promise<void>; stop(): void } {
  const keep = (): Promise<void> =>
    keepAssets(folders).catch((error: unknown) => log.warn({ err: error }, 'the assets could not be kept in DATA_DIR'));
  const timer = setInterval(keep, hourMs).unref();
  return { kept: keep(), stop: () => clearInterval(timer) };
}

/** Another process may serve the file at any moment, so it appears only when it is whole. */
async function copyWhole(from: string, to: string): Promise<void> {
  const partial = `${to}.${process.pid}`;
  await copyFile(from, partial);
  await rename(partial, to);
}

async function deleteIfOld(file: string, now: Date): Promise<void> {
  const facts = await stat(file).catch(() => null);
  if (facts && now.getTime() - facts.mtimeMs > keptMs) await rm(file, { force: true });
}
