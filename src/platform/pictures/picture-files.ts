import { join } from 'node:path';
import pLimit from 'p-limit';
import { BoundedFolder } from './bounded-folder.ts';
import { drawPicture, type PictureFormat } from './draw-picture.ts';
import type { MediaStore } from './media-store.ts';

const maxBytes = 1024 * 1024 * 1024;

/** How many pictures may wait to be made; beyond, a visitor is told to come back. */
const maxQueueLength = 500;

export class QueueFullError extends Error {}

/**
 * Pictures in the widths and formats of the shop, made when first asked for and kept under DATA_DIR/pictures. They are
 * made one at a time, so that a page of new pictures leaves the processor to other visitors; who asks for the same
 * waits for the same. null for an unknown picture. Throws QueueFullError.
 */
export function createPictureFiles(dataDir: string, media: MediaStore) {
  const kept = new BoundedFolder(join(dataDir, 'pictures'), maxBytes);
  const running = new Map<string, Promise<Buffer | null>>();
  const oneAtATime = pLimit(1);

  function make(name: string, hash: string, width: number, format: PictureFormat): Promise<Buffer | null> {
    if (running.size >= maxQueueLength) throw new QueueFullError();
    const made = oneAtATime(async () => {
      const original = await media.find(hash);
      const picture = original && (await drawPicture(original, width, format));
      if (picture) await kept.put(name, picture);
      return picture;
    });
    running.set(name, made);
    void made.catch(() => {}).then(() => running.delete(name));
    return made;
  }

  return async (hash: string, width: number, format: PictureFormat): Promise<Buffer | null> => {
    const name = `${hash}-${width}.${format}`;
    return running.get(name) ?? (await kept.find(name)) ?? running.get(name) ?? make(name, hash, width, format);
  };
}
