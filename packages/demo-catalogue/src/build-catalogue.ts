import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';

import { catalogueTables, type SectionTable } from './catalogue-tables.ts';
import { attributeRows, attributeValueRows, brandRows, productRow, sectionRows, type Row } from './csv-rows.ts';
import { requireCompleteProducts } from './check-product.ts';
import { requireOwnDrawings } from './pictures/check-drawings.ts';
import { PictureFolder } from './pictures/picture-folder.ts';
import { type Draft, expandKind } from './expand-kind.ts';
import { fitRuleRows } from './fits/fit-rules.ts';
import { requireFits } from './fits/what-fits.ts';
import { finishProducts } from './finish-products.ts';
import { requireKitSavings } from './kit-prices.ts';
import type { Product } from './product.ts';
import { type BuiltCatalogue, reportBuild } from './report-build.ts';
import { requireWording, textsOfRow } from './check-wording.ts';
import { sectionTexts } from './section-texts.ts';
import { sectionTree } from './section-tree.ts';
import { selectDrafts } from './select-drafts.ts';
import { requireUniqueNames } from './unique-names.ts';
import { DocumentFolder } from './documents/document-folder.ts';

const writeCsv = (folder: string, name: string, rows: readonly Row[]): Promise<void> =>
  writeFile(join(folder, `${name}.csv`), stringify([...rows], { header: true }));

/** Models with more than one version; a model alone needs no version switch. */
function sharedModels(products: readonly Product[]): Set<string> {
  const labelled = products.filter((product) => product.versionLabel);
  return new Set(
    [...Map.groupBy(labelled, (product) => product.model)]
      .filter(([, versions]) => versions.length > 1)
      .map(([model]) => model),
  );
}

const expandTables = (tables: readonly SectionTable[], scale: number): Draft[] =>
  tables.flatMap(({ section, table }) => table.kinds.flatMap((kind) => expandKind(section, kind, scale)));

async function emptyFolder(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const name of ['pictures', 'documents']) await rm(join(outDir, name), { recursive: true, force: true });
}

/**
 * Writes the demo shop's catalogue as import files (CSV, SVG pictures, PDF documents) into a folder; the same tables give the same bytes.
 * `count` is a number of products for benchmarks. An error in a table stops the build with the table's and product's name.
 */
export async function buildCatalogue(outDir: string, count?: number): Promise<BuiltCatalogue> {
  const { tables, missing } = await catalogueTables();
  requireOwnDrawings(tables);
  const texts = await sectionTexts(tables);
  const pictures = new PictureFolder();
  const documents = new DocumentFolder();
  const drafts =
    count === undefined ? expandTables(tables, 1) : selectDrafts(count, (scale) => expandTables(tables, scale));
  requireUniqueNames(drafts);
  const products = finishProducts(drafts, texts, pictures, documents);
  requireCompleteProducts(products);
  requireFits(products);
  requireKitSavings(products);
  const models = sharedModels(products);
  const rows = {
    sections: sectionRows(sectionTree, new Set(tables.map((table) => table.section)), pictures),
    brands: brandRows(new Set(products.map((product) => product.brand)), (brand) => documents.documentsOfBrand(brand)),
    attributes: attributeRows(),
    'attribute-values': attributeValueRows(),
    fits: fitRuleRows,
    products: products.map((product) => productRow(product, models)),
  };
  requireWording([...Object.values(rows).flat().flatMap(textsOfRow), ...documents.texts()]);

  await emptyFolder(outDir);
  for (const [name, table] of Object.entries(rows)) await writeCsv(outDir, name, table);
  const drawn = await pictures.write(outDir);
  return {
    products: products.length,
    sections: rows.sections.length,
    brands: rows.brands.length,
    pictures: drawn,
    documents: await documents.write(outDir),
    missingTables: missing,
  };
}

if (import.meta.main) {
  await reportBuild(buildCatalogue, process.argv.slice(2));
}
