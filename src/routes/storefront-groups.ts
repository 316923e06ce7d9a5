import type { CallGroup } from '#values/call.ts';

/** The groups in which the API's description shows the calls of storefront-api.ts, by the beginnings of their paths. */
export const apiGroups: readonly CallGroup[] = [
  {
    name: 'Account',
    description: 'Registration, sign-in, recovery, and what customers set for themselves.',
    paths: ['/admin/user', '/auth', '/sale/checkout-account'],
  },
  {
    name: 'Catalogue',
    description: 'Sections, brands, products and their listings, and notices of goods that are back.',
    paths: ['/catalog', '/reference', '/content/page/brand', '/service/notice'],
  },
  { name: 'Search', description: 'Suggestions while typing, and results.', paths: ['/search', '/catalog/search'] },
  {
    name: 'Lists',
    description: 'Favourites, compared and viewed products of an account.',
    paths: [
      '/catalog/product/favorite',
      '/catalog/product/compare',
      '/catalog/product/viewed',
      '/content/page/favorite',
      '/content/page/compare',
    ],
  },
  { name: 'Basket', description: 'What a shopper is about to order.', paths: ['/sale/basket'] },
  {
    name: 'Checkout',
    description: 'Ways to receive and to pay an order.',
    paths: ['/sale/checkout-options', '/content/page/checkout'],
  },
  {
    name: 'Delivery',
    description: 'Zones, costs, slots, pickup points and addresses.',
    paths: ['/service/delivery', '/service/map', '/service/geo'],
  },
  {
    name: 'Orders',
    description: 'Placing orders, following, cancelling and withdrawing from them.',
    paths: ['/sale/order', '/content/page/confirm'],
  },
  {
    name: 'Payment',
    description: 'Paying an order, and what payment providers report.',
    paths: ['/service/payment', '/service/crediya', '/service/sequra'],
  },
  {
    name: 'Content',
    description: 'Menus, pages of text, promotions, jobs and projects.',
    paths: ['/menu', '/content/page'],
  },
  {
    name: 'Store',
    description: 'Address and opening hours of the store, and its contact form.',
    paths: ['/content/contact', '/content/page/base'],
  },
];
