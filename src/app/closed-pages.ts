import { screens } from '#routes/storefront-screens.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Store } from '#areas/store/server/store.ts';
import type { Screen } from '#values/screen.ts';

/** The names of pages that a shop does not have: of hours without a store, of financing without a lender. */
export const closedPages = ({ store, payment }: { readonly store: Store; readonly payment: Payment }): string[] => [
  ...(store.hasStore ? [] : ['working-hours']),
  ...(payment.isOffered('sequra') || payment.isOffered('crediya') ? [] : ['financing']),
];

/** The screens of a shop without these pages. */
export const screensWithout = (pages: readonly string[]): readonly Screen[] =>
  screens.filter(({ path }) => !pages.includes(path.slice(1)));
