const keeping = { 'cache-control': 'no-cache', vary: 'accept-encoding' };

/**
 * The headers of every page, kept or not, beside the security headers. Each use is asked for anew and views have tags of their
 * own, so a cache on the way never gives one view for the other.
 */
export const pageHeaders = { 'content-type': 'text/html; charset=utf-8', ...keeping };

/** Of a page that has not changed: what a cache on the way goes by (RFC 9110 section 15.4.5). */
export const unchangedPageHeaders = keeping;
