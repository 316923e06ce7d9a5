/** Before the path of a page in the address of its data: '/page-data/ca/product/taladro'. */
export const pageDataPrefix = '/page-data';

/** The data of a page's screen, for browsers that prefetch it. */
export interface PrefetchedPage {
  /** The address of the first script of the build whose screens understand the data. */
  readonly script: string;
  /** As the screen's loader returns it. */
  readonly data: unknown;
}
