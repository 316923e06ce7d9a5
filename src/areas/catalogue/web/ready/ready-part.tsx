import { Suspense } from 'react';
import { lazyPart } from '#web/missing-scripts.ts';
import type { CatalogueContext } from '../cards/catalogue-context.ts';

// A static import would put it into the browser's bundle of each listing: most have no bare machines.
const ReadyLine = import.meta.env.SSR
  ? (await import('./ready-line.tsx')).default
  : lazyPart(() => import('./ready-line.tsx'));

/** A context whose cards say what a bare machine costs ready to use. */
export const withReadyLines = (context: CatalogueContext): CatalogueContext => ({
  ...context,
  ready: ({ bare, readyToUse }) =>
    bare && (
      <Suspense>
        <ReadyLine bare={bare} price={readyToUse?.price} locale={context.locale} />
      </Suspense>
    ),
});
