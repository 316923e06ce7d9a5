/**
 * An address whose percent-encoding is broken ('/%ff', '/catalog/%') names nothing: it is taken for an unknown one, so that
 * it gets the shop's own 404 instead of the server library's answer.
 */
export function readableUrl(url: string | undefined): string {
  if (url === undefined) return '/';
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable-address' : '/unreadable-address';
  }
}
