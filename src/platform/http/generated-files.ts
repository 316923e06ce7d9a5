import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomUUID } from 'node:crypto';
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

interface Generated {
  readonly version: number;
  readonly madeAt: number;
  readonly gzip: Promise<string>;
  brotli?: Promise<string>;
}

/**
 * Large texts that are written portion by portion, compressed, and sent from disk: their size does not matter to memory.
 * Each is made when it is requested, once for all who wait for it, and again for another version or when it is old.
 */
export class GeneratedFiles {
  readonly #options: GeneratedFilesOptions;
  readonly #files = new Map<string, Generated>();

  constructor(options: GeneratedFilesOptions) {
    this.#options = options;
  }

  /** Sends the text of this name in the encoding that the request prefers. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    version: number,
    write: () => AsyncIterable<string>,
  ): Promise<FastifyReply> {
    const file = this.#current(name, version, write);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === 'br') file.brotli ??= this.#recompress(name, file.gzip);
    const path = await (encoding === 'br' ? file.brotli! : file.gzip);
    // Only now: an error has another body.
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${Math.floor(this.#options.maxAgeMs / 1000)}`)
      .header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    const content = createReadStream(path);
    return reply.send(encoding ? content : content.pipe(createGunzip()));
  }

  #current(name: string, version: number, write: () => AsyncIterable<string>): Generated {
    const { clock, maxAgeMs } = this.#options;
    const now = clock().getTime();
    const known = this.#files.get(name);
    if (known?.version === version && now - known.madeAt < maxAgeMs) return known;
    const made: Generated = {
      version,
      madeAt: now,
      gzip: this.#store(`${name}.gz`, (path) =>
        pipeline(Readable.from(write()), createGzip(), createWriteStream(path)),
      ),
    };
    this.#files.set(name, made);
    // What could not be made is tried again at the next request.
    made.gzip.catch(() => this.#files.get(name) === made && this.#files.delete(name));
    return made;
  }

  #recompress(name: string, gzip: Promise<string>): Promise<string> {
    const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return this.#store(`${name}.br`, async (path) =>
      pipeline(createReadStream(await gzip), createGunzip(), compress, createWriteStream(path)),
    );
  }

  /** Under another name until it is whole: the one before it is served meanwhile. */
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
