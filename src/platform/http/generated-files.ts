import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash, randomUUID } from 'node:crypto';
import { constants, createBrotliCompress, createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#values/clock.ts';
import { acceptedEncoding } from './compress-response.ts';

interface GeneratedFilesOptions {
  readonly folder: string;
  readonly clock: Clock;
  /** Milliseconds for which a file is served without being made again. */
  readonly maxAgeMs: number;
}

interface Made<Value> {
  readonly version: number;
  readonly madeAt: number;
  readonly value: Promise<Value>;
  isReady: boolean;
}

interface Text {
  /** Path of the compressed file. */
  readonly gzip: string;
  /** The same for the same text. */
  readonly hash: string;
  brotli?: Promise<string>;
}

/**
 * Large texts that are written portion by portion, compressed, and sent from disk: their size does not matter to memory.
 * Each is made when it is requested, once for all who wait for it, and again for another version or when it is old. While
 * one is made nobody makes it a second time, so that requests during an import, with a new version for each batch, do not
 * write it many times over.
 */
export class GeneratedFiles {
  readonly #options: GeneratedFilesOptions;
  readonly #made = new Map<string, Made<unknown>>();

  constructor(options: GeneratedFilesOptions) {
    this.#options = options;
  }

  /** Sends the text of this name in the encoding that the request prefers, or that it has not changed. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    version: number,
    write: () => AsyncIterable<string>,
  ): Promise<FastifyReply> {
    const text = await this.read(`file ${name}`, version, () => this.#writeText(name, write));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const etag = `"${text.hash}${encoding ? `-${encoding}` : ''}"`;
    const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag);
    if (encoding === 'br' && !isKnown) text.brotli ??= this.#recompress(name, text);
    const path = encoding === 'br' && !isKnown ? await text.brotli! : text.gzip;
    // Open before the headers are set: an error has other ones.
    const file = await open(path);
    const { size } = await file.stat();
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${Math.floor(this.#options.maxAgeMs / 1000)}`)
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (isKnown || request.method === 'HEAD') await file.close();
    if (isKnown) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding).header('content-length', size);
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    const content = file.createReadStream();
    // Unlike content.pipe(), this closes the file when the client goes away. An error ends the response by itself.
    return reply.send(encoding ? content : pipe(content, createGunzip(), () => {}));
  }

  /** What texts are made from, read as often as these are made. */
  read<Value>(name: string, version: number, make: () => Promise<Value>): Promise<Value> {
    const { clock, maxAgeMs } = this.#options;
    const now = clock().getTime();
    const known = this.#made.get(name) as Made<Value> | undefined;
    if (known && (!known.isReady || (known.version === version && now - known.madeAt < maxAgeMs))) return known.value;
    const made: Made<Value> = { version, madeAt: now, value: make(), isReady: false };
    this.#made.set(name, made);
    made.value.then(
      () => (made.isReady = true),
      // What could not be made is tried again at the next request.
      () => this.#made.delete(name),
    );
    return made.value;
  }

  async #writeText(name: string, write: () => AsyncIterable<string>): Promise<Text> {
    const hash = createHash('sha256');
    async function* hashed(): AsyncGenerator<string> {
      for await (const part of write()) {
        hash.update(part);
        yield part;
      }
    }
    const gzip = await this.#store(`${name}.gz`, (path) =>
      pipeline(Readable.from(hashed()), createGzip(), createWriteStream(path)),
    );
    return { gzip, hash: hash.digest('base64url').slice(0, 22) };
  }

  #recompress(name: string, { gzip }: Text): Promise<string> {
    const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return this.#store(`${name}.br`, (path) =>
      pipeline(createReadStream(gzip), createGunzip(), compress, createWriteStream(path)),
    );
  }

  /** Writes the file under another name until it is whole: the one before it is served meanwhile. */
  async #store(name: string, write: (path: string) => Promise<void>): Promise<string> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${name}.${randomUUID()}.part`);
    try {
      await write(draft);
      await rename(draft, join(folder, name));
    } finally {
      await rm(draft, { force: true });
    }
    return join(folder, name);
  }
}
