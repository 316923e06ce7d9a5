import { PrivatePage, usePrivateData } from '#areas/account/web/account-web.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { Columns } from '#design/page/columns.tsx';
import { Box } from '#design/page/box.tsx';
import { FactList } from '#design/data-display/fact-list.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { useHref } from '#web/link.tsx';
import { useHeadingFocus } from '#web/page-focus.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import { CancelButton } from './cancel-button.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderTotals } from './order-totals.tsx';
import { RepeatButton } from './repeat-button.tsx';
import { StatusTag } from './status-tag.tsx';
import { StatusTrack } from './status-track.tsx';

/** One order: its status, its lines and the actions it allows. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const { data, reload, change } = usePrivateData(orderId, () =>
    browserApi()('GET /sale/order/detail', { query: { orderId } }),
  );
  return (
    <PrivatePage data={data} onRetry={reload}>
      {(answer) => <Detail order={answer.order} onChange={(order) => change({ ...answer, order })} />}
    </PrivatePage>
  );
}

function Detail({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const t = useMessages(messages);
  const locale = useLocale();
  useHeadingFocus(order.status);
  const href = useHref();
  const actions = (
    <>
      {order.actions.includes('withdraw') && (
        <ButtonLink variant="quiet" size="s" href={href(`/withdrawal?orderId=${order.orderId}`)}>
          {t.withdraw}
        </ButtonLink>
      )}
      {order.actions.includes('cancel') && <CancelButton orderId={order.orderId} onCancelled={onChange} />}
      {order.actions.includes('invoice') && <InvoiceButton order={order} />}
      {order.actions.includes('repeat') && <RepeatButton order={order} />}
    </>
  );
  return (
    <>
      <PageHead title={t.order(order.number)} count={formatDate(order.date, locale)} actions={actions} />
      <Columns side="summary">
        <div>
          <Box title={t.track} actions={<StatusTag status={order.status} />}>
            <StatusTrack order={order} />
          </Box>
          <Box>
            <OrderFacts order={order} />
          </Box>
          <OrderReturns returns={order.returns} />
          <Box title={t.history}>
            <FactList
              facts={order.history.map(({ status, at }) => ({
                name: t.statuses[status],
                value: formatDate(at, locale, { dateStyle: 'long', timeStyle: 'short' }),
              }))}
            />
          </Box>
        </div>
        <Box kind="summary" title={t.yourOrder}>
          <OrderItems items={order.items} />
          <OrderTotals order={order} />
        </Box>
      </Columns>
    </>
  );
}
