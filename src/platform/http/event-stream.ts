import { Readable } from 'node:stream';

/** Bytes that wait for a browser that does not read; beyond, it loses the stream and comes again. */
const maxWaitingBytes = 64 * 1024;
/** After how long a browser comes again when a stream has ended, in milliseconds. */
const retryMs = 2000;

/** An answer of server-sent events, which goes on until either side ends it. */
export class EventStream extends Readable {
  constructor() {
    super({ read() {} });
    this.#write(`retry: ${retryMs}\n\n`);
  }

  /** `id` is what a browser that comes again names as the last that it got. */
  send(event: string, data: unknown, id?: string): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** An id without an event: where a browser that comes again goes on. */
  mark(id: string): void {
    this.#write(`id: ${id}\n\n`);
  }

  /** A comment, so that nothing in between takes the connection for dead. */
  beat(): void {
    this.#write(':\n\n');
  }

  finish(): void {
    if (!this.#hasEnded) this.push(null);
    this.#hasEnded = true;
  }

  #hasEnded = false;

  #write(text: string): void {
    if (this.#hasEnded || this.destroyed) return;
    if (this.readableLength > maxWaitingBytes) this.destroy();
    else this.push(text);
  }
}
