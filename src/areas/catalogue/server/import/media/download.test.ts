import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createDownloader, type Downloader, type DownloadLimits } from './download.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  closing.push(() => (server.closeAllConnections(), server.close()));
  return `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
}

function downloader(limits: Partial<DownloadLimits> = {}): Downloader {
  const made = createDownloader(limits);
  closing.push(made.close);
  return made;
}

/** Treats the server on the loopback address as one of the internet. */
const onThisMachine = { isAllowedAddress: (address: string) => address === '127.0.0.1' };
const answerOk: RequestListener = (_, response) => void response.end('content');

test('downloads a file, also through a redirect', async () => {
  const origin = await serve((request, response) =>
    request.url === '/old' ? response.writeHead(302, { location: '/new' }).end() : response.end(`found ${request.url}`),
  );
  expect((await downloader(onThisMachine).download(`${origin}/old`, 1000)).content?.toString()).toBe('found /new');
});

test('rejects addresses of this machine and private networks in every notation', async () => {
  const origin = await serve(answerOk);
  const { port } = new URL(origin);
  const { download } = downloader();
  const hosts = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
    '[::]',
  ];
  for (const host of hosts)
    await expect(download(`http://${host}:${port}/`, 1000), host).rejects.toThrow(
      'not an address of the open internet',
    );
});

test('does not follow a redirect to a forbidden address', async () => {
  let visits = 0;
  const inside = await serve((_, response) => ((visits += 1), response.end('secret')), '127.0.0.2');
  const origin = await serve((_, response) => void response.writeHead(301, { location: inside }).end());
  await expect(downloader(onThisMachine).download(origin, 1000)).rejects.toThrow('not an address of the open internet');
  expect(visits).toBe(0);
});

test('connects to the address that was checked, after a single look-up', async () => {
  let lookups = 0;
  // First an allowed address, then a forbidden one: a second look-up would get that.
  const resolve = ((_name, _options, callback) => {
    lookups += 1;
    callback(null, [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
  }) as LookupFunction;
  const origin = await serve(answerOk);
  const { download } = downloader({ ...onThisMachine, resolve });
  expect((await download(`http://shop.example:${new URL(origin).port}/a`, 1000)).content?.toString()).toBe('content');
  expect(lookups).toBe(1);
});

test('rejects a name with one forbidden address', async () => {
  const resolve = ((_name, _options, callback) =>
    callback(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])) as LookupFunction;
  await expect(downloader({ ...onThisMachine, resolve }).download('http://shop.example/', 1000)).rejects.toThrow(
    'not an address of the open internet',
  );
});

test('rejects a file that is too large, announced or not', async () => {
  let sent = 0;
  const endless = (response: ServerResponse): void => {
    const write = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  };
  const origin = await serve((request, response) => {
    if (request.url === '/announced') response.writeHead(200, { 'content-length': '5000000' });
    endless(response);
  });
  const { download } = downloader(onThisMachine);
  await expect(download(`${origin}/announced`, 1_000_000)).rejects.toThrow('larger than 1 MB');
  await expect(download(`${origin}/endless`, 1_000_000)).rejects.toThrow('larger than 1 MB');
  expect(sent).toBeLessThan(50_000_000);
});

test('gives up on a response that drips or never begins', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/silent') return;
    const drip = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(drip));
  });
  const { download } = downloader({ ...onThisMachine, milliseconds: 300 });
  await expect(download(`${origin}/drip`, 1000)).rejects.toThrow('not there within 0.3 s');
  await expect(download(`${origin}/silent`, 1000)).rejects.toThrow('not there within 0.3 s');
});

test('gives up on endless redirects', async () => {
  const origin = await serve(
    (request, response) => void response.writeHead(302, { location: `${request.url}x` }).end(),
  );
  await expect(downloader(onThisMachine).download(`${origin}/a`, 1000)).rejects.toThrow('more than 5 redirects');
});

test('rejects a compressed response', async () => {
  const origin = await serve(
    (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000))),
  );
  await expect(downloader(onThisMachine).download(origin, 1_000_000)).rejects.toThrow('packed as gzip');
});

test.each([
  ['file:///etc/passwd', 'only http and https'],
  ['ftp://example.com/a', 'only http and https'],
  ['data:image/png;base64,AA', 'only http and https'],
  ['http://', 'no address'],
])('%s is refused', async (address, reason) => {
  await expect(downloader(onThisMachine).download(address, 1000)).rejects.toThrow(reason);
});

test('rejects a redirect to another scheme, and names addresses without their password', async () => {
  const origin = await serve((request, response) =>
    request.url === '/file'
      ? response.writeHead(302, { location: 'file:///etc/passwd' }).end()
      : response.writeHead(404).end(),
  );
  const { download } = downloader(onThisMachine);
  await expect(download(`${origin}/file`, 1000)).rejects.toThrow('only http and https');
  const withPassword = origin.replace('//', '//me:secret@');
  await expect(download(`${withPassword}/gone`, 1000)).rejects.toThrow(`answered 404: ${origin}/gone`);
});
