import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandActor } from '#values/actor.ts';
import { startCatalogue } from '../../catalogue.fixture.ts';
import { importCatalogue } from '../import-catalogue.ts';

const realList = fileURLToPath(
  new URL('../../../../../../../shared/data/catalogue-hardware-store-pe.csv', import.meta.url),
);
if (!existsSync(realList)) console.warn(`SKIPPED: no real stock list at ${realList}`);

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => (shop = await startCatalogue()));
afterAll(() => shop.stop());

test.skipIf(!existsSync(realList))(
  'a store’s own stock list, without prices, loads with its own column names and loads again unchanged',
  async () => {
    const load = () =>
      importCatalogue({
        database: shop.database,
        clock: () => new Date('2026-11-20T12:00:00Z'),
        dataDir: shop.dataDir,
        path: realList,
        actor: commandActor('test'),
      });
    const first = await load();
    expect(first.read).toBeGreaterThan(2900);
    expect(first.created + first.skipped).toBe(first.read);
    expect(first.withoutPrice).toBe(first.created);
    const again = await load();
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: first.created, skipped: first.skipped });

    const { rows } = await shop.database.$client.query(
      'SELECT count(*)::int AS sellable FROM catalogue_products WHERE price IS NOT NULL',
    );
    expect(rows).toEqual([{ sellable: 0 }]);
  },
);
