import type { StoredDocument, StoredPicture } from '../../catalogue-tables.ts';
import type { ImportMedia } from './import-media.ts';
import type { ProductDraft, ProductWithFiles } from '../read/product-draft.ts';
import { CellError } from '../read/read-cells.ts';

/** Keeps the files that a row names; one that is missing or unfit is left out with a note, the product stays. */
export async function keepFiles(
  { pictures, documents, ...draft }: ProductDraft,
  media: ImportMedia,
  note: (reason: string) => void,
): Promise<ProductWithFiles> {
  return {
    ...draft,
    pictures: await keepAll(pictures, (place): Promise<StoredPicture> => media.picture(place), note),
    documents: await keepAll(
      documents,
      async ({ kind, file, nameEs, nameCa }): Promise<StoredDocument> => ({
        kind,
        ...(await media.document(file)),
        name: { es: nameEs, ca: nameCa },
      }),
      note,
    ),
  };
}

async function keepAll<Named, Kept>(
  named: readonly Named[],
  keep: (item: Named) => Promise<Kept>,
  note: (reason: string) => void,
): Promise<Kept[]> {
  const kept = await Promise.all(
    named.map((item) =>
      keep(item).catch((error: unknown) => {
        if (!(error instanceof CellError)) throw error;
        note(error.message);
        return null;
      }),
    ),
  );
  return kept.flatMap((item) => (item === null ? [] : [item]));
}
