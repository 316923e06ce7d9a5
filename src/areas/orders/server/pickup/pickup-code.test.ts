import Fastify from 'fastify';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createSigner } from '#platform/secret/signer.ts';
import { createPickupCodes } from './pickup-code.ts';
import { servePickupQr } from './serve-pickup-qr.ts';

const codes = createPickupCodes(createSigner('a secret of the shop'));

async function fetchPicture(path: string) {
  const server = Fastify();
  servePickupQr(server, codes);
  const answer = await server.inject(path);
  await server.close();
  return answer;
}

it('is six characters that are not mistaken for others, the same each time, of this order and this shop', () => {
  const numbers = Array.from({ length: 500 }, (_, index) => `26-${100_000 + index}`);
  const all = numbers.map(codes.codeOf);
  for (const code of all) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{3} [0-9A-HJKMNP-TV-Z]{3}$/);
  expect(new Set(all).size).toBe(numbers.length);
  expect(numbers.map(codes.codeOf)).toEqual(all);
  expect(createPickupCodes(createSigner('another')).codeOf('26-100000')).not.toBe(all[0]);
});

it('can be scanned, with the order’s number', async () => {
  const { statusCode, headers, rawPayload } = await fetchPicture(codes.qrPath('26-889862'));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/gif']);
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const text = decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
  expect(text).toBe(`26-889862 ${codes.codeOf('26-889862')}`);
});

it('is drawn for nobody who has not had the mail', async () => {
  const path = codes.qrPath('26-889862');
  for (const other of [path.replace('889862', '889863'), path.replace('.gif', 'x.gif'), '/documents/pickup/26-1/x.gif'])
    expect((await fetchPicture(other)).statusCode).toBe(404);
});
