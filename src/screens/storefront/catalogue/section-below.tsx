import { lazyPart } from '#web/missing-scripts.ts';
import { ServerMarkup } from '#web/server-markup.tsx';
import type { SectionExtrasProps } from './section-extras.tsx';

// A static import would put the parts into the browser's bundle of the page.
const SectionExtras = import.meta.env.SSR
  ? (await import('./section-extras.tsx')).default
  : lazyPart(() => import('./section-extras.tsx'));

/** Brands and buying guide of a section, in which nothing reacts. */
export const SectionBelow = (props: SectionExtrasProps) => (
  <ServerMarkup>
    <SectionExtras {...props} />
  </ServerMarkup>
);
