import { eq } from 'drizzle-orm';
import { defaultSectionId } from '#values/listing.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { failure } from '#platform/http/failure.ts';
import type { ProductListBody } from '../../contract.ts';
import type { CatalogueIndex, IndexedBrand, IndexedSection, ListingIndex } from '../index/catalogue-index.ts';
import { oldAddresses } from '../catalogue-tables.ts';
import { findArticleIds, idsOfArticles, mapArticleIds } from './find-article-ids.ts';
import { sortedByRank } from '../index/order-products.ts';
import { sectionPath } from '../sections/section-tree.ts';
import { serverMessages } from '../server-messages.ts';

/** A promotion as the catalogue needs it: its name, and its products as those that fit all that is given. */
export interface PromotionProducts {
  readonly name: string;
  readonly products: {
    readonly ids?: readonly number[] | undefined;
    readonly articles?: readonly string[] | undefined;
    /** Its address. */
    readonly section?: string | undefined;
    /** Its code. */
    readonly brand?: string | undefined;
    readonly reduced?: true | undefined;
  };
}
export type FindPromotion = (code: string, locale: Locale) => PromotionProducts | null;

/** The products that a listing starts from, and its title. */
export interface ListingScope {
  readonly positions: ArrayLike<number>;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly breadcrumbs: readonly { name: string; url: string }[];
  readonly section: IndexedSection | null;
  readonly brand: IndexedBrand | null;
  /** Its products are of many sections, by which they can be filtered. */
  readonly hasSectionFacet?: boolean;
}

type Named = Pick<ProductListBody, 'sectionId' | 'sectionUrl' | 'brand' | 'promotion' | 'collection' | 'ids'>;

export const namesNothing = ({ sectionId, sectionUrl, brand, promotion, collection, ids }: Named): boolean =>
  sectionId === undefined &&
  sectionUrl === undefined &&
  brand === undefined &&
  promotion === undefined &&
  collection === undefined &&
  ids === undefined;

/** Finds the products of a section, brand and promotion; of several, the products in all of them. */
export async function findScope(
  database: Database,
  index: CatalogueIndex,
  named: Named,
  locale: Locale,
  findPromotion: FindPromotion,
) {
  const parts: ListingScope[] = [];
  if (named.ids !== undefined) parts.push(idsScope(index, named.ids, locale));
  if (named.collection !== undefined) parts.push(collectionScope(index, named.collection, locale));
  if (named.promotion !== undefined) {
    const promotion = findPromotion(named.promotion, locale);
    if (!promotion) return failure('promotion_not_found');
    const { articles } = promotion.products;
    const positions = promotedPositions(index, promotion, articles && (await findArticleIds(database, articles)));
    parts.push(promotionScope(named.promotion, promotion.name, positions, locale));
  }
  if (named.brand !== undefined) {
    const at = index.brandByCode.get(named.brand);
    if (at === undefined) return failure('brand_not_found');
    parts.push(brandScope(index.brands[at]!, locale));
  }
  if (named.sectionId !== undefined || named.sectionUrl !== undefined) {
    const section = findSection(index, named);
    if (!section) return sectionMissing(database, index, named.sectionUrl);
    parts.push(sectionScope(section, locale));
  }
  return parts.reduce(common);
}

/** The positions of ids in their order; unknown ones and repetitions are left out. */
export const positionsOf = (index: CatalogueIndex, ids: readonly number[]): number[] =>
  [...new Set(ids)].flatMap((id) => index.positionById.get(id) ?? []);

/** Positions by ids, which a search keeps while its pages are turned, filtered and sorted. */
const located = new WeakMap<CatalogueIndex, WeakMap<Int32Array, Int32Array>>();

/** The same, of which none is repeated: for the same array the same positions, whose counts and orders are cached. */
export function positionsOfFound(index: CatalogueIndex, ids: Int32Array): Int32Array {
  const ofIndex = located.get(index) ?? new WeakMap<Int32Array, Int32Array>();
  const known = ofIndex.get(ids);
  if (known) return known;
  const positions = new Int32Array(ids.length);
  let count = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const position = index.positionById.get(ids[at]!);
    if (position !== undefined) positions[count++] = position;
  }
  const found = positions.subarray(0, count);
  located.set(index, ofIndex.set(ids, found));
  return found;
}

function common(first: ListingScope, second: ListingScope): ListingScope {
  const inSecond = new Set(Array.from(second.positions));
  return {
    ...second,
    positions: Array.from(first.positions).filter((position) => inSecond.has(position)),
    section: second.section ?? first.section,
    hasSectionFacet: false,
    brand: second.brand ?? first.brand,
  };
}

const home = (locale: Locale) => ({ name: serverMessages[locale].breadcrumbs.home, url: '/' });
const alone = { section: null, brand: null };

export function sectionScope(section: IndexedSection, locale: Locale): ListingScope {
  return {
    ...alone,
    positions: section.products,
    name: section.name[locale],
    description: section.description[locale],
    url: section.url,
    breadcrumbs: [home(locale), ...sectionPath(section, locale)],
    section,
  };
}

export function brandScope(brand: IndexedBrand, locale: Locale): ListingScope {
  const url = `/brands/${brand.code}`;
  return {
    ...alone,
    positions: brand.products,
    name: brand.name,
    description: brand.description[locale],
    url,
    breadcrumbs: [
      home(locale),
      { name: serverMessages[locale].breadcrumbs.brands, url: '/brands' },
      { name: brand.name, url },
    ],
    brand,
  };
}

/** Positions of what fits all that a promotion names; `articleIds` are the ids of its articles, if it names any. */
function promotedPositions(
  index: CatalogueIndex,
  { products: { ids, section, brand, reduced } }: Pick<PromotionProducts, 'products'>,
  articleIds: readonly number[] | undefined,
): number[] {
  // A section or brand that the catalogue no longer has, has no products.
  const sets: ArrayLike<number>[] = [
    ...[ids, articleIds].flatMap((list) => (list ? [positionsOf(index, list)] : [])),
    ...(section === undefined ? [] : [findSection(index, { sectionUrl: section })?.products ?? []]),
    ...(brand === undefined ? [] : [index.brands[index.brandByCode.get(brand) ?? -1]?.products ?? []]),
  ];
  const [first = index.products, ...rest] = sets;
  const others = rest.map((positions) => new Set(Array.from(positions)));
  return Array.from(first).filter(
    (position) =>
      !index.isArchived[position] &&
      (!reduced || index.isReduced[position]) &&
      others.every((positions) => positions.has(position)),
  );
}

/** Those of the promotions that have products, in their order. */
export async function findFilledPromotions<Promotion extends Pick<PromotionProducts, 'products'>>(
  { database, catalogueIndex }: { readonly database: Database; readonly catalogueIndex: ListingIndex },
  promotions: readonly Promotion[],
): Promise<Promotion[]> {
  const index = await catalogueIndex.get();
  const named = promotions.flatMap(({ products }) => products.articles ?? []);
  const ids = await mapArticleIds(database, [...new Set(named)]);
  return promotions.filter((promotion) => {
    const { articles } = promotion.products;
    return promotedPositions(index, promotion, articles && idsOfArticles(ids, articles)).length > 0;
  });
}

function promotionScope(code: string, name: string, positions: readonly number[], locale: Locale): ListingScope {
  const url = `/promotions/${code}`;
  return {
    ...alone,
    positions,
    name,
    description: '',
    url,
    breadcrumbs: [
      home(locale),
      { name: serverMessages[locale].breadcrumbs.promotions, url: '/promotions' },
      { name, url },
    ],
  };
}

const collectionUrls = { reduced: '/offers', new: '/new-products' } as const;

/** The pages of collections in which there is nothing at the moment; they are linked nowhere. */
export async function listEmptyListings({
  catalogueIndex,
}: {
  readonly catalogueIndex: ListingIndex;
}): Promise<string[]> {
  const { products, isReduced } = await catalogueIndex.get();
  return [
    ...(products.some((position) => isReduced[position] === 1) ? [] : [collectionUrls.reduced]),
    ...(products.length > 0 ? [] : [collectionUrls.new]),
  ];
}

/** So many of the newest products a visitor may look through. */
const newProducts = 240;

function collectionScope(
  index: CatalogueIndex,
  collection: NonNullable<Named['collection']>,
  locale: Locale,
): ListingScope {
  const t = serverMessages[locale].collections[collection];
  const url = collectionUrls[collection];
  const positions =
    collection === 'reduced'
      ? index.products.filter((position) => index.isReduced[position] === 1)
      : sortedByRank(index.products, index.rank.new).slice(0, newProducts);
  return {
    ...alone,
    positions,
    name: t.name,
    description: t.description,
    url,
    breadcrumbs: [home(locale), { name: t.name, url }],
    hasSectionFacet: collection === 'reduced',
  };
}

function idsScope(index: CatalogueIndex, ids: readonly number[], locale: Locale): ListingScope {
  const name = serverMessages[locale].seo.selection;
  return {
    ...alone,
    positions: positionsOf(index, ids),
    name,
    description: '',
    url: '/catalog',
    breadcrumbs: [home(locale)],
  };
}

function findSection(index: CatalogueIndex, { sectionId, sectionUrl }: Named): IndexedSection | undefined {
  if (sectionId !== undefined) return index.sectionById.get(sectionId);
  const url = sectionUrlOf(sectionUrl!);
  return url === '/catalog' ? index.sectionById.get(defaultSectionId) : index.sectionByUrl.get(url);
}

/** '/catalog/a/b', 'catalog/a/b' and 'a/b/' are the same section. */
const sectionUrlOf = (text: string): string =>
  `/catalog/${text.replace(/^\/*(catalog(?=\/|$))?\/*/, '').replace(/\/+$/, '')}`.replace(/\/$/, '');

async function sectionMissing(database: Database, index: CatalogueIndex, sectionUrl: string | undefined) {
  if (sectionUrl === undefined) return failure('section_not_found');
  const [old] = await database
    .select({ id: oldAddresses.sectionId })
    .from(oldAddresses)
    .where(eq(oldAddresses.address, sectionUrlOf(sectionUrl)));
  const section = old?.id ? index.sectionById.get(old.id) : undefined;
  return section ? failure('section_moved', { facts: { url: section.url } }) : failure('section_not_found');
}
