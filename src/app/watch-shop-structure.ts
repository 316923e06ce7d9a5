import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readShopData, type ShopData } from '#areas/store/server/shop-data.ts';
import { builtPartsOf } from '#areas/store/server/shop-file.ts';
import { watchFiles } from '#platform/watch-files.ts';

/** Files of SHOP_DIR that are read when the shop is built. All others, and the rest of shop.json, are looked at by their areas. */
const files = [
  'delivery.json',
  'zones.geojson',
  'menu.json',
  'highlights.json',
  'map.geojson',
  'public/logo.svg',
  'public/mail-logo.png',
  'public/document-logo.png',
  'public/store-pin.svg',
  ...['es.svg', 'es.png', 'ca.svg', 'ca.png'].map((end) => `public/guarantee-notice.${end}`),
];

interface WatchOptions {
  readonly shopDir: string;
  /** Throws for data that are not to be used. */
  readonly refuse?: ((shop: ShopData) => void) | undefined;
  /** Called with the files that have changed; where it throws, they are looked at again. */
  readonly onChange: (changed: readonly string[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/** Looks whether a file says something else that only a shop that is built again shows. */
export function watchShopStructure({ shopDir, refuse, onChange, onError, ...every }: WatchOptions): { stop(): void } {
  let builtParts = '';
  function readBuiltParts(): string {
    try {
      const data = readShopData(shopDir);
      refuse?.(data);
      builtParts = builtPartsOf(data);
    } catch {
      // What is wrong in it is said where its other parts are read.
    }
    return builtParts;
  }
  let shopStamp = '';
  const read = (): ReadonlyMap<string, string> => {
    const latest = stampOf(join(shopDir, 'shop.json'));
    if (latest !== shopStamp) readBuiltParts();
    shopStamp = latest;
    return new Map([['shop.json', builtParts], ...files.map((name) => [name, stampOf(join(shopDir, name))] as const)]);
  };
  let used = read();
  let last = used;
  return watchFiles({
    async refresh() {
      const latest = read();
      // A file that is still being written is given the time until the next look.
      const isQuiet = differences(last, latest).length === 0;
      last = latest;
      const changed = differences(used, latest);
      if (!isQuiet || changed.length === 0) return;
      await onChange(changed);
      used = latest;
    },
    onError,
    ...every,
  });
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'missing';
}

const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([name, stamp]) => before.get(name) !== stamp).map(([name]) => name);
