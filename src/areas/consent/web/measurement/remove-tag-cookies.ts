/** Cookies of Google's tag and of Clarity. */
const tagCookie = /^(?:_ga|_ga_\w+|_gid|_clck|_clsk|_cltk)$/;

/** Deletes the tags' cookies. They set them for the widest domain that the browser takes, so each possible one is tried. */
export function removeTagCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]!);
  const parts = window.location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)];
  for (const name of names.filter((each) => tagCookie.test(each)))
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
