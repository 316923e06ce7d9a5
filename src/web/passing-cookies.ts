const passingCookies = ['scroll', 'slug'] as const;
type PassingCookie = (typeof passingCookies)[number];

/**
 * Scroll and slug cookies do not outlive the page (storefront.md section 4): they go when it is left, and one that another
 * page left behind goes at the start. Answers how to stop.
 */
export function clearPassingCookies(): () => void {
  const clear = (): void => {
    for (const name of passingCookies) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  };
  clear();
  // Browsers may drop what is written once the page is hidden; telephones may tell no earlier.
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, clear);
  return () => {
    for (const event of ['beforeunload', 'pagehide']) window.removeEventListener(event, clear);
  };
}

export const keepPassingCookie = (name: PassingCookie, value: string): void =>
  void (document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`);

export function readPassingCookie(name: PassingCookie): string | null {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return cookie ? decodeURIComponent(cookie.slice(name.length + 1)) : null;
}
