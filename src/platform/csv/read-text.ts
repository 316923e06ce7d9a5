import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';

/** Reads a text file in chunks; `onBytes` is called with the bytes read. A byte order mark is dropped. */
export async function* readText(
  path: string,
  encoding = 'utf-8',
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** Throws where the file is not in the encoding, before any of it is imported. */
export async function checkEncoding(path: string, encoding = 'utf-8'): Promise<void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  let chunk: Buffer = Buffer.alloc(0);
  try {
    for await (chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (line === 1 && looksLikeUtf16(chunk) && !encoding.startsWith('utf-16')) throw new TypeError('UTF-16');
      decoder.decode(chunk, { stream: true });
      line += countLineEnds(chunk);
    }
    decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const reason = `${basename(path)} is not ${encoding.toUpperCase()} text (line ${line + countLineEnds(readableStart(chunk))})`;
    throw new Error(
      `${reason}. Save it as UTF-8 or name its encoding, as --encoding windows-1252 or --encoding utf-16le`,
      {
        cause: error,
      },
    );
  }
}

function countLineEnds(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

/** The lines before the first that is not UTF-8; the chunk may begin within a character. */
function readableStart(chunk: Buffer): Buffer {
  let start = chunk.indexOf(10) + 1;
  for (
    let end = chunk.indexOf(10, start);
    end >= 0 && isUtf8(chunk.subarray(start, end));
    end = chunk.indexOf(10, start)
  )
    start = end + 1;
  return chunk.subarray(0, start);
}

/** A byte order mark of UTF-16, or its Latin letters, each beside a zero byte. */
const looksLikeUtf16 = (start: Buffer): boolean =>
  (start[0] === 0xff && start[1] === 0xfe) ||
  (start[0] === 0xfe && start[1] === 0xff) ||
  start.subarray(0, 4).filter((byte) => byte === 0).length === 2;
