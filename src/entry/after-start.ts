import type { DataRouter } from 'react-router';
import { startCookieBanner } from '#areas/consent/web/start-cookie-banner.ts';
import { startEstimates } from '#areas/delivery/web/estimate/start-estimates.ts';
import { raiseSnackbars } from '#design/overlays/raise-snackbars.ts';
import { showTooltips } from '#design/overlays/show-tooltips.ts';
import { storeScrollPosition } from '#web/store-scroll-position.ts';
import { offerCatalan } from '#screens/storefront/frame/language/offer-catalan.ts';
import type { PrefetchOptions } from './prefetch/prefetch-links.ts';
import { startPrefetching } from './prefetch/start-prefetching.ts';

export { takePrefetched } from './prefetch/prefetched-pages.ts';

/** Starts what no page waits for, in a chunk of its own: where no page is fetched in advance, the cookie question and messages only. */
export function startAfterwards(router: DataRouter, options: PrefetchOptions | false): void {
  startCookieBanner();
  raiseSnackbars();
  if (!options) return;
  startPrefetching(options);
  storeScrollPosition();
  showTooltips();
  startEstimates();
  offerCatalan();
  showFirstPagesCardOnly(router);
}

/** What the server alone writes into the head (screens/storefront/head/write-page-head.ts): the social card and structured data. */
const writtenByServer =
  'meta[property^="og:"], meta[property^="product:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/** Shows them while the first page is shown: of others they would be untrue. Title, description and addresses are React's. */
function showFirstPagesCardOnly(router: DataRouter): void {
  const { pathname } = router.state.location;
  const card = document.head.querySelectorAll(writtenByServer);
  router.subscribe(({ location }) => {
    const isFirst = location.pathname === pathname;
    if (isFirst === card[0]?.isConnected) return;
    if (isFirst) document.head.append(...card);
    else for (const element of card) element.remove();
  });
}
