import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { SearchBox } from '#areas/search/web/search-box.tsx';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useMessages } from '#i18n/messages.ts';
import { CriticalError } from '#web/api-client.ts';
import { useHref } from '#web/link.tsx';
import type { FrameData } from './frame-data.ts';
import { messages } from './messages.ts';
import styles from './error-page.module.css';

/** 0 when the server was not reached. */
function statusOf(error: unknown): number {
  if (error instanceof CriticalError) return error.statusCode;
  if (isRouteErrorResponse(error)) return error.status;
  return (error as { status?: number } | null)?.status ?? 500;
}

const awayStatuses: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Replaces a page that does not exist, has failed or cannot be reached (storefront.md section 2). */
export function ErrorPage() {
  const status = statusOf(useRouteError());
  if (status === 404) return <NotFound />;
  return <PageFailed away={awayStatuses.has(status)} />;
}

function NotFound() {
  const t = useMessages(messages);
  const href = useHref();
  const groups = useRouteLoaderData<FrameData>('root')?.groups ?? [];
  return (
    <div className="wrap">
      <title>{t.notFound}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        picture={<img src="/not-found.svg" alt="" width="260" height="220" />}
        title={t.notFound}
        text={t.notFoundText}
        actions={
          <>
            <ButtonLink variant="ink" href={href('/catalog')}>
              {t.toCatalogue}
            </ButtonLink>
            <ButtonLink variant="line" href={href('/')}>
              {t.toHome}
            </ButtonLink>
          </>
        }
      />
      <SearchBox className={styles.search} />
      {groups.length > 0 && (
        <nav aria-label={t.popularSections} className={styles.sections}>
          <Chips>
            {groups
              .flatMap(({ categories }) => categories)
              .map(({ id, name, url }) => (
                <ChipLink key={id} href={href(url)}>
                  {name}
                </ChipLink>
              ))}
          </Chips>
        </nav>
      )}
    </div>
  );
}

function PageFailed({ away }: { away: boolean }) {
  const t = useMessages(messages);
  const href = useHref();
  const title = away ? t.serverAway : t.pageFailed;
  return (
    <div className="wrap">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        picture={<img src={away ? '/server-away.svg' : '/page-failed.svg'} alt="" width="260" height="220" />}
        title={title}
        text={away ? t.serverAwayText : t.pageFailedText}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{t.reload}</Button>
            <ButtonLink variant="line" href={href('/')} data-reload="">
              {t.toHome}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** The error page where not even header and footer could be loaded. */
export const FramelessError = () => (
  <main id="main">
    <ErrorPage />
  </main>
);
