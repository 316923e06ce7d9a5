import { type Locale, localisedPath } from '#i18n/locale.ts';
import { failure } from '#platform/http/failure.ts';
import type { CatalogueIndex, IndexedBrand } from '../listing/catalogue-index.ts';
import { brandScope } from '../listing/listing-scope.ts';
import { serverMessages } from '../server-messages.ts';

/** All brands that have products, in the shop's order. */
export const listBrands = ({ brands }: CatalogueIndex, locale: Locale) =>
  brands.filter(({ products }) => products.length > 0).map((brand) => describeBrand(brand, locale));

export function findBrandPage(
  { brands, brandByCode }: CatalogueIndex,
  code: string,
  locale: Locale,
  publicUrl: string,
) {
  const brand = brands[brandByCode.get(code) ?? -1];
  if (!brand) return failure('brand_not_found');
  const t = serverMessages[locale].seo;
  const { name, url, breadcrumbs } = brandScope(brand, locale);
  return {
    ...describeBrand(brand, locale),
    seo: {
      title: t.listingTitle(name),
      description: t.listingDescription(name, brand.products.length),
      canonical: publicUrl + localisedPath(url, locale),
    },
    breadcrumbs: [...breadcrumbs],
  };
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
