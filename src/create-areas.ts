import { join } from 'node:path';
import { screens } from '#screens';
import type { AppParts } from '#app';
import { catalogueRoutes } from '#areas/catalogue/server/catalogue-routes.ts';
import { createContent } from '#areas/content/server/content.ts';
import { contentRoutes } from '#areas/content/server/content-routes.ts';
import * as contentTexts from '#areas/content/server/server-messages.ts';
import { readMenuData } from '#areas/navigation/server/menu-data.ts';
import { createNavigation } from '#areas/navigation/server/navigation.ts';
import { navigationRoutes } from '#areas/navigation/server/navigation-routes.ts';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { createStore } from '#areas/store/server/store.ts';
import { storeRoutes } from '#areas/store/server/store-routes.ts';
import type { Authenticate } from '#platform/http/authenticate.ts';
import { type ErrorTexts, httpErrorTexts, mergeErrorTexts } from '#platform/http/error-texts.ts';
import type { Route } from '#platform/http/handler.ts';
import { pageFinder } from '#platform/pages/page-finder.ts';

/** The business of the shop: what the HTTP side needs of it. */
interface Areas {
  readonly routes: readonly Route[];
  readonly texts: ErrorTexts;
  readonly authenticate: Authenticate;
}

/** Builds the areas and gives each what it may use of the others; news that flows up is a function passed in here. */
export function createAreas({ config, clock }: AppParts): Areas {
  const store = createStore({ shop: readShopData(config.shopDir), clock, publicUrl: config.publicUrl });
  const content = createContent({ pagesDir: join(config.shopDir, 'pages'), facts: (locale) => store.facts(locale), publicUrl: config.publicUrl });
  const navigation = createNavigation({ menu: readMenuData(config.shopDir), hasPage: pageFinder(screens, content.hasPage) });

  return {
    routes: [...catalogueRoutes(), ...storeRoutes(store), ...contentRoutes(content), ...navigationRoutes(navigation)],
    texts: mergeErrorTexts(httpErrorTexts, contentTexts),
    authenticate: () => Promise.resolve(null),
  };
}
