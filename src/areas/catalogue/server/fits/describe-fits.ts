import type { Locale } from '#i18n/locale.ts';
import type { ProductDetail } from '../../contract.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { type CardRow, cardOf } from '../cards/product-cards.ts';
import type { findFits } from './find-fits.ts';

type Fits = ProductDetail['fits'];
type FitProduct = Fits['groups'][number]['products'][number];

/** What fits in a language, with the rows of its products. */
export function describeFits(
  index: CatalogueIndex,
  { platform, groups }: ReturnType<typeof findFits>,
  rows: ReadonlyMap<number, CardRow>,
  locale: Locale,
): Fits {
  return {
    platform: platform && {
      name: platform.attribute.name[locale],
      value: platform.term.name[locale],
      total: platform.total,
      url: platform.brand && `/brands/${platform.brand.code}`,
      filters: platform.filters,
    },
    groups: groups
      .map(({ role, section, ids, total, filters }) => ({
        role,
        section: { id: section.id, name: section.name[locale], url: section.url },
        total,
        filters,
        products: ids.flatMap((id) => fitProduct(index, rows.get(id), locale)),
      }))
      .filter(({ products }) => products.length > 0),
  };
}

/** The row of a product that fits another; none where the index does not know its section yet. */
export function fitProduct(index: CatalogueIndex, row: CardRow | undefined, locale: Locale): FitProduct[] {
  const card = row && cardOf(index, row, locale);
  if (!card) return [];
  const { id, slug, url, name, brand, picture, price, vatRate } = card;
  return [{ id, slug, url, name, brand, picture, price, vatRate }];
}
