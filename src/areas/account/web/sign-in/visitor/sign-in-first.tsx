import { useEffect } from 'react';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from '../../../messages.ts';
import { openAuthModal } from '../auth-modal-store.ts';
import { messages as visitorMessages } from './messages.ts';

/** Asks visitors to sign in. An order may be a guest's, who has no account: its mail, or its number and address, lead to it. */
export function SignInFirst({ isOrder }: { isOrder: boolean }) {
  const t = useMessages(visitorMessages);
  const { signIn } = useMessages(messages);
  const href = useHref();
  useEffect(() => {
    if (!isOrder) openAuthModal();
  }, [isOrder]);
  const signInButton = (
    <Button variant={isOrder ? 'line' : 'primary'} onClick={() => openAuthModal()}>
      {signIn}
    </Button>
  );
  if (!isOrder) return <EmptyState title={t.title} text={t.text} actions={signInButton} />;
  return (
    <EmptyState
      title={t.order}
      text={t.orderText}
      actions={
        <>
          <ButtonLink href={href('/order/track')}>{t.find}</ButtonLink>
          {signInButton}
        </>
      }
    />
  );
}
