import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';

import { requireCompleteProducts } from './check-product.ts';
import { requireWording, textsOfRow } from './check-wording.ts';
import { type ComposedCatalogue, composeCatalogue } from './compose-catalogue.ts';
import { requireFits } from './fits/what-fits.ts';
import { requireKitSavings } from './kit-prices.ts';
import { requireOwnDrawings } from './pictures/check-drawings.ts';
import { type BuiltCatalogue, reportBuild } from './report-build.ts';
import { requireUniqueNames } from './unique-names.ts';

/** Throws with the names of tables and products that are wrong. */
function requireSound({ tables, drafts, products, rows, documents }: ComposedCatalogue): void {
  requireOwnDrawings(tables);
  requireUniqueNames(drafts);
  requireCompleteProducts(products);
  requireFits(products);
  requireKitSavings(products);
  requireWording([...Object.values(rows).flat().flatMap(textsOfRow), ...documents.texts()]);
}

/** Writes the CSV files of a catalogue into an existing folder. */
export async function writeTables(folder: string, { rows }: Pick<ComposedCatalogue, 'rows'>): Promise<void> {
  for (const [name, table] of Object.entries(rows))
    await writeFile(join(folder, `${name}.csv`), stringify([...table], { header: true }));
}

async function emptyFolder(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const name of ['pictures', 'documents']) await rm(join(outDir, name), { recursive: true, force: true });
}

/**
 * Writes the demo shop's catalogue as import files (CSV, SVG pictures, PDF documents) into a folder; the same tables give the same bytes.
 * `count` is a number of products for benchmarks. An error in a table stops the build with the table's and product's name.
 */
export async function buildCatalogue(outDir: string, count?: number): Promise<BuiltCatalogue> {
  const catalogue = await composeCatalogue(count);
  requireSound(catalogue);
  await emptyFolder(outDir);
  await writeTables(outDir, catalogue);
  return {
    products: catalogue.products.length,
    sections: catalogue.rows.sections.length,
    brands: catalogue.rows.brands.length,
    pictures: await catalogue.pictures.write(outDir),
    documents: await catalogue.documents.write(outDir),
    missingTables: catalogue.missingTables,
  };
}

if (import.meta.main) {
  await reportBuild(buildCatalogue, process.argv.slice(2));
}
