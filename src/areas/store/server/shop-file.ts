import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readShopData, type ShopData } from './shop-data.ts';

/** What the shop says of itself. All else in shop.json, such as the bank account, decides what the shop is built of. */
const liveParts = [
  'slogan',
  'description',
  'address',
  'coords',
  'phone',
  'email',
  'messaging',
  'social',
  'sellingPoints',
  'words',
  'service',
  'visit',
  'returns',
  'legal',
  'openingHours',
  'orderMails',
  'progressiveReductions',
] as const satisfies readonly (keyof ShopData)[];

/**
 * Whether there is a store decides what the shop is built of, too: one that opens or closes does so with all of the shop, and
 * with it the seat of the company, which may be the store's address.
 */
const partsOfStore: readonly (keyof ShopData)[] = ['address', 'coords', 'openingHours', 'legal'];

/** What of shop.json a shop is built of, as a text to compare: where it changes, the shop is to be built again. */
export const builtPartsOf = (data: ShopData): string =>
  JSON.stringify([
    data.address !== undefined,
    Object.entries(data).filter(([part]) => !(liveParts as readonly string[]).includes(part)),
  ]);

/** shop.json, read at the start and again when it changes; `refuse` throws what is not to be used of it. */
export function createShopFile(shopDir: string, refuse: (read: ShopData) => void = () => {}) {
  const file = join(shopDir, 'shop.json');
  const readStamp = (): string => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? `${found.mtimeMs} ${found.size}` : 'missing';
  };
  let stamp = readStamp();
  const data = readShopData(shopDir);
  refuse(data);

  return {
    /** One object, whose parts are replaced in place: all areas read the same. */
    data: data as Readonly<ShopData>,
    /** Reads the file if it has changed since; returns whether. Throws what is wrong with it once, and changes nothing then. */
    refresh(): boolean {
      const latest = readStamp();
      if (latest === stamp) return false;
      stamp = latest;
      const read = readShopData(shopDir);
      refuse(read);
      const isSame = (read.address === undefined) === (data.address === undefined);
      const parts = liveParts.filter((part) => isSame || !partsOfStore.includes(part));
      Object.assign(data, Object.fromEntries(parts.map((part) => [part, read[part]])));
      return true;
    },
  };
}

export type ShopFile = ReturnType<typeof createShopFile>;
