import { join } from 'node:path';
import { readHighlights } from '#areas/catalogue/server/catalogue.ts';
import { readShopLayers } from '#areas/delivery/server/map/shop-layers.ts';
import { readMenuData } from '#areas/navigation/server/menu-data.ts';
import { readDocumentLogo } from '#areas/store/server/document-logo.ts';
import { createShopFile } from '#areas/store/server/shop-file.ts';
import { makeLogoFiles } from '#platform/pictures/logo-files.ts';
import type { AppParts } from './app-parts.ts';
import { defaultInk } from './serve-theme.ts';

/**
 * The files of SHOP_DIR that count as long as the shop is built of them, but for those of delivery. Read before any part of the
 * shop runs: it throws `StartError` for what is wrong in one. `watchShopStructure` looks at them.
 */
export async function readShopDir({ config, refuseShop }: Pick<AppParts, 'config' | 'refuseShop'>) {
  const { shopDir, dataDir } = config;
  const shopFile = createShopFile(shopDir, refuseShop);
  const publicFiles = join(shopDir, 'public');
  const logoFiles = await makeLogoFiles({ publicFiles, dataDir, ink: shopFile.data.theme?.ink ?? defaultInk });
  const logos = logoFiles ? [publicFiles, logoFiles] : [publicFiles];
  return {
    shopFile,
    menu: readMenuData(shopDir),
    highlights: readHighlights(shopDir),
    mapLayers: readShopLayers(shopDir),
    /** The folder of pictures made of the shop's logo; null: none are made. */
    logoFiles,
    /** Where logos are looked for: the shop's own before those that are made. */
    logos,
    documentLogo: readDocumentLogo(logos),
  };
}
