import type { StoredDocument, StoredPicture } from '../../catalogue-tables.ts';
import type { ImportMedia } from './import-media.ts';
import type { ProductDraft, ProductWithFiles } from '../read/product-draft.ts';
import { CellError } from '../read/read-cells.ts';
import type { NamedDocument } from '../read/read-documents.ts';

/** Stores the files that a row names. One that is missing or invalid is left out with a note; the product stays. */
export async function storeFiles(
  { pictures, documents, ...draft }: ProductDraft,
  media: ImportMedia,
  note: (reason: string) => void,
): Promise<ProductWithFiles> {
  return {
    ...draft,
    pictures: await storeAll(pictures, (place): Promise<StoredPicture> => media.picture(place), note),
    documents: await storeDocuments(documents, media, note),
  };
}

/** Those that are missing or no PDF are left out with a note. */
export const storeDocuments = (
  documents: readonly NamedDocument[],
  media: ImportMedia,
  note: (reason: string) => void,
): Promise<StoredDocument[]> =>
  storeAll(
    documents,
    async ({ kind, file, nameEs, nameCa }): Promise<StoredDocument> => ({
      kind,
      ...(await media.document(file)),
      name: { es: nameEs, ca: nameCa },
    }),
    note,
  );

async function storeAll<Named, Stored>(
  named: readonly Named[],
  store: (item: Named) => Promise<Stored>,
  note: (reason: string) => void,
): Promise<Stored[]> {
  const stored = await Promise.all(
    named.map((item) =>
      store(item).catch((error: unknown) => {
        if (!(error instanceof CellError)) throw error;
        note(error.message);
        return null;
      }),
    ),
  );
  return stored.flatMap((item) => (item === null ? [] : [item]));
}
