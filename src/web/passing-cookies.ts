const passingCookies = ['scroll', 'slug'];

/** Scroll and slug cookies do not outlive the page (storefront.md section 4). Answers how to stop. */
export function clearPassingCookies(): () => void {
  const clear = (): void => {
    for (const name of passingCookies) document.cookie = `${name}=; Path=/; Max-Age=0`;
  };
  window.addEventListener('pagehide', clear);
  return () => window.removeEventListener('pagehide', clear);
}
