import { catalogueTables } from './catalogue-tables.ts';
import { DocumentFolder } from './documents/document-folder.ts';
import { expandKind } from './expand-kind.ts';
import { finishProducts } from './finish-products.ts';
import { PictureFolder } from './pictures/picture-folder.ts';
import type { Product } from './product.ts';
import { sectionTexts } from './section-texts.ts';

/** All products of the demo without their files: drawing the pictures takes most of a build. */
export async function demoProducts(): Promise<Product[]> {
  const { tables } = await catalogueTables();
  const drafts = tables.flatMap(({ section, table }) => table.kinds.flatMap((kind) => expandKind(section, kind, 1)));
  return finishProducts(drafts, await sectionTexts(tables), new PictureFolder(), new DocumentFolder());
}
