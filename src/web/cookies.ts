/** Cookies have the names that the server gives them: over https no other host and no plain connection can set one with this prefix. */
const isHttps = (): boolean => globalThis.location?.protocol === 'https:';
const fullName = (name: string): string => (isHttps() ? `__Host-${name}` : name);

/** The value of a cookie that scripts may read, as it was set. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${fullName(name)}=`))
    ?.slice(fullName(name).length + 1);

/** Sets a cookie for the whole shop: until the browser is closed, or for `maxAge` seconds; 0 deletes it. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  document.cookie = `${fullName(name)}=${value}; Path=/${age}; SameSite=Lax${isHttps() ? '; Secure' : ''}`;
}

/** Cookies by which a page passes its scroll position and slug to the next one; deleted when the page is left. */
const pageCookies = ['scroll', 'slug'] as const;
type PageCookie = (typeof pageCookies)[number];

/**
 * Deletes the scroll and slug cookies when the page is left, and at the start those of an earlier page (storefront.md
 * section 4). Returns the function that stops it.
 */
export function clearPageCookies(): () => void {
  const clear = (): void => {
    for (const name of pageCookies) writeCookie(name, '', 0);
  };
  clear();
  // Some browsers ignore cookies written after the page is hidden; mobile ones may send only `pagehide`.
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, clear);
  return () => {
    for (const event of ['beforeunload', 'pagehide']) window.removeEventListener(event, clear);
  };
}

export const setPageCookie = (name: PageCookie, value: string): void => writeCookie(name, encodeURIComponent(value));

export function readPageCookie(name: PageCookie): string | null {
  const value = readCookie(name);
  return value === undefined ? null : decodeURIComponent(value);
}
