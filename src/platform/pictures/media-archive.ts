import { open, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { writeWholeFile } from './write-whole-file.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Neighbours are compressed together: drawings of similar products are nearly equal. Reading one decompresses its block. */
const maxBlockBytes = 512 * 1024;
const params = { [constants.ZSTD_c_compressionLevel]: 1 };
const footerBytes = 8;

/** Where a content is: a compressed block of the file, and its place in the decompressed block. */
type Place = readonly [blockStart: number, blockBytes: number, start: number, bytes: number];

/** Many contents in one compact file, as ten thousand files take the disk longer than all else that makes them. */
export interface MediaArchive {
  readonly hashes: readonly string[];
  /** null for an unknown hash. */
  find(hash: string): Promise<Buffer | null>;
}

/** Writes the contents, by their hash, to a file: compressed blocks, then the places of all as JSON and its length. */
export async function writeMediaArchive(
  path: string,
  contents: AsyncIterable<readonly [hash: string, content: Buffer]>,
): Promise<void> {
  const blocks: Buffer[] = [];
  const places: Record<string, Place> = {};
  let blockStart = 0;
  let pending: (readonly [string, Buffer])[] = [];
  let pendingBytes = 0;

  const flush = async (): Promise<void> => {
    const block = await compress(Buffer.concat(pending.map(([, content]) => content)), { params });
    let start = 0;
    for (const [hash, { length }] of pending) {
      places[hash] = [blockStart, block.length, start, length];
      start += length;
    }
    blocks.push(block);
    blockStart += block.length;
    [pending, pendingBytes] = [[], 0];
  };
  for await (const one of contents) {
    pending.push(one);
    pendingBytes += one[1].length;
    if (pendingBytes >= maxBlockBytes) await flush();
  }
  if (pending.length > 0) await flush();
  const index = Buffer.from(JSON.stringify(places));
  const footer = Buffer.alloc(footerBytes);
  footer.writeBigUInt64LE(BigInt(index.length));
  await writeWholeFile(path, Buffer.concat([...blocks, index, footer]));
}

/** Opens an archive: its index is kept in memory, contents are read when asked for. null if there is none. */
export async function openMediaArchive(path: string): Promise<MediaArchive | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!found) return null;
  const footer = await readPart(path, found.size - footerBytes, footerBytes);
  const indexBytes = Number(footer.readBigUInt64LE());
  const index = await readPart(path, found.size - footerBytes - indexBytes, indexBytes);
  const places = new Map(Object.entries(JSON.parse(index.toString()) as Record<string, Place>));
  // The pictures of a page, or all in their order, are often in the same block.
  const blocks = new LRUCache<number, Promise<Buffer>>({ max: 2 });
  const readBlock = async (start: number, bytes: number): Promise<Buffer> =>
    decompress(await readPart(path, start, bytes));
  return {
    hashes: [...places.keys()],
    async find(hash) {
      const place = places.get(hash);
      if (!place) return null;
      const [blockStart, blockBytes, start, bytes] = place;
      const reading = blocks.get(blockStart) ?? readBlock(blockStart, blockBytes);
      blocks.set(blockStart, reading);
      const block = await reading;
      // A copy: the block is many times as large, and would stay in memory with it.
      return Buffer.from(block.subarray(start, start + bytes));
    },
  };
}

async function readPart(path: string, start: number, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
    if (bytesRead < bytes) throw new Error(`${path} is damaged`);
    return buffer;
  } finally {
    await file.close();
  }
}
