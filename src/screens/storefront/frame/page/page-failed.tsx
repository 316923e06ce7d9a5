import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useEffect } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { CriticalError } from '#web/api-client.ts';
import { reloadWhenReachable } from '#web/missing-scripts.ts';
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
  const status = statusOf(useRouteError());
  const away = awayStatuses.has(status);
  const offline = status === 0 && !navigator.onLine;
  const title = offline ? t.offline : away ? t.serverAway : t.pageFailed;
  useEffect(() => {
    const reload = (): void => void reloadWhenReachable();
    if (away) window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [away]);
  return (
    <div className="wrap">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        // It could not be loaded either.
        picture={
          !offline && <img src={away ? '/server-away.svg' : '/page-failed.svg'} alt="" width="260" height="220" />
        }
        title={title}
        text={offline ? t.offlineText : away ? t.serverAwayText : t.pageFailedText}
        actions={
          <>
            <Button onClick={() => void reloadWhenReachable()}>{t.reload}</Button>
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
