/** The prefix of a page's path in the address of its data: '/page-data/ca/product/taladro'. */
export const pageDataPrefix = '/page-data';

/** The data of a page's screen, for browsers that prefetch it. */
export interface PrefetchedPage {
  /** The address of the first script of the build whose screens understand the data. */
  readonly script: string;
  /** What the screen's loader returns. */
  readonly data: unknown;
}
