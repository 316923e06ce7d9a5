/**
 * An address whose percent-encoding is broken ('/%ff', '/catalog/%'), or that a browser would take for another host's
 * ('//elsewhere'), names nothing: it is taken for an unknown one, so that it gets the shop's own 404.
 */
export function readableUrl(url: string | undefined): string {
  if (url === undefined) return '/';
  if (!/^\/(?![/\\])/.test(url)) return '/unreadable-address';
  if (isReadable(url)) return url;
  return url.startsWith('/api/') ? '/api/unreadable-address' : '/unreadable-address';
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url);
    return new URL(url, 'http://shop').host === 'shop';
  } catch {
    return false;
  }
}
