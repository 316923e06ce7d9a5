import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { refuseUnrealShop } from './refuse-unreal-shop.ts';
import { demoShopDir } from './unreal-facts.ts';

const demo = readShopData(demoShopDir);

it('refuses the demo’s own folder, however it is named', () => {
  for (const folder of [demoShopDir, join(demoShopDir, '../shop')])
    expect(() => refuseUnrealShop(folder, demo)).toThrow(
      /^SHOP_MODE=production refuses SHOP_DIR=\S+, the demo's own; make one with: npm run shop -- shop new DIR$/,
    );
});

it('refuses the demo’s tax number and account in a folder of one’s own', () => {
  expect(() => refuseUnrealShop(inject('shopDir'), demo)).toThrow(
    /legal\.taxId B00000000 is the demo's; bank\.iban ES91 .+ is the demo's\.$/,
  );
});
