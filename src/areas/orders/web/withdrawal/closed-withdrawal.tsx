import { Notice } from '#design/page/notice.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import { closedReason, type WithdrawableOrder } from './withdrawal-choice.ts';

/** Says why nothing of an order can be withdrawn from any more, and which withdrawals there were. */
export function ClosedWithdrawal({ order }: { order: WithdrawableOrder }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const reason = closedReason(order);
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return (
    <Notice live>
      <p>{reason === 'over' ? t.closed.over(formatDate(order.until!, locale, day)) : t.closed[reason]}</p>
      {order.returns.map(({ reference, receivedAt }) => (
        <p key={reference}>{t.earlier(reference, formatDate(receivedAt, locale))}</p>
      ))}
    </Notice>
  );
}
