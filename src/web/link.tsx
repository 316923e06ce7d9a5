import type { AnchorHTMLAttributes } from 'react';
import { localisedPath } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';

/** The address of a page of the shop in the language of the page. */
export function useHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => (path.startsWith('/') ? localisedPath(path, locale) : path);
}

/** A link to a page of the shop: `to` is a path without language. Clicks navigate in the page (follow-links). */
export function Link({
  to,
  children,
  ...rest
}: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return (
    <a href={useHref()(to)} {...rest}>
      {children}
    </a>
  );
}

/** A sentence with a link in it: the text before the link, its own text and the text after it. */
export function SentenceWithLink({
  parts: [before, linkText, after],
  ...link
}: { to: string; parts: readonly string[] } & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'>) {
  return (
    <>
      {before}
      <Link {...link}>{linkText}</Link>
      {after}
    </>
  );
}
