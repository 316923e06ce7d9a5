/**
 * The URL of a request, or that of a page that does not exist when its percent-encoding is broken ('/%ff') or a browser
 * would take it for another host's ('//elsewhere'): so these get the shop's own 404.
 */
export function validUrl(url: string | undefined): string {
  if (url === undefined) return '/';
  if (!/^\/(?![/\\])/.test(url)) return '/invalid-url';
  if (isDecodable(url)) return url;
  return /^\/api(?:[/?]|$)/.test(url) ? '/api/invalid-url' : '/invalid-url';
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return new URL(url, 'http://shop').host === 'shop';
  } catch {
    return false;
  }
}
