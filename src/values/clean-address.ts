/** Paths below which a segment is somebody's own: a search, an order. */
const ownSegment = /^(\/(?:ca\/)?(?:search|order\/confirm|profile\/orders))\/[^/]+/;

/** Names of products and sections, which may be as long as a key: lower-case words, some of them more than hexadecimal. */
const isSlug = (segment: string): boolean => /^(?=.*[g-z])[a-z\d]{1,19}(-[a-z\d]{1,19})+$/.test(segment);
const isOwn = (segment: string): boolean =>
  /^\d+$|@|%40/.test(segment) || (/^(?=.*\d)[\w.-]{32,}$/.test(segment) && !isSlug(segment));

/**
 * The path of an address without what may be personal: no query, no hash, no searched text, no numbers of orders and no keys.
 * Product and section names stay: '/ca/profile/orders/12?x=1' → '/ca/profile/orders/:own'.
 */
export function cleanPath(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0]!;
  return path
    .replace(ownSegment, '$1/:own')
    .split('/')
    .map((segment) => (isOwn(segment) ? ':own' : segment))
    .join('/');
}

/** Whether a page may show its visitor's own data or was opened by a mailed link, whose query has a code. */
export function isPrivateAddress({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): boolean {
  const path = pathname.replace(/^\/ca(?=\/|$)/, '');
  return /^\/(?:checkout|order|profile|withdrawal|financing)(?:\/|$)/.test(path) || /[?&](?:event|key)=/.test(search);
}
