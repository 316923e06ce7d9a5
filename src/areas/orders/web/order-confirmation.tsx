import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallAnswer } from '#values/call.ts';
import { AccountOffer, orderApi, PrivatePage, usePrivateData } from '#areas/account/web/account-web.ts';
import { Columns } from '#design/page/columns.tsx';
import { Box } from '#design/page/box.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Notice } from '#design/page/notice.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import { useHeadingFocus, useHeadingFocusOnLoad } from '#web/page-focus.ts';
import type { getConfirmPage, OrderStatus } from '../contract.ts';
import { messages } from '../messages.ts';
import { moneyMessages } from '../money/messages.ts';
import { moneyText } from '../money/money-text.ts';
import { OrderChoices, OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import styles from './order-pages.module.css';
import { OrderTotals } from './order-totals.tsx';
import { paymentState } from './payment/payment-state.ts';
import { StatusTrack } from './status-track.tsx';
import { WaitingMail, WaitingNotice } from './waiting-notices.tsx';

// Loaded when there is something to pay yet: most customers come back from the bank.
const TransferDue = lazyPart(async () => ({ default: (await import('./payment/order-due.tsx')).TransferDue }));
const TransferSteps = lazyPart(async () => ({ default: (await import('./payment/order-due.tsx')).TransferSteps }));
// The notices stand at the end of the page.
const LegalNotices = lazyPart(async () => ({
  default: (await import('#areas/store/web/store-web.ts')).LegalNotices,
}));
const OrderPayment = lazyPart(async () => ({ default: (await import('./payment/order-due.tsx')).OrderPayment }));

const OrderDocuments = lazyPart(async () => ({ default: (await import('./order-documents.tsx')).OrderDocuments }));

type Confirmation = CallAnswer<typeof getConfirmPage>;

/** Confirms an order to the customer who placed it, or says how its payment stands. */
export function OrderConfirmation({ orderId }: { orderId: string }) {
  const { yourOrder } = useMessages(messages);
  const { data, reload } = usePrivateData(orderId, () =>
    orderApi(orderId)('GET /content/page/confirm', { query: { orderId } }),
  );
  return (
    <div className={styles.top}>
      <PrivatePage isOrder data={data} onRetry={reload} title={yourOrder}>
        {(confirmation) => <ConfirmedOrder confirmation={confirmation} onReload={reload} />}
      </PrivatePage>
    </div>
  );
}

/** A key in the address to which banks and lenders send the customer back. */
const returnedKey = 'returned';

/** The same, once it is loaded. */
export function ConfirmedOrder({ confirmation, onReload }: { confirmation: Confirmation; onReload: () => void }) {
  const t = useMessages(messages);
  const href = useHref();
  const { search } = useLocation();
  const [hasReturned, setHasReturned] = useState(() => new URLSearchParams(search).has(returnedKey));
  const { order, menu } = confirmation;
  const state = paymentState(order, hasReturned);
  useHeadingFocusOnLoad();
  useHeadingFocus(`${state} ${order.attempts?.length} ${order.surplus}`);
  const isDone = state === 'paid' || state === 'transfer';
  // Only an account has a list of orders.
  const ownPath = menu.find(({ link }) => link.endsWith(`/${order.orderId}`))?.link;
  return (
    <Columns side="summary">
      <div>
        <WaitingMail order={order} />
        {confirmation.isTest && <Notice tone="attention">{t.confirm.test}</Notice>}
        {isDone ? (
          <Thanks {...confirmation} ownPath={ownPath} onReload={onReload} />
        ) : (
          <Suspense fallback={<LinesSkeleton lines={8} />}>
            <OrderPayment
              order={order}
              state={state}
              ways={confirmation}
              onReload={onReload}
              onUnpaid={() => setHasReturned(false)}
            />
          </Suspense>
        )}
      </div>
      <Box kind="summary" title={isDone ? t.yourOrder : t.order(order.number)}>
        <OrderItems items={order.items} />
        {isDone && <OrderChoices order={order} />}
        <OrderTotals order={order} withTime={!isDone} />
        {isDone && (
          <ButtonLink variant="line" wide href={href('/catalog')}>
            {t.confirm.shopping}
          </ButtonLink>
        )}
      </Box>
    </Columns>
  );
}

interface ThanksProps extends Confirmation {
  readonly ownPath: string | undefined;
  readonly onReload: () => void;
}

function Thanks({ ownPath, onReload, ...confirmation }: ThanksProps) {
  const { order, transfer, confirmBy, guarantee } = confirmation;
  const handover = order.delivery.virtual === 'all' ? 'none' : order.delivery.type;
  const t = useMessages(messages);
  const moneyTexts = useMessages(moneyMessages);
  const locale = useLocale();
  const href = useHref();
  return (
    <>
      <section className={`${styles.thanks} ink`}>
        <span className={styles.done}>
          <Icon name="check" size="l" />
        </span>
        <h1>{(transfer ? t.confirm.transferMissing : t.confirm.thanks)(order.customer.name)}</h1>
        <p>
          {t.confirm.before}
          <b>{order.number}</b>
          {`. ${moneyText(moneyTexts, order, locale)} `}
          {beforeHandover.has(order.status) ? t.confirm.after[handover] : t.statuses[order.status]}
        </p>
      </section>
      {confirmBy && order.mail?.state !== 'waiting' && (
        <Notice tone="attention" className={styles.notice}>
          {t.confirm.openLink(momentOf(confirmBy.before, locale))}
        </Notice>
      )}
      <WaitingNotice order={order} className={styles.notice} />
      {transfer && (
        <Suspense fallback={<LinesSkeleton lines={8} />}>
          <TransferDue
            order={order}
            ways={confirmation}
            transfer={transfer}
            isDueSaid={confirmBy !== null || order.waitsFor !== undefined}
            onReload={onReload}
          />
        </Suspense>
      )}
      {!ownPath && (
        <Suspense>
          <AccountOffer person={order.customer} />
        </Suspense>
      )}
      <Box
        title={t.track}
        actions={<ButtonLink href={href(`/profile/orders/${order.orderId}`)}>{t.confirm.follow}</ButtonLink>}
      >
        <StatusTrack order={order} />
      </Box>
      <Box title={t.facts}>
        <OrderFacts order={order} isBrief />
      </Box>
      {order.documents.length > 0 && (
        <Suspense>
          <OrderDocuments order={order} />
        </Suspense>
      )}
      {transfer && order.status === 'created' && (
        <Suspense>
          <TransferSteps type={handover} openedUntil={confirmBy && momentOf(confirmBy.thenUntil, locale)} />
        </Suspense>
      )}
      {order.customer.type === 'individual' && (
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          <LegalNotices guarantee={guarantee} moment="after" />
        </Suspense>
      )}
    </>
  );
}

/** Of what follows the customer is mailed. */
const beforeHandover: ReadonlySet<OrderStatus> = new Set(['created', 'confirmed', 'preparing']);

const momentOf = (at: string, locale: Locale): string =>
  formatDate(at, locale, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
