/** A thing of schema.org in JSON-LD. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Data blocks for search engines, which the content security policy does not concern: they are never run. */
export const writeJsonLd = (things: readonly Thing[]): string =>
  things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    // No text in them can end the element.
    .map((json) => `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`)
    .join('');

/** The way to a page; addresses are paths without language. */
export const breadcrumbList = (
  trail: readonly { readonly name: string; readonly url: string }[],
  addressOf: (path: string) => string,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(url),
  })),
});
