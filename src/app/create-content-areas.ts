import {
  type Catalogue,
  findArticleCards,
  findSaleProducts,
  listEmptyListings,
  listSectionsAt,
} from '#areas/catalogue/server/catalogue.ts';
import { type Content, createContent } from '#areas/content/server/content.ts';
import { contentRoutes } from '#areas/content/server/content-routes.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { MenuData } from '#areas/navigation/server/menu-data.ts';
import { createNavigation } from '#areas/navigation/server/navigation.ts';
import { navigationRoutes } from '#areas/navigation/server/navigation-routes.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { ShopFile } from '#areas/store/server/shop-file.ts';
import type { Store } from '#areas/store/server/store.ts';
import { announceChange } from '#platform/database/change-notices.ts';
import type { Route } from '#platform/http/handler.ts';
import { createPagePathTest } from '#platform/pages/page-key.ts';
import { closedPages, screensWithout } from './closed-pages.ts';
import type { AppParts } from './app-parts.ts';

interface ContentParts extends Pick<AppParts, 'config' | 'database' | 'clock' | 'log'> {
  readonly shopFile: ShopFile;
  readonly store: Store;
  readonly delivery: Delivery;
  readonly payment: Payment;
}

/** The shop's texts from its files, with the facts of other areas filled in. */
export function createContentOfShop({
  config,
  database,
  shopFile,
  clock,
  log,
  store,
  delivery,
  payment,
}: ContentParts): Promise<Content> {
  return createContent({
    shopDir: config.shopDir,
    languages: shopFile.data.languages,
    closedPages: closedPages({ store, payment }),
    facts: (locale) => ({ ...store.facts(locale), ...delivery.textFacts(locale), ...payment.textFacts(locale) }),
    refreshFacts() {
      const isChanged = shopFile.refresh();
      if (isChanged) store.refresh();
      return isChanged;
    },
    publicUrl: config.publicUrl,
    clock,
    onChange: (tags) => announceChange(database, tags),
    onWrongFile: (reason) => log.error(reason),
    onError: (err) => log.error({ err }, 'the content files could not be read again'),
  });
}

interface RoutesParts {
  readonly menu: MenuData;
  readonly content: Content;
  readonly store: Store;
  readonly delivery: Delivery;
  readonly payment: Payment;
  readonly catalogue: Catalogue;
}

/** The routes of the pages of text, with what the other areas add, and of the menus, which may lead to them. */
export function contentAreasRoutes({
  menu,
  content,
  store,
  delivery,
  payment,
  catalogue,
}: RoutesParts): readonly Route[] {
  const isPage = createPagePathTest(screensWithout(closedPages({ store, payment })), content.hasPage);
  const navigation = createNavigation({
    menu,
    async findPages() {
      const empty = [...content.emptyPages(), ...(await listEmptyListings(catalogue))];
      return (path) => isPage(path) && !empty.includes(path);
    },
  });
  return [
    ...contentRoutes(content, {
      factsOf(page, locale) {
        if (page === 'contacts' || page === 'main') return { visit: store.visit(locale) };
        return page === 'delivery' ? delivery.pageFacts(locale) : {};
      },
      listSections: (urls, locale) => listSectionsAt(catalogue, urls, locale),
      listProducts: (articles, locale) => findArticleCards(catalogue, articles, locale),
      findPrices: (ids, locale) => findSaleProducts(catalogue.database, ids, locale),
    }),
    ...navigationRoutes(navigation),
  ];
}
