import { setTimeout as sleep } from 'node:timers/promises';
import { productListBody, type ProductListBody } from '#areas/catalogue/contract.ts';
import type { listProducts, listSectionTree } from '#areas/catalogue/server/catalogue.ts';
import type { Search } from '#areas/search/server/search.ts';
import type { Locale } from '#i18n/locale.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';

/** So many best sellers of each section are rehearsed. */
const bestSellers = 3;

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

interface Rehearsed {
  readonly maxMs: number;
  /** Pauses after each request for as long as it took. */
  readonly besidesVisitors?: boolean;
}

/**
 * Asks what visitors ask most: the sections, the largest first, listed and searched by their names, also half typed and
 * mistyped, and by what their best sellers are called. Code that runs for the first time takes some ten times as long, and counts and
 * orders are kept for those who come. Each call goes on where the one before has ended.
 */
export function createRehearsal(parts: RehearsedParts) {
  let requests: (() => Promise<unknown>)[] | undefined;
  return async ({ maxMs, besidesVisitors = false }: Rehearsed): Promise<void> => {
    const until = performance.now() + maxMs;
    requests ??= (await chooseRequests(parts)).reverse();
    for (let ask = requests.pop(); ask; ask = performance.now() > until ? undefined : requests.pop()) {
      const from = performance.now();
      await ask();
      if (besidesVisitors) await sleep(performance.now() - from, undefined, { ref: false });
      else await yieldToEventLoop();
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
      () => searchBestSellers({ catalogue, search }, id, locale),
      ...listings.map(
        (more) => () => catalogue.listProducts(productListBody.parse({ sectionId: id, ...more }), locale),
      ),
    ]);
}

/** Several words with a measure or two, as buyers type them: `taladro percutor a batería 18 V`. */
async function searchBestSellers(
  { catalogue, search }: Pick<RehearsedParts, 'catalogue' | 'search'>,
  sectionId: number,
  locale: Locale,
): Promise<void> {
  const listed = await catalogue.listProducts(productListBody.parse({ sectionId, limit: bestSellers }), locale);
  for (const { name } of 'products' in listed ? listed.products : [])
    await search.searchProducts({ page: 1, limit: 24, query: name.split(',', 1)[0]! }, locale);
}

/** The name with two letters exchanged: `Tornlilos`. */
const mistyped = (name: string): string => name.replace(/^(\p{L}{4})(\p{L})(\p{L})/u, '$1$3$2');
