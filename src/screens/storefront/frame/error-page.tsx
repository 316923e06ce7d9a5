import { Suspense } from 'react';
import { useRouteError } from 'react-router';
import { SearchBox } from '#areas/search/web/search-box.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
// Styles come with the page that the server sends; a lazy component's would come later.
import '#design/actions/chip.module.css';
import { PageFailed, statusOf } from './page/page-failed.tsx';
import styles from './unknown/not-found.module.css';

// Few visitors see it.
const NotFound = import.meta.env.SSR
  ? (await import('./unknown/not-found.tsx')).default
  : lazyPart(() => import('./unknown/not-found.tsx'));

/** Replaces a page that does not exist, has failed or cannot be reached (storefront.md section 2). */
export function ErrorPage() {
  if (statusOf(useRouteError()) !== 404) return <PageFailed />;
  return (
    <Suspense>
      <NotFound>
        <SearchBox isSecond className={styles.search} />
      </NotFound>
    </Suspense>
  );
}
