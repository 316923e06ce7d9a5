import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { PictureTooComplexError } from '#platform/pictures/drawing/drawing-process.ts';
import { isLate, runInDrawingProcess } from '#platform/pictures/drawing/run-in-drawing-process.ts';
import { contentHash, type MediaStore } from '#platform/pictures/media-store.ts';
import pLimit from 'p-limit';
import type { StoredPicture } from '../../catalogue-tables.ts';
import { type Downloader, UnavailableError } from './download.ts';
import type { DownloadCache, CachedDownload } from './download-cache.ts';
import { CellError } from '../read/read-cells.ts';

const maxPictureBytes = 20_000_000;
const maxDocumentBytes = 50_000_000;
/** Files in memory, and downloads, at the same time. */
const atOnce = 6;

export interface SavedDocument {
  readonly hash: string;
  readonly size: number;
}

/** The files that a CSV names, from its own folder or the internet, each read once; a fault throws CellError. */
export interface ImportMedia {
  picture(place: string): Promise<StoredPicture>;
  document(place: string): Promise<SavedDocument>;
  /** Loads the earlier downloads of these addresses from the cache. */
  loadDownloads(places: readonly string[]): Promise<void>;
  /** Saves the new downloads to the cache. */
  saveDownloads(): Promise<void>;
}

interface MediaSources {
  readonly folder: string;
  readonly downloader: Downloader;
  readonly cache: DownloadCache;
  readonly store: MediaStore;
  /** Files are checked and not stored. */
  readonly isDryRun: boolean;
  readonly onRead: () => void;
  /** Called when an address cannot be reached and its earlier download is used. */
  readonly onUnavailable: (reason: string) => void;
}

/** Hash and size of a file, and the dimensions of a picture. */
type StoredFile = Pick<CachedDownload, 'hash' | 'bytes' | 'width' | 'height'>;
/** Checks a content; returns the dimensions of a picture. */
type Check = (content: Buffer, place: string) => Promise<{ width: number; height: number } | null>;

export async function createImportMedia({
  folder,
  downloader,
  cache,
  store,
  isDryRun,
  onRead,
  onUnavailable,
}: MediaSources): Promise<ImportMedia> {
  const root = await realpath(folder);
  const files = new Map<string, Promise<StoredFile>>();
  const limit = pLimit(atOnce);

  async function storeFile(content: Buffer, place: string, check: Check): Promise<StoredFile> {
    const size = await check(content, place);
    const hash = isDryRun ? contentHash(content) : await store.put(content);
    onRead();
    return { hash, bytes: content.length, width: size?.width ?? null, height: size?.height ?? null };
  }

  async function fetchFile(address: string, maxBytes: number, check: Check): Promise<StoredFile> {
    const found = cache.find(address);
    const known = found && (await store.find(found.hash)) ? found : undefined;
    try {
      const { content, etag, lastModified } = await downloader.download(address, maxBytes, known);
      if (content === null) return known!;
      const stored = await storeFile(content, address, check);
      if (!isDryRun) cache.put({ address, ...stored, etag, lastModified });
      return stored;
    } catch (error) {
      if (!known || !(error instanceof UnavailableError)) throw error;
      onUnavailable(`kept as it was, ${error.message}`);
      return known;
    }
  }

  function file(place: string, maxBytes: number, check: Check): Promise<StoredFile> {
    const isAddress = /^[a-z][a-z0-9+.-]+:/i.test(place);
    const read = async () =>
      isAddress
        ? fetchFile(place, maxBytes, check)
        : storeFile(await readFileInside(root, place, maxBytes), place, check);
    const reading = files.get(place) ?? limit(read);
    files.set(place, reading);
    return reading;
  }

  return {
    async picture(place) {
      const { hash, width, height } = await file(place, maxPictureBytes, measurePicture);
      if (width === null || height === null) throw new CellError(`not a picture: ${place}`);
      return { hash, width, height };
    },
    async document(place) {
      const { hash, bytes, width } = await file(place, maxDocumentBytes, checkPdf);
      if (width !== null) throw new CellError(`not a PDF: ${place}`);
      return { hash, size: bytes };
    },
    loadDownloads: cache.load,
    saveDownloads: cache.save,
  };
}

const checkPdf: Check = async (content, place) => {
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') throw new CellError(`not a PDF: ${place}`);
  return null;
};

/** The size of a picture that can be shown. Throws CellError for any other file. */
async function measurePicture(content: Buffer, place: string): Promise<{ width: number; height: number }> {
  const { size, fault } = await runInDrawingProcess({ kind: 'inspect', content }).catch((error: unknown) => {
    if (error instanceof PictureTooComplexError)
      return { size: null, fault: 'a picture that takes too long or too much memory to draw' };
    if (isLate(error)) return { size: null, fault: 'a picture that this busy machine could not read in time' };
    throw error;
  });
  if (!size) throw new CellError(`${fault}: ${place}`);
  return size;
}

/** Reads a file inside a folder, whose real path `root` is. Throws CellError for any other. */
async function readFileInside(root: string, path: string, maxBytes: number): Promise<Buffer> {
  const file = await realpath(resolve(root, path)).catch(() => {
    throw new CellError(`file not found: ${path}`);
  });
  // realpath has followed every link, so nothing outside can be reached by one.
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep))
    throw new CellError(`file outside the import's folder: ${path}`);
  const found = await stat(file);
  if (!found.isFile() || found.size > maxBytes)
    throw new CellError(`no file of at most ${maxBytes / 1_000_000} MB: ${path}`);
  return readFile(file);
}
