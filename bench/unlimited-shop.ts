import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopData } from '#areas/store/server/shop-data.ts';

/** The demo's shop folder with limits that fifty shoppers do not reach; deleted at the end of the process. */
export function makeUnlimitedShop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync('demo/shop', folder, { recursive: true });
  const rewrite = <Data>(name: string, changed: (data: Data) => Data): void => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(changed(JSON.parse(readFileSync(file, 'utf8')) as Data)));
  };
  const limits = { orders: 1_000_000, pieces: 100_000_000, amount: 1_000_000_000 };
  rewrite<object>('shop.json', (shop) => ({
    ...shop,
    unpaidOrders: {
      guest: limits,
      account: limits,
      network: { orders: limits.orders },
    } satisfies ShopData['unpaidOrders'],
  }));
  rewrite<{ delivery: object }>('delivery.json', (data) => ({
    ...data,
    delivery: { ...data.delivery, capacity: 10_000 },
  }));
  return folder;
}
