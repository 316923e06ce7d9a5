import { announceNewVersion } from './save/announce-new-version.ts';
import type { ImportMedia } from './media/import-media.ts';
import type { RowKind } from './import-rows.ts';
import type { SavingImport } from './import-updates.ts';
import type { FitNotes } from './fit-notes.ts';
import type { KitNotes } from './kit-notes.ts';
import { storeFiles } from './media/store-files.ts';
import { parseProductRow } from './read/parse-product-row.ts';
import type { ProductDraft, ProductWithFiles } from './read/product-draft.ts';
import { judgePreviousSlugs } from './save/previous-slugs.ts';
import { findChangedProducts, saveProducts } from './save/save-products.ts';
import type { SectionsAndBrands } from './save/sections-and-brands.ts';

interface ProductImport extends SavingImport {
  readonly sectionsAndBrands: SectionsAndBrands;
  readonly media: ImportMedia;
  readonly kits: KitNotes;
  readonly fits: FitNotes;
  readonly onSectionsAndBrandsCreated: (count: number) => void;
}

/** Rows that are whole products. */
export function importProducts({
  database,
  sectionsAndBrands,
  media,
  kits,
  fits,
  note,
  onSectionsAndBrandsCreated,
  ...saving
}: ProductImport): RowKind<ProductDraft, ProductWithFiles> {
  async function createSectionsAndBrands(drafts: readonly ProductDraft[]): Promise<void> {
    if (saving.isDryRun) return onSectionsAndBrandsCreated(sectionsAndBrands.plan(drafts));
    const created = await database.transaction(async (tx) => {
      const count = await sectionsAndBrands.create(tx, drafts);
      if (count > 0) await announceNewVersion(tx, 'everything');
      return count;
    });
    onSectionsAndBrandsCreated(created);
  }

  return {
    batchSize: 1000,

    parse(row) {
      const draft = parseProductRow(row, sectionsAndBrands.attributes, {
        numbers: saving.numbers,
        note: (reason) => note(row.line, reason),
      });
      sectionsAndBrands.check(draft);
      if (row.cells['stock']) kits.stockNamed(draft);
      return draft;
    },

    async prepare(drafts) {
      await createSectionsAndBrands(drafts);
      await media.loadDownloads(
        drafts.flatMap(({ pictures, documents }) => [...pictures, ...documents.map(({ file }) => file)]),
      );
      const ready = await Promise.all(
        drafts.map((draft) => storeFiles(draft, media, (reason) => note(draft.line, reason))),
      );
      await media.saveDownloads();
      return ready;
    },

    async save(ready) {
      const resolved = ready.map(({ section, brand, ...product }) => ({
        ...product,
        sectionId: sectionsAndBrands.sectionId(section),
        brandId: sectionsAndBrands.brandId(brand),
      }));
      const differing = await findChangedProducts(database, resolved);
      const judge = await saving.prices?.load();
      const held = new Map<number, string>();
      for (const { product, before } of differing) {
        const reason = judge?.(product, before);
        if (reason) held.set(product.line, reason);
      }
      const changed = differing.filter(({ product }) => !held.has(product.line));
      const taken = ready.filter(({ line }) => !held.has(line));
      const slugs = await judgePreviousSlugs(
        database,
        changed.map(({ product }) => product),
      );
      if (!saving.isDryRun)
        await database.transaction((tx) => saveProducts(tx, changed, slugs, { ...saving, now: saving.clock() }));
      for (const { line, reason } of slugs.refused) note(line, reason);
      for (const [line, reason] of held) saving.hold(line, reason);
      kits.saved(taken);
      fits.saved(taken);
      const created = changed.filter(({ before }) => !before).length;
      return {
        created,
        changed: changed.length - created,
        unchanged: taken.length - changed.length,
        withoutPrice: taken.filter(({ price }) => price === null).length,
      };
    },
  };
}
