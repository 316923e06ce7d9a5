import { type ReactNode, useEffect } from 'react';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Notice } from '#design/page/notice.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../messages.ts';
import { openAuthModal } from './sign-in/auth-modal-store.ts';
import type { PrivateData } from './use-private-data.ts';

interface PrivatePageProps<Value> {
  readonly data: PrivateData<Value>;
  readonly onRetry: () => void;
  /** What the page is, until its own heading comes; absent for a part of a page. */
  readonly title?: string;
  readonly children: (value: Value) => ReactNode;
}

/** A page for signed-in shoppers: a skeleton while loading, the login for visitors. */
export function PrivatePage<Value>({ data, onRetry, title, children }: PrivatePageProps<Value>) {
  const t = useMessages(messages).privatePage;
  const href = useHref();
  if (data.status === 'ready') return children(data.value);
  if (data.status === 'visitor') return <SignInFirst />;
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

function SignInFirst() {
  const t = useMessages(messages);
  useEffect(() => openAuthModal(), []);
  return (
    <EmptyState
      title={t.privatePage.visitor}
      text={t.privatePage.visitorText}
      actions={<Button onClick={() => openAuthModal()}>{t.signIn}</Button>}
    />
  );
}
