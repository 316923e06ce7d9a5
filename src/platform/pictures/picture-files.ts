import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hourMs } from '#values/durations.ts';
import { BoundedFolder } from './bounded-folder.ts';
import { PictureTooComplexError } from './drawing/drawing-process.ts';
import type { PictureFormat, PictureSize } from './drawing/picture-sizes.ts';
import { type DrawingLimits, runInDrawingProcess } from './drawing/run-in-drawing-process.ts';
import type { MediaStore } from './media-store.ts';

const maxBytes = 1024 * 1024 * 1024;

/** Requests for new pictures beyond this number are answered with 503. */
const maxQueued = 500;

export class QueueFullError extends Error {}

/**
 * Pictures in the shop's sizes and formats, made on first request and cached under DATA_DIR/pictures. Simultaneous
 * requests for the same picture share one run, and those for other sizes of it wait for that, so that a bad picture is tried
 * once. null for an unknown picture and for one that is too complex to draw. Throws `QueueFullError`, and an error that
 * `isLate`.
 */
export function createPictureFiles(dataDir: string, media: MediaStore, limits?: DrawingLimits) {
  const cache = new BoundedFolder(join(dataDir, 'pictures'), maxBytes);
  const running = new Map<string, Promise<Buffer | null>>();
  const runningOfHash = new Map<string, Promise<unknown>>();
  const tooComplex = new LRUCache<string, true>({ max: 10_000, ttl: hourMs });

  async function draw(name: string, hash: string, size: PictureSize, format: PictureFormat): Promise<Buffer | null> {
    if (tooComplex.has(hash)) return null;
    const content = await media.find(hash);
    if (!content) return null;
    try {
      const picture = await runInDrawingProcess({ kind: 'draw', content, size, format }, limits);
      // Where it cannot be stored, as on a full disk, it is drawn again when it is next requested.
      if (picture) await cache.put(name, picture).catch(() => undefined);
      return picture;
    } catch (error) {
      if (!(error instanceof PictureTooComplexError)) throw error;
      tooComplex.set(hash, true);
      return null;
    }
  }

  function make(name: string, hash: string, size: PictureSize, format: PictureFormat): Promise<Buffer | null> {
    if (running.size >= maxQueued) throw new QueueFullError();
    const others = runningOfHash.get(hash) ?? Promise.resolve();
    const made = others.then(() => draw(name, hash, size, format));
    const settled = made.catch(() => {});
    running.set(name, made);
    runningOfHash.set(hash, settled);
    return made.finally(() => {
      running.delete(name);
      if (runningOfHash.get(hash) === settled) runningOfHash.delete(hash);
    });
  }

  return async (hash: string, size: PictureSize, format: PictureFormat): Promise<Buffer | null> => {
    const name = `${hash}-${size}.${format}`;
    return running.get(name) ?? (await cache.find(name)) ?? running.get(name) ?? make(name, hash, size, format);
  };
}
