/** The value of a cookie that scripts may read, as it was set. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Cookies by which a page passes its scroll position and slug to the next one; deleted when the page is left. */
const pageCookies = ['scroll', 'slug'] as const;
type PageCookie = (typeof pageCookies)[number];

/**
 * Deletes the scroll and slug cookies when the page is left, and at the start those of an earlier page (storefront.md
 * section 4). Returns the function that stops it.
 */
export function clearPageCookies(): () => void {
  const clear = (): void => {
    for (const name of pageCookies) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  };
  clear();
  // Some browsers ignore cookies written after the page is hidden; mobile ones may send only `pagehide`.
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, clear);
  return () => {
    for (const event of ['beforeunload', 'pagehide']) window.removeEventListener(event, clear);
  };
}

export const setPageCookie = (name: PageCookie, value: string): void =>
  void (document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`);

export function readPageCookie(name: PageCookie): string | null {
  const value = readCookie(name);
  return value === undefined ? null : decodeURIComponent(value);
}
