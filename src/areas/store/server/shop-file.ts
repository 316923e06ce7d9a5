import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readShopData, type ShopData } from './shop-data.ts';

/** What the shop says of itself. All else in shop.json, such as the bank account, is used from the next start on. */
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
  'service',
  'visit',
  'returns',
  'legal',
  'openingHours',
  'orderMails',
] as const satisfies readonly (keyof ShopData)[];

/** shop.json, read at the start and again when it changes. */
export function createShopFile(shopDir: string) {
  const file = join(shopDir, 'shop.json');
  const readStamp = (): string => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? `${found.mtimeMs} ${found.size}` : 'missing';
  };
  let stamp = readStamp();
  const data = readShopData(shopDir);

  return {
    /** One object, whose parts are replaced in place: all areas read the same. */
    data: data as Readonly<ShopData>,
    /** Reads the file if it has changed since; returns whether. Throws what is wrong with it once, and changes nothing then. */
    refresh(): boolean {
      const latest = readStamp();
      if (latest === stamp) return false;
      stamp = latest;
      const read = readShopData(shopDir);
      Object.assign(data, Object.fromEntries(liveParts.map((part) => [part, read[part]])));
      return true;
    },
  };
}

export type ShopFile = ReturnType<typeof createShopFile>;
