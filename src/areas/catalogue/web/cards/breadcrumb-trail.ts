import type { Breadcrumb } from '#design/page/breadcrumbs.tsx';
import type { Listing } from '../../contract.ts';
import type { ShownIn } from './shown-in.ts';

/** The API's breadcrumbs as links; the last is the page itself. */
export const breadcrumbTrail = (breadcrumbs: Listing['breadcrumbs'], { href }: ShownIn): Breadcrumb[] =>
  breadcrumbs.map(({ name, url }, index) =>
    index === breadcrumbs.length - 1 ? { label: name } : { label: name, href: href(url) },
  );
