import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { deflateSync, gzipSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nestedMarkers } from '#platform/pictures/drawing/hostile-pictures.fixture.ts';
import { productCells, startCatalogue } from '../../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let origin = '';
let requests: string[] = [];
let maxConcurrent = 0;
const files = new Map<string, Buffer>();
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  if (isAway) return void response.writeHead(503).end();
  atOnce += 1;
  maxConcurrent = Math.max(maxConcurrent, atOnce);
  const content = files.get(request.url ?? '');
  const etag = content && `"${content.length}"`;
  setTimeout(() => {
    atOnce -= 1;
    if (etag && request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(content ? 200 : 404, etag ? { etag } : {}).end(content);
  }, 10);
});
let atOnce = 0;
let isAway = false;

beforeEach(async () => {
  shop = await startCatalogue();
  files.clear();
  [requests, maxConcurrent, isAway] = [[], 0, false];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await shop.stop();
});

const onThisMachine = { downloads: { isAllowedAddress: (address: string) => address === '127.0.0.1' } };
const page = async (slug: string) => {
  const found = await shop.catalogue.findProductPage(slug, 'ca');
  if ('code' in found) throw new Error(`${slug}: ${found.code}`);
  return found;
};
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

/** A PNG of a few hundred bytes that decompresses to this many pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, crc(body)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crc(data: Buffer): Buffer {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE((value ^ 0xffffffff) >>> 0);
  return bytes;
}

test('downloads each picture and document once, a few at a time', async () => {
  for (let at = 0; at < 30; at += 1)
    files.set(
      `/p${at}.png`,
      await photograph(60 + at, 40)
        .png()
        .toBuffer(),
    );
  const manual = new PDFDocument();
  manual.end();
  files.set('/manual.pdf', await buffer(manual));
  const rows = Array.from({ length: 30 }, (_, at) =>
    productCells(`A-${at}`, {
      pictures: `${origin}/p${at}.png|${origin}/p0.png`,
      documents: `instructions:${origin}/manual.pdf:Manual:Manual en català`,
    }),
  );
  await shop.writeRows('products.csv', rows);
  const report = await shop.importFrom('', onThisMachine);
  expect(report.lines).toEqual([]);
  expect(requests).toHaveLength(31);
  expect(maxConcurrent).toBeLessThanOrEqual(6);
  expect(await page('producto-a-7')).toMatchObject({
    pictures: [
      { width: 67, height: 40 },
      { width: 60, height: 40 },
    ],
    documents: [{ kind: 'instructions', name: 'Manual en català' }],
  });
  expect(await shop.importFrom('', onThisMachine)).toMatchObject({ unchanged: 30 });
});

test('reuses a download while its server is away, refreshes a changed one and drops a deleted one', async () => {
  const load = async () => {
    const report = await shop.importFrom('', onThisMachine);
    return { ...report, sizes: (await page('producto-a-1')).pictures.map(({ width }) => width) };
  };
  files.set('/p.png', await photograph(60, 40).png().toBuffer());
  await shop.writeRows('products.csv', [productCells('A-1', { pictures: `${origin}/p.png` })]);
  expect(await load()).toMatchObject({ created: 1, sizes: [60] });
  // Answered with 304 and no content.
  files.set('/p.png', Buffer.alloc(files.get('/p.png')!.length));
  expect(await load()).toMatchObject({ unchanged: 1, sizes: [60], lines: [] });
  isAway = true;
  const away = await load();
  expect(away).toMatchObject({ unchanged: 1, sizes: [60] });
  expect(away.lines.map(({ reason }) => reason)).toEqual([`kept as it was, answered 503: ${origin}/p.png`]);
  isAway = false;
  files.set('/p.png', await photograph(70, 40).png().toBuffer());
  expect(await load()).toMatchObject({ changed: 1, sizes: [70] });
  files.clear();
  expect(await load()).toMatchObject({ changed: 1, sizes: [] });
});

test('does not connect to an address of this machine by default', async () => {
  files.set('/p.png', await photograph(60, 40).png().toBuffer());
  await shop.writeRows('products.csv', [
    productCells('A-1', { pictures: `${origin}/p.png`, documents: `certificate:${origin}/a.pdf:Certificado` }),
  ]);
  const report = await shop.importFrom();
  expect(report.created).toBe(1);
  expect(report.lines.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('open internet'),
    expect.stringContaining('open internet'),
  ]);
  expect(requests).toEqual([]);
});

test('reports and leaves out broken, huge and other files that are no pictures', async () => {
  const jpeg = await photograph(400, 300).jpeg().toBuffer();
  const noise = await sharp(Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 300, height: 200, channels: 3 },
  })
    .png()
    .toBuffer();
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const nested = Array.from(
    { length: 12 },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
  ).join('');
  const svg = (content: string, size = 'width="40" height="30"', doctype = '') =>
    `${doctype}<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
  const named: Record<string, Buffer | string> = {
    'page.png': '<html><body>no</body></html>',
    'empty.jpg': '',
    'packed.png': gzipSync(jpeg),
    'cut.png': noise.subarray(0, noise.length >> 1),
    'bomb.png': bomb(100_000, 100_000),
    'hollow.png': bomb(6000, 6000),
    'wide.svg': svg('<rect width="1" height="1"/>', 'width="90000" height="90000"'),
    'laughs.svg': svg('<text>&l9;</text>', undefined, `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`),
    'nested.svg': svg(`<defs><g id="g0"><rect width="9" height="9"/></g>${nested}</defs><use href="#g12"/>`),
    'markers.svg': nestedMarkers,
    'good.jpg': jpeg,
  };
  for (const [name, content] of Object.entries(named)) await shop.write(name, content as Buffer);
  await shop.writeRows('products.csv', [productCells('A-1', { pictures: Object.keys(named).join('|') })]);
  const report = await shop.importFrom();
  const reasons = report.lines.map(({ reason }) => reason);
  for (const name of Object.keys(named))
    if (name !== 'good.jpg')
      expect(
        reasons.filter((reason) => reason.includes(name)),
        name,
      ).toHaveLength(1);
  expect(reasons.find((reason) => reason.includes('bomb.png'))).toContain(
    'a picture of 100000 × 100000, more than 50 million pixels',
  );
  expect((await page('producto-a-1')).pictures).toMatchObject([{ width: 400, height: 300 }]);
  expect((await readdir(shop.dataDir, { recursive: true })).filter((name) => /[0-9a-f]{32}/.test(name))).toHaveLength(
    1,
  );
});

test('reports and leaves out a document that is no PDF', async () => {
  files.set('/a.pdf', Buffer.from('<html>'));
  await shop.writeRows('products.csv', [
    productCells('A-1', { documents: `certificate:${origin}/a.pdf:Certificado|certificate:${origin}/gone.pdf:Otro` }),
  ]);
  const report = await shop.importFrom('', onThisMachine);
  expect(report.lines.map(({ reason }) => reason)).toEqual([
    `not a PDF: ${origin}/a.pdf`,
    `answered 404: ${origin}/gone.pdf`,
  ]);
  expect((await page('producto-a-1')).documents).toEqual([]);
});

test('measures a portrait photograph as it is displayed', async () => {
  await shop.write('upright.jpg', await photograph(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  await shop.writeRows('products.csv', [productCells('A-1', { pictures: 'upright.jpg' })]);
  await shop.importFrom();
  expect((await page('producto-a-1')).pictures).toMatchObject([{ width: 40, height: 60 }]);
});
