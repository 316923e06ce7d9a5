import { formatEuros, formatList, pluralForm } from '#i18n/format.ts';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { Facet, Listing } from '../../contract.ts';
import type { ListingScope } from './listing-scope.ts';
import { serverMessages } from '../server-messages.ts';
import { pageDescription } from '../seo/page-description.ts';
import { listingTitle } from '../seo/page-title.ts';

const brandsNamed = 3;

/** What is in a listing; the price in euros, null where its products have one price or none. */
interface ListingFacts {
  readonly brands: readonly string[];
  readonly lowestPrice: number | null;
}

/** What search engines show of a listing: how many products of which brands from which price, and the shop's own text. */
export function listingSeo(
  scope: Pick<ListingScope, 'name' | 'positions' | 'description' | 'url' | 'section' | 'brand'>,
  { brands, lowestPrice }: ListingFacts,
  { publicUrl, shopName = '' }: { readonly publicUrl: string; readonly shopName?: string },
  locale: Locale,
): Listing['seo'] {
  const t = serverMessages[locale].seo;
  const name = scope.brand && !scope.section ? t.productsOf(scope.name) : scope.name;
  const count = scope.positions.length;
  const facts = t.contents({
    products: pluralForm(count, locale, t.products)(count),
    brands: formatList(brands, locale),
    from: lowestPrice === null ? '' : formatEuros(lowestPrice, locale),
  });
  return {
    title: listingTitle(name, scope.section?.parent?.name[locale] ?? null, shopName),
    description: pageDescription(`${scope.name}: ${facts}`, scope.description, t.terms),
    canonical: publicUrl + localisedPath(scope.url, locale),
  };
}

/** The facts that the facets of a listing have counted. */
export function factsOf(facets: readonly Facet[]): ListingFacts {
  const brands = facets.find(({ code }) => code === 'brand');
  const price = facets.find(({ code }) => code === 'price');
  return {
    brands: brands?.type === 'list' ? largest(brands.values) : [],
    lowestPrice: price?.type === 'range' ? price.min : null,
  };
}

const largest = (brands: readonly { readonly name: string; readonly count: number }[]): string[] =>
  brands
    .toSorted((one, other) => other.count - one.count)
    .slice(0, brandsNamed)
    .map(({ name }) => name);
