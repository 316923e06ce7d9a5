import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePrivateData, useUser } from '#areas/account/web/account-web.ts';
import { loadFinancing } from '#areas/payment/web/payment-web.ts';
import { useBasket } from '#areas/basket/web/basket-web.ts';
import { Button } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { LoadingColumns } from '#design/page/loading-columns.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Outcome } from '#values/api-error.ts';
import { browserApi } from '#web/browser-api.ts';
import { useHref } from '#web/link.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import type { CheckoutOptions } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './checkout-page.module.css';
import type { StoreFacts } from './address/out-of-zone.tsx';
import type { CheckoutOffer } from './draft/order-body.ts';
import { findPlacedOrder, pendingAttempt } from './placing/order-attempt.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';

// Seldom needed.
const BasketPage = lazyPart(async () => ({ default: (await import('./basket-instead.tsx')).BasketPage }));
const SequraApplication = lazyPart(async () => ({
  default: (await import('./payment/sequra-application.tsx')).SequraApplication,
}));
const CheckoutForm = lazyPart(async () => ({ default: (await import('./checkout-form.tsx')).CheckoutForm }));

async function loadOffer(): Promise<Outcome<CheckoutOffer>> {
  const api = browserApi();
  const [page, delivery, financing] = await Promise.all([
    api('GET /content/page/checkout'),
    api('GET /service/delivery/init'),
    // Only for the examples: without them orders are placed all the same.
    loadFinancing(api).catch(() => []),
  ]);
  if (!page.ok) return page;
  if (!delivery.ok) return delivery;
  return {
    ok: true,
    value: {
      paymentMethods: page.value.paymentMethods,
      guarantee: page.value.guarantee,
      delivery: delivery.value,
      financing,
    },
  };
}

/** The order form, for visitors, guests and accounts alike. */
export const CheckoutPage = ({ store }: { store: StoreFacts }) => (
  <Suspense fallback={<Waiting />}>
    <CheckoutContent store={store} />
  </Suspense>
);

/** The key in the address for an order that is to be financed by seQura. */
const orderKey = 'orderId';

function CheckoutContent({ store }: { store: StoreFacts }) {
  const [query] = useSearchParams();
  const orderId = query.get(orderKey);
  const { isKnown } = useUser();
  if (orderId === null) return <CheckoutState store={store} />;
  // Not on the server, which cannot wait for what is loaded when needed.
  return isKnown ? <SequraApplication orderId={orderId} /> : <Waiting />;
}

function CheckoutState({ store }: { store: StoreFacts }) {
  const t = useMessages(messages);
  const { isKnown, user } = useUser();
  const { status, basket } = useBasket();
  const offer = usePrivateData('checkout', loadOffer);
  const options = useOptions();
  const [wasFull, setWasFull] = useState(false);
  if (basket?.count && !wasFull) setWasFull(true);

  if (status === 'failed' && !basket) return <BasketPage />;
  if (options.value === null && options.hasFailed)
    return (
      <EmptyState title={t.failed} text={t.failedText} actions={<Button onClick={options.retry}>{t.retry}</Button>} />
    );
  if (!isKnown || !basket || options.value === null) return <Waiting />;
  if (basket.count === 0) return <EmptiedBasket version={basket.version} wasFull={wasFull} />;
  return (
    <CheckoutForm
      key={user?.id ?? 0}
      basket={basket}
      user={user}
      options={options.value}
      offer={offer.data}
      onReload={offer.reload}
      store={store}
    />
  );
}

/** The ways to receive an order, which do not depend on who orders. */
function useOptions() {
  const [value, setValue] = useState<CheckoutOptions | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  async function load(): Promise<void> {
    setHasFailed(false);
    const outcome = await browserApi()('GET /sale/checkout-options').catch(() => null);
    if (outcome?.ok) setValue(outcome.value);
    else setHasFailed(true);
  }
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);
  return { value, hasFailed, retry: () => void load() };
}

/**
 * A basket may be empty because it was ordered: here, seen after the back button or without the answer, or in another tab.
 */
function EmptiedBasket({ version, wasFull }: { version: number; wasFull: boolean }) {
  const t = useMessages(messages);
  const { status, resume } = usePlaceOrder();
  const resumeLost = useEffectEvent(resume);
  useEffect(() => void resumeLost(), []);
  const orderId = findPlacedOrder(version);
  if (orderId !== null) return <PlacedOrder orderId={orderId} />;
  if (status === 'lost')
    return (
      <EmptyState
        title={t.unanswered}
        text={t.lost}
        actions={<Button onClick={() => void resume()}>{t.retry}</Button>}
      />
    );
  if (pendingAttempt() !== null) return <Waiting />;
  return (
    <>
      {wasFull && (
        <Notice tone="attention" live className={styles.emptied}>
          {t.emptied}
        </Notice>
      )}
      <BasketPage />
    </>
  );
}

/** Its page is a document of its own, with a policy of its own. */
function PlacedOrder({ orderId }: { orderId: number }) {
  const href = useHref();
  const path = href(`/order/confirm/${orderId}`);
  useEffect(() => window.location.replace(path), [path]);
  return <Waiting />;
}

function Waiting() {
  const t = useMessages(messages);
  return <LoadingColumns title={t.title} loading={t.loading} needsScript={t.needsScript} headClassName={styles.head} />;
}
