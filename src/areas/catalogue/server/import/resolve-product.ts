import type { StoredDocument, StoredPicture } from '../catalogue-tables.ts';
import type { ImportMedia } from './import-media.ts';
import type { ProductDraft, ResolvedProduct } from './product-draft.ts';
import { CellError } from './read-cells.ts';
import type { SectionsAndBrands } from './sections-and-brands.ts';

/** Keeps the files that a row names; one that is missing or unfit is left out with a note, the product stays. */
export async function resolveProduct(
  { section, brand, pictures, documents, ...draft }: ProductDraft,
  places: SectionsAndBrands,
  media: ImportMedia,
  note: (reason: string) => void,
): Promise<ResolvedProduct> {
  return {
    ...draft,
    sectionId: places.sectionId(section),
    brandId: places.brandId(brand),
    pictures: await keep(pictures, (path): Promise<StoredPicture> => media.picture(path), note),
    documents: await keep(
      documents,
      async ({ kind, file, nameEs, nameCa }): Promise<StoredDocument> => ({ kind, ...(await media.document(file)), name: { es: nameEs, ca: nameCa } }),
      note,
    ),
  };
}

async function keep<Named, Kept>(named: readonly Named[], store: (item: Named) => Promise<Kept>, note: (reason: string) => void): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const item of named)
    try {
      kept.push(await store(item));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      note(error.message);
    }
  return kept;
}
