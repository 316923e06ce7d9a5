import Fastify from 'fastify';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { createSigner } from '#platform/secret/signer.ts';
import { createTransferQr, epcPayload } from './transfer-qr.ts';
import { serveTransferQr } from './serve-transfer-qr.ts';

const account = { iban: 'ES91 2100 0418 4502 0005 1332', beneficiary: 'Can Eina Ferreteria d’Òdena, S.L.' };
const transfer = { reference: '26-889862', amount: cents(41_450) };
const qr = createTransferQr(account, createSigner('a secret of the shop'));

async function fetchPicture(path: string) {
  const server = Fastify();
  serveTransferQr(server, qr);
  const answer = await server.inject(path);
  await server.close();
  return answer;
}

async function scan(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}

it('has the lines of an EPC069-12 code in their order', () => {
  expect(epcPayload(account, transfer).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', ''],
    'Can Eina Ferreteria d’Òdena, S.L.',
    'ES9121000418450200051332',
    'EUR414.50',
    ...['', '', '26-889862'],
  ]);
});

it('cuts a long name, writes an amount with two decimals', () => {
  const lines = epcPayload({ ...account, beneficiary: 'x'.repeat(90) }, { ...transfer, amount: cents(500) }).split(
    '\n',
  );
  expect(lines[5]).toHaveLength(70);
  expect(lines[7]).toBe('EUR5.00');
});

it('stays below version 13, the largest that banking apps must read', () => {
  const longest = epcPayload(
    { iban: account.iban, beneficiary: 'ñ'.repeat(70) },
    { reference: 'x'.repeat(30), amount: cents(99_999_999_999) },
  );
  expect((encodeQR(longest, 'raw', { ecc: 'medium', border: 1 }).length - 2 - 17) / 4).toBeLessThanOrEqual(13);
});

it('can be scanned from the served picture', async () => {
  const { statusCode, headers, rawPayload } = await fetchPicture(qr.path(transfer));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/gif']);
  expect(await scan(rawPayload)).toBe(epcPayload(account, transfer));
});

it('draws no code of another amount, reference, account or signature', async () => {
  const path = qr.path(transfer);
  const other = createTransferQr({ ...account, iban: 'ES00' }, createSigner('a secret of the shop')).path(transfer);
  for (const forged of [
    path.replace('41450', '1'),
    path.replace('26-889862', '26-889863'),
    path.replace(/.\.gif$/, '.gif'),
    path.replace(/[^/]*\.gif$/, '.gif'),
    other,
  ])
    expect([forged, (await fetchPicture(forged)).statusCode]).toEqual([forged, 404]);
});
