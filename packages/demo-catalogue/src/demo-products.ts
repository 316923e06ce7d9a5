import { catalogueTables } from './catalogue-tables.ts';
import { DocumentFolder } from './documents/document-folder.ts';
import { expandKind } from './expand-kind.ts';
import { finishProducts } from './finish-products.ts';
import { PictureFolder } from './pictures/picture-folder.ts';
import type { Product } from './product.ts';
import { sectionTexts } from './section-texts.ts';

/** Drawing takes most of the time that the products take. */
class NoPictures extends PictureFolder {
  override picture(): string {
    return '';
  }
}

/** All products of the demo without their files; their pictures have no names. */
export async function demoProducts(): Promise<Product[]> {
  const { tables } = await catalogueTables();
  const drafts = tables.flatMap(({ section, table }) => table.kinds.flatMap((kind) => expandKind(section, kind, 1)));
  return finishProducts(drafts, await sectionTexts(tables), new NoPictures(), new DocumentFolder());
}
