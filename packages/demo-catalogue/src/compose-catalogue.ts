import { attributeRows, attributeValueRows, brandRows, productRow, type Row, sectionRows } from './csv-rows.ts';
import { catalogueTables, type SectionTable } from './catalogue-tables.ts';
import { DocumentFolder } from './documents/document-folder.ts';
import { type Draft, expandKind } from './expand-kind.ts';
import { finishProducts } from './finish-products.ts';
import { fitRuleRows } from './fits/fit-rules.ts';
import { PictureFolder } from './pictures/picture-folder.ts';
import type { Product } from './product.ts';
import { sectionTexts } from './section-texts.ts';
import { sectionTree } from './section-tree.ts';
import { selectDrafts } from './select-drafts.ts';

/** The demo shop's catalogue before it is written anywhere. */
export interface ComposedCatalogue {
  /** The rows of the import files, by the name of the file without `.csv`. */
  readonly rows: Readonly<Record<TableName, readonly Row[]>>;
  readonly pictures: PictureFolder;
  readonly documents: DocumentFolder;
  readonly tables: readonly SectionTable[];
  readonly drafts: readonly Draft[];
  readonly products: readonly Product[];
  /** Sections that still have no table, as `folder/section`. */
  readonly missingTables: readonly string[];
}

type TableName = 'sections' | 'brands' | 'attributes' | 'attribute-values' | 'fits' | 'products';

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

/** Makes products, pictures and documents of the tables; `count` is a number of products for benchmarks. Checks nothing. */
export async function composeCatalogue(count?: number): Promise<ComposedCatalogue> {
  const { tables, missing } = await catalogueTables();
  const texts = await sectionTexts(tables);
  const pictures = new PictureFolder();
  const documents = new DocumentFolder();
  const drafts =
    count === undefined ? expandTables(tables, 1) : selectDrafts(count, (scale) => expandTables(tables, scale));
  const products = finishProducts(drafts, texts, pictures, documents);
  const models = sharedModels(products);
  const rows = {
    sections: sectionRows(sectionTree, new Set(tables.map((table) => table.section)), pictures),
    brands: brandRows(new Set(products.map((product) => product.brand)), (brand) => documents.documentsOfBrand(brand)),
    attributes: attributeRows(),
    'attribute-values': attributeValueRows(),
    fits: fitRuleRows,
    products: products.map((product) => productRow(product, models)),
  };
  return { rows, pictures, documents, tables, drafts, products, missingTables: missing };
}
