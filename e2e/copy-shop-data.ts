import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The browser tests' own copy of the demo's data (SHOP_DIR). */
const folder = 'test-results/shop-data';

/** More places than all stories together order in one delivery slot, so that none takes the last place of another. */
const capacity = 30;

await rm(folder, { recursive: true, force: true });
await cp('demo/shop', folder, { recursive: true });
const file = join(folder, 'delivery.json');
const data = JSON.parse(await readFile(file, 'utf8')) as { delivery: object };
await writeFile(file, JSON.stringify({ ...data, delivery: { ...data.delivery, capacity } }));
