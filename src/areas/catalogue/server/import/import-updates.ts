import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { RowKind } from './import-rows.ts';
import { stockIgnored } from './kit-notes.ts';
import { differ, findExistingProducts } from './save/find-existing-products.ts';
import { parseUpdateRow, type ProductUpdate, type UpdatedProduct, updatedProduct } from './save/product-update.ts';
import { CellError, type NumberColumns } from './read/read-cells.ts';
import type { PriceJudge } from './save/held-prices.ts';
import { saveUpdates } from './save/save-updates.ts';

/** What both kinds of lists are imported with. */
export interface SavingImport {
  readonly database: Database;
  readonly clock: Clock;
  /** The record of the import; of a dry run there is none, and nothing is saved. */
  readonly importId: number;
  readonly importName: string;
  readonly actor: Actor;
  readonly isDryRun: boolean;
  readonly progressiveReductions: boolean;
  readonly numbers: NumberColumns;
  readonly note: (line: number, reason: string) => void;
  /** Holds back prices that look like slips; absent: all are taken. */
  readonly prices: PriceJudge | undefined;
  readonly hold: (line: number, reason: string) => void;
}

interface UpdateImport extends SavingImport {
  readonly skip: (line: number, reason: string) => void;
}

/** Rows that change prices, stock and the like of existing products. */
export const importUpdates = ({
  database,
  skip,
  note,
  ...saving
}: UpdateImport): RowKind<ProductUpdate, UpdatedProduct> => ({
  batchSize: 5000,

  parse: (row) => parseUpdateRow(row, { numbers: saving.numbers, note: (reason) => note(row.line, reason) }),

  async prepare(updates) {
    const known = await findExistingProducts(
      database,
      updates.map(({ article }) => article),
    );
    return updates.flatMap((update) => {
      try {
        const product = updatedProduct(update, known.get(update.article));
        if (update.stock !== undefined && product.before.isKitOfParts) note(update.line, stockIgnored(update.article));
        return [product];
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        skip(update.line, error.message);
        return [];
      }
    });
  },

  async save(products) {
    const judge = await saving.prices?.load();
    const held = new Map<UpdatedProduct, string>();
    for (const product of products) {
      const { before } = product;
      const { sectionId, isAppliance, vatRate } = before;
      const reason = judge?.({ ...product, sectionId, isAppliance, vatRate }, before);
      if (reason) held.set(product, reason);
    }
    const taken = products.filter((product) => !held.has(product));
    const changed = taken.filter((product) => differ(product, product.before));
    if (!saving.isDryRun)
      await database.transaction((tx) => saveUpdates(tx, changed, { ...saving, now: saving.clock() }));
    for (const [{ line }, reason] of held) saving.hold(line, reason);
    return {
      created: 0,
      changed: changed.length,
      unchanged: taken.length - changed.length,
      withoutPrice: taken.filter(({ price }) => price === null).length,
    };
  },
});
