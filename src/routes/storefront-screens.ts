import { listingQueryKeys } from '#values/listing.ts';
import type { Screen } from '#values/screen.ts';

/** Contents page 2: every screen. */
export const screens: readonly Screen[] = [
  { path: '/', file: 'content/home-screen', cached: true, indexed: true },
  {
    path: '/catalog/*',
    file: 'catalogue/catalog-screen',
    cached: true,
    indexed: true,
    query: listingQueryKeys,
    hasViews: true,
  },
  { path: '/brands', file: 'catalogue/brands-screen', cached: true, indexed: true },
  {
    path: '/brands/:slug',
    file: 'catalogue/brand-screen',
    cached: true,
    indexed: true,
    query: listingQueryKeys,
    hasViews: true,
  },
  { path: '/promotions', file: 'content/promotions-screen', cached: true, indexed: true, query: ['topic'] },
  {
    path: '/promotions/:slug',
    file: 'content/promotion-screen',
    cached: true,
    indexed: true,
    query: listingQueryKeys,
    hasViews: true,
  },
  { path: '/tools-by-job', file: 'content/jobs-screen', cached: true, indexed: true },
  { path: '/tools-by-job/:slug', file: 'content/job-screen', cached: true, indexed: true },
  { path: '/product/:slug', file: 'catalogue/product-screen', cached: true, indexed: true },
  { path: '/basket', file: 'basket/basket-screen', cached: false, showsEmptyBasket: true },
  { path: '/favorites', file: 'favourites/favourites-screen', cached: false },
  { path: '/compare', file: 'compare/compare-screen', cached: false },
  {
    path: '/checkout',
    file: 'checkout/checkout-screen',
    frame: 'checkout/checkout-frame',
    cached: false,
    isOwnDocument: true,
  },
  {
    path: '/order/confirm/:orderId',
    file: 'orders/order-confirmation-screen',
    frame: 'checkout/checkout-frame',
    cached: false,
    isOwnDocument: true,
  },
  { path: '/order/track', file: 'orders/order-tracking-screen', cached: false },
  { path: '/withdrawal', file: 'orders/withdrawal-screen', cached: false },
  { path: '/financing', file: 'financing/financing-screen', cached: true, indexed: true },
  { path: '/financing/status', file: 'financing/financing-status-screen', cached: false },
  { path: '/profile/personal', file: 'account/profile-screen', cached: false },
  { path: '/profile/orders', file: 'orders/order-list-screen', cached: false },
  { path: '/profile/orders/:orderId', file: 'orders/order-detail-screen', cached: false },
  { path: '/search', file: 'search/search-form-screen', cached: false },
  // Queries are of any number: cached results would only push out other pages.
  { path: '/search/:text', file: 'search/search-screen', cached: false, hasViews: true, keepsCase: true },
  { path: '/contacts', file: 'content/contacts-screen', cached: true, indexed: true },
  // Pages of text have their address at the top; all other paths outrank it.
  { path: '/:page', file: 'content/page-screen', cached: true, indexed: true },
];
