import { sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import type { CataloguePicture } from '../../contract.ts';
import type { CatalogueIndex, IndexedAttribute } from './catalogue-index.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import { formatAmount } from '../product/format-amount.ts';

type Bilingual = Readonly<Record<Locale, string>>;

/** The texts of a product that a search looks in. */
export interface ProductTexts {
  readonly id: number;
  readonly article: string;
  readonly ean: string | null;
  readonly name: Bilingual;
  /** HTML. */
  readonly description: Bilingual;
  readonly sectionId: number;
  readonly brandCode: string | null;
  /** As displayed: '18 V', 'Madera', 'Sin escobillas'. */
  readonly attributes: readonly Bilingual[];
  readonly popularity: number;
  readonly isSellable: boolean;
  readonly isArchived: boolean;
}

export interface CatalogueTexts {
  readonly version: number;
  readonly products: readonly ProductTexts[];
  readonly sections: readonly {
    id: number;
    parentId: number | null;
    name: Bilingual;
    url: string;
    picture: CataloguePicture | null;
    count: number;
  }[];
  readonly brands: readonly {
    id: number;
    code: string;
    name: string;
    url: string;
    picture: CataloguePicture | null;
    count: number;
  }[];
}

interface Row extends Record<string, unknown> {
  id: number;
  article: string;
  ean: string | null;
  name_es: string;
  name_ca: string;
  description_es: string;
  description_ca: string;
  section_id: number;
  brand_id: number | null;
  popularity: number;
  is_sellable: boolean;
  is_archived: boolean;
  attributes: AttributeValues;
}

/** Rows read at once; a hundred thousand together would block the process for seconds. */
const portion = 1000;

/** All texts of one version of the catalogue; products that came after the index are left out. */
export async function readSearchTexts(database: Database, index: CatalogueIndex): Promise<CatalogueTexts> {
  const products: ProductTexts[] = [];
  for await (const rows of readPortions(database))
    products.push(
      ...rows.filter(({ section_id }) => index.sectionById.has(section_id)).map((row) => textsOf(index, row)),
    );
  return {
    version: index.version,
    products,
    sections: index.sections.map((section) => ({
      id: section.id,
      parentId: section.parent?.id ?? null,
      name: section.name,
      url: section.url,
      picture: section.picture,
      count: section.products.length,
    })),
    brands: index.brands.map((brand) => ({
      id: brand.id,
      code: brand.code,
      name: brand.name,
      url: `/brands/${brand.code}`,
      picture: brand.picture,
      count: brand.products.length,
    })),
  };
}

async function* readPortions(database: Database): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const { rows } = await database.execute<Row>(sql`
      SELECT id, article, ean, name_es, name_ca, description_es, description_ca, section_id, brand_id, popularity,
        is_sellable, is_archived, attributes
      FROM catalogue_products WHERE id > ${last} ORDER BY id LIMIT ${portion}`);
    yield rows;
    if (rows.length < portion) return;
    last = rows.at(-1)!.id;
  }
}

function textsOf(index: CatalogueIndex, row: Row): ProductTexts {
  return {
    id: row.id,
    article: row.article,
    ean: row.ean,
    name: { es: row.name_es, ca: row.name_ca },
    description: { es: row.description_es, ca: row.description_ca },
    sectionId: row.section_id,
    brandCode: row.brand_id === null ? null : (index.brandById.get(row.brand_id)?.code ?? null),
    attributes: Object.entries(row.attributes).flatMap(([code, values]) => {
      const at = index.attributeByCode.get(code);
      return at === undefined ? [] : values.map((value) => wordsOf(index, index.attributes[at]!, value));
    }),
    popularity: row.popularity,
    isSellable: row.is_sellable,
    isArchived: row.is_archived,
  };
}

/** The name of a flag, a number with its unit, the name of a term. */
function wordsOf(index: CatalogueIndex, attribute: IndexedAttribute, value: number | string | true): Bilingual {
  if (value === true) return attribute.name;
  if (typeof value === 'number')
    return { es: formatAmount(value, attribute.unit, 'es'), ca: formatAmount(value, attribute.unit, 'ca') };
  const term = attribute.terms.get(value);
  return term === undefined ? { es: value, ca: value } : index.terms[term]!.name;
}
