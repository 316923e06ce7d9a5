/** What a screen's data say of its page to search engines. */
export interface PageSeo {
  readonly title: string;
  readonly description: string;
  /** The absolute address under which search engines list it; null: they do not. */
  readonly canonical: string | null;
}
