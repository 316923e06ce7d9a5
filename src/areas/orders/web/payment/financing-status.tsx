import type { ReactNode } from 'react';
import { orderApi, PrivatePage, usePrivateData } from '#areas/account/web/account-web.ts';
import { ButtonLink, Button } from '#design/actions/button.tsx';
import { Box } from '#design/page/box.tsx';
import { Columns } from '#design/page/columns.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Icon } from '#design/page/icon.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useHeadingFocus, useHeadingFocusOnLoad } from '#web/page-focus.ts';
import { isLender } from '#areas/payment/lenders.ts';
import type { Order } from '../../contract.ts';
import { messages as orderMessages } from '../../messages.ts';
import { moneyMessages } from '../../money/messages.ts';
import { moneyText } from '../../money/money-text.ts';
import { orderMoney } from '../../money/order-money.ts';
import { OrderItems } from '../order-items.tsx';
import { OrderTotals } from '../order-totals.tsx';
import { RepeatButton } from '../repeat-button.tsx';
import styles from './financing-status.module.css';
import { messages } from './messages.ts';
import { financingState, lenderOf } from './payment-state.ts';
import { usePaymentCheck } from './use-payment-check.ts';
import { usePayOrder } from './use-pay-order.ts';
import { useUntilText } from './use-until-text.ts';

/** How the application for an order's financing stands. */
export function FinancingStatus({ orderId }: { orderId: string }) {
  const { page } = useMessages(messages).status;
  const { data, reload } = usePrivateData(orderId, () =>
    orderApi(orderId)('GET /sale/order/detail', { query: { orderId } }),
  );
  return (
    <PrivatePage isOrder data={data} onRetry={reload} title={page}>
      {({ order }) => <Application order={order} onReload={reload} />}
    </PrivatePage>
  );
}

interface ApplicationProps {
  readonly order: Order;
  readonly onReload: () => void;
}

function Application({ order, onReload }: ApplicationProps) {
  const t = useMessages(messages).status;
  const { yourOrder } = useMessages(orderMessages);
  const href = useHref();
  const lender = lenderOf(order);
  useHeadingFocusOnLoad();
  useHeadingFocus(order.paymentStatus);
  if (!lender)
    return (
      <EmptyState
        title={t.none}
        text={t.noneText}
        actions={<ButtonLink href={href(`/order/confirm/${order.orderId}`)}>{yourOrder}</ButtonLink>}
      />
    );
  return (
    <>
      <PageHead title={t.page} count={t.of(lender, order.number)} />
      <Columns side="summary">
        <div aria-live="polite">
          <State order={order} lender={lender} onReload={onReload} />
        </div>
        <Box kind="summary" title={yourOrder}>
          <OrderItems items={order.items} />
          <OrderTotals order={order} />
        </Box>
      </Columns>
    </>
  );
}

function State({ order, lender, onReload }: ApplicationProps & { lender: string }) {
  const words = useMessages(messages);
  const t = words.status;
  const moneyTexts = useMessages(moneyMessages);
  const locale = useLocale();
  const href = useHref();
  const untilText = useUntilText();
  const { isBusy, error, pay } = usePayOrder(order, onReload);
  const { payment } = order;
  const confirmPath = href(`/order/confirm/${order.orderId}`);
  const seeOrder = (
    <ButtonLink size="s" variant="line" href={confirmPath}>
      {words.seeOrder}
    </ButtonLink>
  );
  const otherwise = (variant?: 'line') => (
    <ButtonLink size="s" variant={variant} href={confirmPath}>
      {t.otherwise}
    </ButtonLink>
  );
  const apply = (text: string) => (
    <Button size="s" loading={isBusy} onClick={() => isLender(payment) && void pay(payment)}>
      {text}
    </Button>
  );
  switch (financingState(order)) {
    case 'processing':
      return <Processing order={order} lender={lender} onReload={onReload} actions={seeOrder} />;
    case 'open':
      return (
        <Card order={order} tone="waiting" icon="clock" title={t.open} text={error || t.openText}>
          {apply(t.goOn)}
          {otherwise('line')}
        </Card>
      );
    case 'approved':
      return (
        <Card order={order} tone="good" icon="check" title={t.approved} text={t.approvedText}>
          {seeOrder}
        </Card>
      );
    case 'rejected':
      return (
        <Card
          order={order}
          tone="bad"
          icon="close"
          title={t.rejected}
          text={t.rejectedText(untilText(order.paymentDueAt ?? order.date))}
        >
          {otherwise()}
        </Card>
      );
    case 'rejected-by-user':
      return (
        <Card order={order} tone="ended" icon="undo" title={t.byUser} text={error || t.byUserText}>
          {apply(t.otherTerm)}
          {otherwise('line')}
        </Card>
      );
    case 'cancelled':
      return (
        <Card
          order={order}
          tone="ended"
          icon="clock"
          title={order.status === 'cancelled' ? t.cancelled : words.over.refunded}
          text={orderMoney(order) === 'not_charged' ? t.cancelledText : moneyText(moneyTexts, order, locale)}
        >
          {order.actions.includes('repeat') && <RepeatButton order={order} />}
        </Card>
      );
  }
}

function Processing({ order, lender, onReload, actions }: ApplicationProps & { lender: string; actions: ReactNode }) {
  const words = useMessages(messages);
  const t = words.status;
  const { hasGivenUp, again } = usePaymentCheck(order, onReload);
  return (
    <Card
      order={order}
      tone="waiting"
      icon="clock"
      title={t.processing}
      text={hasGivenUp ? t.gaveUp(lender) : t.processingText(lender)}
    >
      {actions}
      {hasGivenUp && (
        <Button size="s" variant="quiet" onClick={again}>
          {words.wait.again}
        </Button>
      )}
    </Card>
  );
}

interface CardProps {
  readonly order: Order;
  readonly tone: 'waiting' | 'good' | 'bad' | 'ended';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What the customer can do now. */
  readonly children: ReactNode;
}

function Card({ order, tone, icon, title, text, children }: CardProps) {
  const locale = useLocale();
  const at = order.attempts?.at(-1)?.updatedAt ?? order.date;
  return (
    <article className={`${styles.card} ${styles[tone]}`}>
      <div className={styles.icon}>
        <Icon name={icon} />
      </div>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <span className={styles.time}>{formatDate(at, locale, { hour: '2-digit', minute: '2-digit' })}</span>
    </article>
  );
}
