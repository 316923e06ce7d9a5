import { setTimeout as sleep } from 'node:timers/promises';
import { productListBody, type ProductListBody } from '#areas/catalogue/contract.ts';
import type { listProducts, listSectionTree } from '#areas/catalogue/server/catalogue.ts';
import type { Search } from '#areas/search/server/search.ts';
import type { Locale } from '#i18n/locale.ts';

/** The places among its best sellers of the goods that are rehearsed of each section. */
const bestSellers = [0, 1, 2];

const listings: Partial<ProductListBody>[] = [
  {},
  { sort: 'price_asc' },
  { sort: 'discount', filters: { available: true } },
  { sort: 'name', filters: { price: { max: 200 }, available: true } },
];

interface RehearsedParts {
  readonly languages: readonly Locale[];
  readonly catalogue: {
    sectionTree(locale: Locale): ReturnType<typeof listSectionTree>;
    listProducts(body: ProductListBody, locale: Locale): ReturnType<typeof listProducts>;
  };
  readonly search: Pick<Search, 'suggest' | 'searchProducts'>;
}

/**
 * Asks what visitors ask most: the sections, the largest first, listed and searched by their names, also half typed and
 * mistyped, and by what their best sellers are called. Code that runs for the first time takes some ten times as long, and counts and
 * orders are kept for those who come. It pauses after each request for as long as that took, beside the first visitors. Each call goes on
 * where the one before has ended.
 */
export function createRehearsal(parts: RehearsedParts) {
  let requests: (() => Promise<unknown>)[] | undefined;
  return async (maxMs: number): Promise<void> => {
    const until = performance.now() + maxMs;
    requests ??= (await chooseRequests(parts)).reverse();
    for (let ask = requests.pop(); ask; ask = performance.now() > until ? undefined : requests.pop()) {
      const from = performance.now();
      await ask();
      await sleep(performance.now() - from, undefined, { ref: false });
    }
  };
}

async function chooseRequests({ languages, catalogue, search }: RehearsedParts): Promise<(() => Promise<unknown>)[]> {
  const ofLocales = await Promise.all(
    languages.map(async (locale) => {
      const groups = await catalogue.sectionTree(locale);
      const sections = groups.flatMap(({ children, ...group }) => [
        group,
        ...children.flatMap(({ treeChildren = [], ...child }) => [child, ...treeChildren]),
      ]);
      return sections.map((section) => ({ ...section, locale }));
    }),
  );
  const page = { page: 1, limit: 24 };
  return ofLocales
    .flat()
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ id, name, locale }) => [
      ...[name, mistyped(name)].map((query) => () => search.searchProducts({ ...page, query }, locale)),
      () => search.searchProducts({ ...page, query: name, sort: 'price_asc', filters: { available: true } }, locale),
      ...[name.slice(0, 4), name].map((query) => () => search.suggest(query, locale)),
      ...bestSellers.map((place) => () => searchBestSeller({ catalogue, search }, { id, place, locale })),
      ...listings.map(
        (more) => () => catalogue.listProducts(productListBody.parse({ sectionId: id, ...more }), locale),
      ),
    ]);
}

/** Several words with a measure or two, as buyers type them: `taladro percutor a batería 18 V`. */
async function searchBestSeller(
  { catalogue, search }: Pick<RehearsedParts, 'catalogue' | 'search'>,
  { id, place, locale }: { id: number; place: number; locale: Locale },
): Promise<void> {
  const listed = await catalogue.listProducts(
    productListBody.parse({ sectionId: id, limit: bestSellers.length }),
    locale,
  );
  const product = 'products' in listed ? listed.products[place] : undefined;
  if (product) await search.searchProducts({ page: 1, limit: 24, query: product.name.split(',', 1)[0]! }, locale);
}

/** The name with two letters exchanged: `Tornlilos`. */
const mistyped = (name: string): string => name.replace(/^(\p{L}{4})(\p{L})(\p{L})/u, '$1$3$2');
