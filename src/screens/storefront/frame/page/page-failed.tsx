import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useMessages } from '#i18n/messages.ts';
import { CriticalError } from '#web/api-client.ts';
import { useHref } from '#web/link.tsx';
import { messages } from './messages.ts';

/** The status of what a loader or a component threw; 0 when the server was not reached. */
export function statusOf(error: unknown): number {
  if (error instanceof CriticalError) return error.statusCode;
  if (isRouteErrorResponse(error)) return error.status;
  return (error as { status?: number } | null)?.status ?? 500;
}

const awayStatuses: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Says that a page has failed or that the server cannot be reached (storefront.md section 2). */
export function PageFailed() {
  const t = useMessages(messages);
  const href = useHref();
  const away = awayStatuses.has(statusOf(useRouteError()));
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

/** The error page where not even the frame could be loaded. */
export const FramelessError = () => (
  <main id="main">
    <PageFailed />
  </main>
);
