import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { contentHash, type MediaStore } from '#platform/pictures/media-store.ts';
import type { StoredPicture } from '../catalogue-tables.ts';
import { measurePicture } from './measure-picture.ts';
import type { Downloader } from './download.ts';
import { CellError } from './read-cells.ts';

const maxPictureBytes = 20_000_000;
const maxDocumentBytes = 50_000_000;
/** Held in memory at the same time, and asked for from others at the same time. */
const atOnce = 6;

export type KeptDocument = { readonly hash: string; readonly size: number };

/** The files that a CSV names, from its own folder or the internet, each fetched once; a fault throws CellError. */
export interface ImportMedia {
  picture(place: string): Promise<StoredPicture>;
  document(place: string): Promise<KeptDocument>;
}

interface MediaSources {
  readonly folder: string;
  readonly downloader: Downloader;
  /** null: the files are checked and not kept. */
  readonly store: MediaStore | null;
  readonly onKept: () => void;
}

export async function createImportMedia({ folder, downloader, store, onKept }: MediaSources): Promise<ImportMedia> {
  const root = await realpath(folder);
  const pictures = new Map<string, Promise<StoredPicture>>();
  const documents = new Map<string, Promise<KeptDocument>>();
  const inTurn = createTurns(atOnce);

  const read = (place: string, maxBytes: number): Promise<Buffer> =>
    /^[a-z][a-z0-9+.-]+:/i.test(place) ? downloader.download(place, maxBytes) : readInside(place, maxBytes);

  async function readInside(path: string, maxBytes: number): Promise<Buffer> {
    const file = await realpath(resolve(root, path)).catch(() => {
      throw new CellError(`file not found: ${path}`);
    });
    // realpath has followed every link, so nothing outside can be reached by one.
    if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) throw new CellError(`file outside the import's folder: ${path}`);
    const found = await stat(file);
    if (!found.isFile() || found.size > maxBytes) throw new CellError(`no file of at most ${maxBytes / 1_000_000} MB: ${path}`);
    return readFile(file);
  }

  async function keep(content: Buffer): Promise<string> {
    onKept();
    return store ? store.put(content) : contentHash(content);
  }

  async function keepPicture(place: string): Promise<StoredPicture> {
    const content = await read(place, maxPictureBytes);
    const size = await measurePicture(content, place);
    return { hash: await keep(content), ...size };
  }

  async function keepDocument(place: string): Promise<KeptDocument> {
    const content = await read(place, maxDocumentBytes);
    if (content.subarray(0, 5).toString('latin1') !== '%PDF-') throw new CellError(`not a PDF: ${place}`);
    return { hash: await keep(content), size: content.length };
  }

  return {
    picture: (place) => once(pictures, place, () => inTurn(() => keepPicture(place))),
    document: (place) => once(documents, place, () => inTurn(() => keepDocument(place))),
  };
}

function once<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const running = known.get(key) ?? make();
  known.set(key, running);
  return running;
}

/** Lets so many pieces of work run at a time; the others wait in the order in which they came. */
function createTurns(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
