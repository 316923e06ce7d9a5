import { Suspense } from 'react';
import { useRouteError } from 'react-router';
import { lazyPart } from '#web/missing-scripts.ts';
// Styles come with the page that the server sends; a lazy component's would come later.
import '#design/actions/chip.module.css';
import './unknown/not-found.module.css';
import { PageFailed, statusOf } from './page/page-failed.tsx';

// Few visitors see it.
const NotFound = import.meta.env.SSR
  ? (await import('./unknown/not-found.tsx')).default
  : lazyPart(() => import('./unknown/not-found.tsx'));

/** Replaces a page that does not exist, has failed or cannot be reached (storefront.md section 2). */
export function ErrorPage() {
  return statusOf(useRouteError()) === 404 ? (
    <Suspense>
      <NotFound />
    </Suspense>
  ) : (
    <PageFailed />
  );
}
