import type { Locale } from '#i18n/locale.ts';
import { failure } from '#platform/http/failure.ts';
import type { CatalogueIndex, IndexedBrand, ListingIndex } from '../index/catalogue-index.ts';
import { documentLink } from '../file-links.ts';
import { euros } from '../cards/product-cards.ts';
import { brandScope } from './listing-scope.ts';
import { listingSeo } from './listing-seo.ts';

/** All brands that have products, in the shop's order. */
export const listBrands = async ({ catalogueIndex }: { readonly catalogueIndex: ListingIndex }, locale: Locale) =>
  (await catalogueIndex.get()).brands
    .filter(({ products }) => products.length > 0)
    .map((brand) => describeBrand(brand, locale));

interface BrandPageParts {
  readonly catalogueIndex: ListingIndex;
  readonly publicUrl: string;
  readonly shopName?: string | undefined;
}

/** A brand with its texts and picture, by its code; `brand_not_found` for an unknown one. */
export async function findBrandPage(parts: BrandPageParts, code: string, locale: Locale) {
  const index = await parts.catalogueIndex.get();
  const brand = index.brands[index.brandByCode.get(code) ?? -1];
  if (!brand) return failure('brand_not_found');
  const scope = brandScope(brand, locale);
  return {
    ...describeBrand(brand, locale),
    certificates: brand.certificates.map((document) => documentLink(document, locale)),
    seo: listingSeo(scope, { brands: [], lowestPrice: lowestPrice(index, brand) }, parts, locale),
    breadcrumbs: [...scope.breadcrumbs],
  };
}

/** The lowest price in euros; null where all cost the same, as in the listing's own range of prices. */
function lowestPrice({ price }: CatalogueIndex, { products }: IndexedBrand): number | null {
  const prices = Array.from(products, (position) => price[position]!).filter((one) => one > 0);
  const lowest = prices.reduce((one, other) => Math.min(one, other), Infinity);
  return prices.some((one) => one !== lowest) ? euros(lowest) : null;
}

const describeBrand = (
  { code, name, color, darkColor, picture, description, products }: IndexedBrand,
  locale: Locale,
) => ({
  code,
  name,
  url: `/brands/${code}`,
  color,
  darkColor,
  picture,
  description: description[locale],
  count: products.length,
});
