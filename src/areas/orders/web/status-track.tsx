import { OrderTrack } from '#design/data-display/order-track.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order, OrderStatus } from '../contract.ts';
import { messages } from '../messages.ts';

type TrackedOrder = {
  readonly status: OrderStatus;
  readonly history: Order['history'];
  readonly delivery: Pick<Order['delivery'], 'type' | 'virtual'>;
};

const moment: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};

/** The steps of an order and those it has reached; nothing for a cancelled or returned one. */
export function StatusTrack({ order: { status, history, delivery } }: { order: TrackedOrder }) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (status === 'cancelled' || status === 'returned') return null;
  const first: OrderStatus = history.some((change) => change.status === 'confirmed') ? 'confirmed' : 'created';
  const path: readonly OrderStatus[] = [
    first,
    'preparing',
    ...(delivery.virtual === 'all' ? [] : ([delivery.type === 'pickup' ? 'ready' : 'shipped'] as const)),
    'delivered',
  ];
  const reached = Math.max(0, path.indexOf(status));
  return (
    <OrderTrack
      label={t.track}
      reachedLabel={t.reached}
      steps={path.map((step, index) => {
        const at = history.find((change) => change.status === step)?.at;
        return {
          title: t.statuses[step],
          reached: index <= reached,
          ...(at && { detail: formatDate(at, locale, moment) }),
        };
      })}
    />
  );
}
