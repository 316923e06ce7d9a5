import { join } from 'node:path';
import pLimit from 'p-limit';
import { BoundedFolder } from './bounded-folder.ts';
import { drawPicture, type PictureFormat } from './draw-picture.ts';
import type { MediaStore } from './media-store.ts';

const maxBytes = 1024 * 1024 * 1024;

/** Beyond it, requests for new pictures are answered with 503. */
const maxQueued = 500;

export class QueueFullError extends Error {}

/**
 * Pictures in the shop's widths (px) and formats, made on first request and cached under DATA_DIR/pictures. They are made
 * one at a time, so that a page of new pictures leaves the processor to other visitors; simultaneous requests for the same
 * picture share one run. null for an unknown picture. Throws `QueueFullError`.
 */
export function createPictureFiles(dataDir: string, media: MediaStore) {
  const cache = new BoundedFolder(join(dataDir, 'pictures'), maxBytes);
  const running = new Map<string, Promise<Buffer | null>>();
  const oneAtATime = pLimit(1);

  function make(name: string, hash: string, width: number, format: PictureFormat): Promise<Buffer | null> {
    if (running.size >= maxQueued) throw new QueueFullError();
    const made = oneAtATime(async () => {
      const original = await media.find(hash);
      const picture = original && (await drawPicture(original, width, format));
      if (picture) await cache.put(name, picture);
      return picture;
    });
    running.set(name, made);
    void made.catch(() => {}).then(() => running.delete(name));
    return made;
  }

  return async (hash: string, width: number, format: PictureFormat): Promise<Buffer | null> => {
    const name = `${hash}-${width}.${format}`;
    return running.get(name) ?? (await cache.find(name)) ?? running.get(name) ?? make(name, hash, width, format);
  };
}
