import { Tag, type TagTone } from '#design/products/tag.tsx';
import { useMessages } from '#i18n/messages.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Order, OrderStatus } from '../contract.ts';
import { messages } from '../messages.ts';

const tones: Partial<Record<OrderStatus, TagTone>> = {
  delivered: 'good',
  ready: 'good',
  cancelled: 'bad',
  returned: 'mute',
};

export const StatusTag = ({ status }: { status: OrderStatus }) => (
  <Tag tone={tones[status] ?? 'waiting'}>{useMessages(messages).statuses[status]}</Tag>
);

const moment = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** The status of an order and since when it has it. */
export function StatusSince({ order: { status, history } }: { order: Pick<Order, 'status' | 'history'> }) {
  const locale = useLocale();
  const at = history.findLast((change) => change.status === status)?.at;
  return (
    <>
      <StatusTag status={status} /> {at && formatDate(at, locale, moment)}
    </>
  );
}
