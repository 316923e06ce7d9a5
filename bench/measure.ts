import { connect, type Socket } from 'node:net';

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const connections = 20;

/**
 * Loads an address over keep-alive connections, each sending its next request when the last answer is whole; anything but a
 * 200 ends the benchmark. Plain sockets: load generators that parse every answer in JavaScript were busier than the
 * server when answers are compressed, and measured themselves.
 */
export async function measure(load: Load): Promise<Measured> {
  const request = requestBytes(load);
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + load.seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => loadOne(new URL(load.url), request, until, latencies)));
  const elapsed = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const quantile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { perSecond: latencies.length / elapsed, p50: quantile(0.5), p99: quantile(0.99) };
}

function requestBytes({ url, method = 'GET', headers = {}, body }: Load): Buffer {
  const { pathname, search, host } = new URL(url);
  const lines = Object.entries({
    host,
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  });
  return Buffer.from(
    `${method} ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body ?? ''}`,
  );
}

function loadOne(url: URL, request: Buffer, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(url.port), url.hostname);
    let sentAt = 0;
    let missing = 0;
    let head = Buffer.alloc(0);
    const send = (): void => {
      if (performance.now() > until) {
        socket.destroy();
        resolve();
        return;
      }
      sentAt = performance.now();
      missing = -1;
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing >= 0) missing -= chunk.length;
      else {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        const length = /content-length: (\d+)/i.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200') || length === undefined)
          return reject(new Error(`${url.href}: ${text.split('\r\n')[0]}`));
        missing = Number(length) - (head.length - end - 4);
        head = Buffer.alloc(0);
      }
      if (missing > 0) return;
      latencies.push(performance.now() - sentAt);
      send();
    });
  });
}
