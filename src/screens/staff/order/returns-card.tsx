import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Card } from '../parts/card.tsx';
import { Tag } from '../parts/tag.tsx';
import { messages } from './messages.ts';
import styles from './order.module.css';

/** What the customer has withdrawn from, and what has become of it. */
export function ReturnsCard({ returns }: Pick<StaffOrder, 'returns'>) {
  const t = useMessages(messages).returns;
  const locale = useLocale();
  if (returns.length === 0) return null;
  return (
    <Card title={t.title}>
      <ul className={styles.list}>
        {returns.map(({ reference, receivedAt, state, amount }) => (
          <li key={reference}>
            <span>
              <b>{reference}</b> <small>{formatDate(receivedAt, locale, { day: 'numeric', month: 'short' })}</small>
            </span>
            {amount !== undefined && <span>{formatEuros(amount, locale)}</span>}
            <Tag look={state === 'received' ? 'warn' : state === 'goods_back' ? 'go' : 'end'}>{t.states[state]}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
