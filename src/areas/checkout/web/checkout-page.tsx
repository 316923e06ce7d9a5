import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { usePrivateData, useUser } from '#areas/account/web/account-web.ts';
import { BasketPage, useBasket } from '#areas/basket/web/basket-web.ts';
import { Button } from '#design/actions/button.tsx';
import { LoadingColumns } from '#design/page/loading-columns.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Outcome } from '#values/api-error.ts';
import { browserApi } from '#web/browser-api.ts';
import { focusPage } from '#web/page-focus.ts';
import { messages } from '../messages.ts';
import type { CheckoutOffer } from './order-draft.ts';
import { pendingAttempt, usePlaceOrder } from './use-place-order.ts';

// One of the two is loaded once it is known who is signed in.
const CheckoutForm = lazy(async () => ({ default: (await import('./checkout-form.tsx')).CheckoutForm }));
const VisitorChoice = lazy(async () => ({ default: (await import('./visitor-choice.tsx')).VisitorChoice }));

async function loadOffer(): Promise<Outcome<CheckoutOffer>> {
  const api = browserApi();
  const [page, delivery] = await Promise.all([api('GET /content/page/checkout'), api('GET /service/delivery/init')]);
  if (!page.ok) return page;
  if (!delivery.ok) return delivery;
  return {
    ok: true,
    value: { paymentMethods: page.value.paymentMethods, guarantee: page.value.guarantee, delivery: delivery.value },
  };
}

/** The order form of a signed-in customer or guest; visitors sign in or continue without an account. */
export const CheckoutPage = () => (
  <Suspense fallback={<Waiting />}>
    <CheckoutState />
  </Suspense>
);

function CheckoutState() {
  const t = useMessages(messages);
  const { user } = useUser();
  const { status, basket } = useBasket();
  const { data: offer, reload } = usePrivateData('checkout', loadOffer);

  if (status === 'failed' && !basket) return <BasketPage />;
  if (offer.status === 'visitor')
    return (
      <VisitorChoice
        onOpened={() => {
          reload();
          focusPage('');
        }}
      />
    );
  if (offer.status === 'failed' || offer.status === 'missing')
    return <EmptyState title={t.failed} text={t.failedText} actions={<Button onClick={reload}>{t.retry}</Button>} />;
  if (offer.status !== 'ready' || !basket) return <Waiting />;
  if (basket.count === 0) return pendingAttempt() ? <ResumedOrder /> : <BasketPage />;
  return <CheckoutForm key={user?.id ?? 0} offer={offer.value} basket={basket} user={user} />;
}

/** After a reload that lost the answer to an order: the order may have been placed, so its answer is requested again. */
function ResumedOrder() {
  const { status, resume } = usePlaceOrder();
  const resumePending = useEffectEvent(() => {
    const attempt = pendingAttempt();
    if (attempt) void resume(attempt);
  });
  useEffect(() => resumePending(), []);
  return status === 'refused' || status === 'lost' ? <BasketPage /> : <Waiting />;
}

function Waiting() {
  const t = useMessages(messages);
  return <LoadingColumns title={t.title} loading={t.loading} needsScript={t.needsScript} />;
}
