import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from '#platform/start-error.ts';
import { seatOf } from './shop-data.ts';
import { createShopFile } from './shop-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps what it had when a change is refused or wrong, and says so once', () => {
  const file = join(folder, 'shop.json');
  const text = readFileSync('demo/shop/shop.json', 'utf8');
  writeFileSync(file, text);
  const shop = createShopFile(folder, ({ legal }) => {
    if (legal.taxId === 'B99999999') throw new StartError('no such tax number');
  });
  writeFileSync(file, text.replace('B00000000', 'B99999999').replace('hola@', 'tienda@'));
  expect(() => shop.refresh()).toThrow('no such tax number');
  writeFileSync(file, text.replace('"phone":', '"fone": "1",\n  "phone":'));
  expect(() => shop.refresh()).toThrow(/fone: unknown, did you mean phone\? \(line \d+\)$/);
  expect([shop.refresh(), shop.data.legal.taxId, shop.data.email]).toEqual([
    false,
    'B00000000',
    'hola@caneina.example',
  ]);
  writeFileSync(file, text.replace('hola@', 'tienda@'));
  expect([shop.refresh(), shop.data.email]).toEqual([true, 'tienda@caneina.example']);
});

it('keeps the seat of the company until the shop is built again when a store opens', () => {
  const file = join(folder, 'shop.json');
  const shop = JSON.parse(readFileSync('demo/shop/shop.json', 'utf8'));
  const { address, coords, openingHours, ...online } = shop;
  writeFileSync(file, JSON.stringify({ ...online, legal: { ...shop.legal, address } }));
  const read = createShopFile(folder);
  const { address: _, ...legal } = shop.legal;
  writeFileSync(file, JSON.stringify({ ...shop, legal }));
  expect(read.refresh()).toBe(true);
  expect(seatOf(read.data)).toEqual(address);
  expect(createShopFile(folder).data).toMatchObject({ address, coords, openingHours });
});
