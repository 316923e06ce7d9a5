import type { FileHandle } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';

/** Longer arrays are written in pieces, so that none takes the process long, or much of its memory. */
const maxItems = 2000;
const maxBytes = 256 * 1024;
/** Before each frame: its length and its checksum. */
const headBytes = 8;
const maxFrameBytes = 64 * 1024 * 1024;

const numberTypes = { Int32Array, Uint8Array, Float64Array };
type Numbers = Int32Array | Uint8Array | Float64Array;

/** What a frame says: a value, or what follows: fields of an object, or an array of so many items in pieces. */
type Frame =
  | { readonly value: unknown }
  | { readonly fields: readonly string[] }
  | { readonly type: keyof typeof numberTypes | 'list'; readonly length: number };

/** Appends a value in frames: of objects each field by itself, long arrays in pieces. */
export async function writeFrames(file: FileHandle, value: unknown): Promise<void> {
  const type = typeOfArray(value);
  if (type) {
    const { length } = value as Numbers;
    await writeFrame(file, { type, length });
    const size = type === 'list' ? maxItems : maxBytes / numberTypes[type].BYTES_PER_ELEMENT;
    for (let from = 0; from < length; from += size) {
      const to = Math.min(from + size, length);
      await writeFrame(file, {
        value: type === 'list' ? (value as unknown[]).slice(from, to) : (value as Numbers).subarray(from, to),
      });
    }
  } else if (isPlainObject(value)) {
    await writeFrame(file, { fields: Object.keys(value) });
    for (const field of Object.values(value)) await writeFrames(file, field);
  } else await writeFrame(file, { value });
}

/** Reads the value that comes next; throws where the file ends or a checksum is another. */
export async function readFrames(file: FileHandle): Promise<unknown> {
  const frame = await readFrame(file);
  if ('value' in frame) return frame.value;
  if ('fields' in frame) {
    const value: Record<string, unknown> = {};
    for (const name of frame.fields) value[name] = await readFrames(file);
    return value;
  }
  const { type, length } = frame;
  const all: unknown[] | Numbers = type === 'list' ? [] : new numberTypes[type](length);
  for (let from = 0; from < length;) {
    const { value: piece } = (await readFrame(file)) as { readonly value: unknown[] | Numbers };
    if (Array.isArray(all)) for (const item of piece) all.push(item);
    else all.set(piece as Numbers, from);
    from += piece.length;
  }
  return all;
}

async function writeFrame(file: FileHandle, frame: Frame): Promise<void> {
  const bytes = serialize(frame);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(bytes.length, 0);
  head.writeUInt32LE(crc32(bytes), 4);
  await file.appendFile(Buffer.concat([head, bytes]));
  await yieldToEventLoop();
}

async function readFrame(file: FileHandle): Promise<Frame> {
  const head = await readBytes(file, headBytes);
  const length = head.readUInt32LE(0);
  if (length > maxFrameBytes) throw new Error('it is damaged');
  const bytes = await readBytes(file, length);
  if (crc32(bytes) !== head.readUInt32LE(4)) throw new Error('it is damaged');
  await yieldToEventLoop();
  return deserialize(bytes) as Frame;
}

async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  for (let from = 0; from < length;) {
    const { bytesRead } = await file.read(buffer, from, length - from);
    if (bytesRead === 0) throw new Error('it is incomplete');
    from += bytesRead;
  }
  return buffer;
}

function typeOfArray(value: unknown): keyof typeof numberTypes | 'list' | undefined {
  if (Array.isArray(value)) return 'list';
  for (const type of ['Int32Array', 'Uint8Array', 'Float64Array'] as const)
    if (value instanceof numberTypes[type]) return type;
  return undefined;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
