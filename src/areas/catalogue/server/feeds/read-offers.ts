import type { Locale } from '#i18n/locale.ts';
import type { Content } from '#areas/pricing/price-per-measure.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductCard } from '../../contract.ts';
import type { Fulfilment } from '../../fulfilment.ts';
import type { ListingIndex } from '../index/catalogue-index.ts';
import { indexFor } from '../cards/find-cards.ts';
import { type CardRow, cardColumns, cardOf } from '../cards/product-cards.ts';
import { listWeights } from '../product/list-weights.ts';
import { sectionPath } from '../sections/section-tree.ts';
import { plainText } from '../seo/page-description.ts';

/** Goods on sale, as price comparisons list them. */
export interface Offer {
  readonly card: ProductCard;
  /** Plain text; may be empty. */
  readonly description: string;
  readonly ean: string | null;
  /** The maker's part number. */
  readonly mpn: string | null;
  /** Sections from the top-level one down. */
  readonly sections: readonly { readonly name: string; readonly url: string }[];
  readonly content: Content | null;
  readonly deliveryClass: string | null;
  readonly fulfilment: Fulfilment;
  readonly isKit: boolean;
  /** Of its technical sheet, in words. */
  readonly attributes: NonNullable<ProductCard['attributes']>;
  /** What speaks for it, as plain text: the points of its description, or its figures. */
  readonly highlights: readonly string[];
  /** Kilos of a piece; null: not known. */
  readonly weight: number | null;
  /** Code shared by the versions of a model. */
  readonly model: string | null;
  /** The name of this version among those of the model; empty when it is the only one. */
  readonly version: string;
}

interface OfferRow extends CardRow {
  version: number;
  ean: string | null;
  mpn: string | null;
  description: string;
  delivery_class: string | null;
  fulfilment: Fulfilment;
  is_kit: boolean;
  model: string | null;
  version_name: string;
}

const portion = 200;

/** All goods with a price, in euros, in the order of their ids: no archived products, and nothing virtual. */
export async function* readOffers(
  { database, catalogueIndex }: { readonly database: Database; readonly catalogueIndex: ListingIndex },
  locale: Locale,
): AsyncGenerator<Offer> {
  for (let last = 0; ;) {
    const { rows } = await database.$client.query<OfferRow>({
      name: `catalogue-offers-${locale}`,
      text: `SELECT (SELECT coalesce(max(version), 0) FROM catalogue_version) AS version, ${cardColumns}, p.ean, p.mpn,
          p.attributes, p.description_${locale} AS description, p.delivery_class, p.fulfilment, p.kit <> '[]' AS is_kit, p.model, p.version_${locale} AS version_name
        FROM catalogue_products p WHERE p.id > $1 AND p.is_sellable AND NOT p.is_virtual ORDER BY p.id LIMIT ${portion}`,
      values: [last],
    });
    if (rows.length === 0) return;
    const index = await indexFor(catalogueIndex, rows[0]!.version, rows);
    const weights = await listWeights(
      database,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const card = cardOf(index, row, locale, true);
      if (!card) continue;
      const { attributes = [], keyFigures = [] } = card;
      yield {
        card,
        description: plainText(row.description),
        ean: row.ean,
        mpn: row.mpn,
        sections: sectionPath(index.sectionById.get(row.section_id)!, locale),
        content: row.content,
        deliveryClass: row.delivery_class,
        fulfilment: row.fulfilment,
        isKit: row.is_kit,
        attributes,
        highlights: highlightsOf(row.description, keyFigures),
        weight: weights.get(row.id) ?? null,
        model: row.model,
        version: row.version_name,
      };
    }
    last = rows.at(-1)!.id;
  }
}

type Figure = NonNullable<ProductCard['keyFigures']>[number];

function highlightsOf(description: string, figures: readonly Figure[]): string[] {
  const points = Array.from(description.matchAll(/<li>(.*?)<\/li>/gs), ([, point]) => plainText(point!));
  return points.length > 1 ? points : figures.map(({ name, value, unit }) => `${name}: ${value} ${unit}`.trim());
}
