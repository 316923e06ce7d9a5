import type { DataRouter } from 'react-router';
import { showTooltips } from '#design/overlays/show-tooltips.ts';
import { storeScrollPosition } from '#web/store-scroll-position.ts';
import type { PrefetchOptions } from './prefetch/prefetch-links.ts';
import { startPrefetching } from './prefetch/start-prefetching.ts';

export { takePrefetched } from './prefetch/prefetched-pages.ts';

/** Starts what no page waits for, in a chunk of its own. */
export function startAfterwards(router: DataRouter, options: PrefetchOptions): void {
  startPrefetching(options);
  storeScrollPosition();
  showTooltips();
  dropFirstPagesCard(router);
}

/** What the server alone writes into the head (screens/storefront/head/write-page-head.ts): the social card and structured data. */
const writtenByServer =
  'meta[property^="og:"], meta[property^="product:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/** Removes them once another page is shown, of which they would be untrue. Title, description and addresses are React's. */
function dropFirstPagesCard(router: DataRouter): void {
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    for (const element of document.head.querySelectorAll(writtenByServer)) element.remove();
    stop();
  });
}
