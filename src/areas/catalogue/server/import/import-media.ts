import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { MediaStore } from '#platform/pictures/media-store.ts';
import type { StoredPicture } from '../catalogue-tables.ts';
import { CellError } from './read-cells.ts';

const maxPictureBytes = 20_000_000;
const maxDocumentBytes = 50_000_000;
const pictureFormats = new Set(['svg', 'png', 'jpeg', 'webp', 'gif', 'heif']);

/** The files that a CSV names, read from its own folder only and each once; a fault throws CellError. */
export interface ImportMedia {
  picture(path: string): Promise<StoredPicture>;
  document(path: string): Promise<{ hash: string; size: number }>;
}

export async function createImportMedia(folder: string, store: MediaStore): Promise<ImportMedia> {
  const root = await realpath(folder);
  const pictures = new Map<string, Promise<StoredPicture>>();
  const documents = new Map<string, Promise<{ hash: string; size: number }>>();

  async function readInside(path: string, maxBytes: number): Promise<Buffer> {
    const file = await realpath(resolve(root, path)).catch(() => {
      throw new CellError(`file not found: ${path}`);
    });
    // realpath has followed every link, so nothing outside can be reached by one.
    if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) throw new CellError(`file outside the import's folder: ${path}`);
    const { size, isFile } = await stat(file).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile || size > maxBytes) throw new CellError(`no file of at most ${maxBytes / 1_000_000} MB: ${path}`);
    return readFile(file);
  }

  async function storePicture(path: string): Promise<StoredPicture> {
    const content = await readInside(path, maxPictureBytes);
    const { width, height, format } = await sharp(content).metadata().catch(() => ({ width: 0, height: 0, format: '' }));
    if (!width || !height || !pictureFormats.has(format)) throw new CellError(`not a picture: ${path}`);
    return { hash: await store.put(content), width, height };
  }

  async function storeDocument(path: string): Promise<{ hash: string; size: number }> {
    const content = await readInside(path, maxDocumentBytes);
    if (content.subarray(0, 5).toString('latin1') !== '%PDF-') throw new CellError(`not a PDF: ${path}`);
    return { hash: await store.put(content), size: content.length };
  }

  return {
    picture: (path) => once(pictures, path, storePicture),
    document: (path) => once(documents, path, storeDocument),
  };
}

function once<Value>(known: Map<string, Promise<Value>>, key: string, make: (key: string) => Promise<Value>): Promise<Value> {
  const running = known.get(key) ?? make(key);
  known.set(key, running);
  return running;
}
