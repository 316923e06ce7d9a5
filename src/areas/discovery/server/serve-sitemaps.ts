import type { FastifyInstance } from 'fastify';
import {
  type Catalogue,
  findProductRanges,
  listListingPages,
  readProductPages,
} from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import type { GeneratedFiles } from '#platform/http/generated-files.ts';
import { type SitemapPage, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

export interface SitemapParts {
  readonly publicUrl: string;
  readonly languages: readonly Locale[];
  readonly catalogue: Pick<Catalogue, 'version' | 'database' | 'catalogueIndex'>;
  /** The indexed pages that are no product, section or brand. */
  readonly listPages: () => Promise<readonly SitemapPage[]>;
  readonly files: GeneratedFiles;
  /** Pages in one file, each of which has an address for every language. */
  readonly pagesPerFile?: number;
}

/**
 * `/sitemap.xml`: all pages or, in a shop with more than one file may have, an index of `/sitemaps/pages-1.xml` and
 * `/sitemaps/products-1.xml`, each with the products of so many ids.
 */
export function serveSitemaps(
  server: FastifyInstance,
  { publicUrl, languages, catalogue, listPages, files, pagesPerFile = 10_000 }: SitemapParts,
): void {
  const site = { publicUrl, languages };
  const productsOf = (range: number) =>
    readProductPages(catalogue.database, { after: range * pagesPerFile, upTo: (range + 1) * pagesPerFile });

  async function listAllButProducts(): Promise<readonly SitemapPage[]> {
    const [listings, others] = await Promise.all([listListingPages(catalogue), listPages()]);
    const updatedAt = newest(listings);
    const pages = others.map((page) => (showCatalogue.includes(page.path) ? { ...page, updatedAt } : page));
    return [...pages, ...listings];
  }

  /** All pages but products, in files, and the ranges of ids that have products: two queries over the whole catalogue. */
  async function readPlan() {
    const [ranges, pages] = await Promise.all([
      findProductRanges(catalogue.database, pagesPerFile),
      listAllButProducts(),
    ]);
    return { ranges, chunks: chunksOf(pages, pagesPerFile) };
  }
  const planOf = (version: number) => files.read('sitemap plan', version, readPlan);

  async function* writeAll(version: number): AsyncGenerator<string> {
    const { ranges, chunks } = await planOf(version);
    if (ranges.length <= 1 && chunks.length <= 1) {
      yield* writeSitemap(site, ...chunks, ...ranges.map(({ range }) => productsOf(range)));
      return;
    }
    const addressOf = (kind: string, at: number): string => `${publicUrl}/sitemaps/${kind}-${at + 1}.xml`;
    yield* writeSitemapIndex([
      ...chunks.map((chunk, at) => ({ url: addressOf('pages', at), updatedAt: newest(chunk) })),
      ...ranges.map(({ range, updatedAt }) => ({ url: addressOf('products', range), updatedAt })),
    ]);
  }

  server.get('/sitemap.xml', async (request, reply) => {
    const version = await catalogue.version();
    return files.send(request, reply, 'sitemap', version, () => writeAll(version));
  });

  server.get<{ Params: { part: string } }>(`/sitemaps/pages-${part}.xml`, async (request, reply) => {
    const version = await catalogue.version();
    const at = Number(request.params.part) - 1;
    const chunk = (await planOf(version)).chunks[at];
    if (!chunk) return reply.callNotFound();
    return files.send(request, reply, `pages-${at + 1}`, version, () => writeSitemap(site, chunk));
  });

  server.get<{ Params: { part: string } }>(`/sitemaps/products-${part}.xml`, async (request, reply) => {
    const version = await catalogue.version();
    const at = Number(request.params.part) - 1;
    const { ranges } = await planOf(version);
    if (!ranges.some(({ range }) => range === at)) return reply.callNotFound();
    return files.send(request, reply, `products-${at + 1}`, version, () => writeSitemap(site, productsOf(at)));
  });
}

/** A number from 1, without zeros before it: another spelling would be a second address. */
const part = ':part(^[1-9]\\d{0,5}$)';

/** Pages that change with the catalogue. */
const showCatalogue: readonly string[] = ['/', '/brands'];

const newest = (pages: readonly SitemapPage[]): Date | undefined =>
  pages.reduce<Date | undefined>(
    (last, { updatedAt }) => (updatedAt && (!last || updatedAt > last) ? updatedAt : last),
    undefined,
  );

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
