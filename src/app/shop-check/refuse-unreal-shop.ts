import { realpathSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { ShopData } from '#areas/store/server/shop-data.ts';
import { StartError } from '#platform/start-error.ts';
import { listDemoPictures } from './demo-remains.ts';
import { demoShopDir, findUnrealFacts } from './unreal-facts.ts';

/** Throws `StartError` in one line where a shop cannot be real: production calls it at the start and after each change. */
export function refuseUnrealShop(shopDir: string, shop: ShopData): void {
  if (realpathSync(shopDir) === realpathSync(demoShopDir))
    throw new StartError(
      `SHOP_MODE=production refuses SHOP_DIR=${shopDir}, the demo's own; make one with: npm run shop -- shop new DIR`,
    );
  const facts = findUnrealFacts(shop);
  if (facts.length > 0)
    throw new StartError(`SHOP_MODE=production refuses the shop's data: ${facts.map(({ text }) => text).join('; ')}.`);
}

/** A shop may open with them, but they show another. */
export function warnOfDemoPictures(shopDir: string, log: FastifyBaseLogger): void {
  const count = listDemoPictures(shopDir).length;
  if (count > 0)
    log.warn(`${count} pictures in public are the demo's: npm run shop -- shop check ${shopDir} names them.`);
}
