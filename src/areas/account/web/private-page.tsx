import { type ReactNode, Suspense } from 'react';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Notice } from '#design/page/notice.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import { messages } from '../messages.ts';
import type { PrivateData } from './use-private-data.ts';

const SignInFirst = lazyPart(async () => ({
  default: (await import('./sign-in/visitor/sign-in-first.tsx')).SignInFirst,
}));

interface PrivatePageProps<Value> {
  readonly data: PrivateData<Value>;
  readonly onRetry: () => void;
  /** What the page is, until its own heading comes; absent for a part of a page. */
  readonly title?: string;
  /** It shows an order, which may be that of a guest. */
  readonly isOrder?: boolean;
  readonly children: (value: Value) => ReactNode;
}

/** A page for signed-in shoppers: a skeleton while loading, the login for visitors. */
export function PrivatePage<Value>({ data, onRetry, title, isOrder = false, children }: PrivatePageProps<Value>) {
  const t = useMessages(messages).privatePage;
  const href = useHref();
  if (data.status === 'ready') return children(data.value);
  if (data.status === 'visitor')
    return (
      <Suspense>
        <SignInFirst isOrder={isOrder} />
      </Suspense>
    );
  if (data.status === 'missing')
    return (
      <EmptyState
        title={t.missing}
        text={t.missingText}
        actions={<ButtonLink href={href('/profile/orders')}>{t.toOrders}</ButtonLink>}
      />
    );
  if (data.status === 'failed')
    return <EmptyState title={t.failed} text={t.failedText} actions={<Button onClick={onRetry}>{t.retry}</Button>} />;
  const Heading = title ? 'h1' : 'p';
  return (
    <div aria-busy="true">
      <Heading className="vh">{title ?? t.loading}</Heading>
      <noscript>
        <Notice>{t.needsScript}</Notice>
      </noscript>
      <LinesSkeleton lines={8} />
    </div>
  );
}
