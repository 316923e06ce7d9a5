import { localisedPath } from '#i18n/locale.ts';
import { messages } from './messages.ts';

/**
 * Offers the page in Catalan to a browser in Catalan, in the cookie banner: it is shown on a first visit, until it is answered.
 * Nothing where the shop has no Catalan, of which the page's head tells.
 */
export function offerCatalan(): void {
  const banner = document.querySelector('html:not([data-answered]):lang(es) [aria-labelledby="cookie-banner-title"] p');
  if (!banner || !/^ca\b/.test(navigator.language) || !document.querySelector('link[hreflang="ca"]')) return;
  const link = document.createElement('a');
  link.lang = 'ca';
  link.hreflang = 'ca';
  link.textContent = messages.es.languages.ca.offer;
  const lead = (): void => {
    const { pathname, search, hash } = window.location;
    link.href = localisedPath(pathname, 'ca') + search + hash;
  };
  lead();
  // The visitor may have gone on to another page in the meantime.
  link.addEventListener('click', lead);
  const line = document.createElement('p');
  line.append(link);
  banner.after(line);
}
