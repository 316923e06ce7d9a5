import { type Catalogue, findFilledPromotions, listEmptyListings } from '#areas/catalogue/server/catalogue.ts';
import type { Content } from '#areas/content/server/content.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { DiscoveryParts } from '#areas/discovery/server/discovery.ts';
import type { ShopData } from '#areas/store/server/shop-data.ts';
import { screensWithout } from './closed-pages.ts';

/** What search engines and product feeds need of the shop. */
export type ShopForDiscovery = Pick<
  DiscoveryParts,
  'languages' | 'catalogue' | 'delivery' | 'listPages' | 'shop' | 'categories'
>;

export function createDiscoveryParts({
  catalogue,
  delivery,
  content,
  shop,
  closedPages,
}: {
  readonly catalogue: Catalogue;
  readonly delivery: Delivery;
  readonly content: Content;
  readonly shop: ShopData;
  readonly closedPages: readonly string[];
}): ShopForDiscovery {
  return {
    languages: shop.languages,
    catalogue,
    delivery,
    shop,
    categories: shop.googleCategories,
    async listPages() {
      // One without products is not indexed.
      const promotions = await findFilledPromotions(catalogue, content.promotions.listPages());
      const texts = content.listPages();
      const empty = [...content.emptyPages(), ...(await listEmptyListings(catalogue))];
      const others = screensWithout(closedPages).filter(
        ({ indexed, path }) => indexed && !/[:*]/.test(path) && !empty.includes(path),
      );
      return [
        ...texts,
        ...others.filter(({ path }) => !texts.some((page) => page.path === path)),
        ...promotions.map(({ path }) => ({ path })),
        ...content.jobs.keys().map((slug) => ({ path: `/tools-by-job/${slug}` })),
        ...content.projects.keys().map((slug) => ({ path: `/projects/${slug}` })),
      ];
    },
  };
}
