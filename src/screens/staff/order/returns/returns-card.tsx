import { useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate, formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Tag } from '../../parts/tag.tsx';
import { useMay } from '../../session/session.ts';
import { AnnounceReturn } from './announce-return.tsx';
import { messages } from './messages.ts';
import { ReceiveReturn } from './receive-return.tsx';
import { awaitedLines, returnableLines } from './returnable-lines.ts';
import { SettleReturn } from './settle-return.tsx';
import styles from './returns.module.css';

type Return = StaffOrder['returns'][number];
type Asked = 'announce' | { readonly reference: string; readonly act: 'receive' | 'settle' };

/** What comes back of an order and what has become of it, and the next step of each return. */
export function ReturnsCard({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const may = useMay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { returns, status, lines } = order;
  const hasLeft = status === 'shipped' || status === 'delivered' || status === 'returned';
  const returnable = hasLeft ? returnableLines(order) : [];
  const mayAnnounce = may('orders.edit') && returnable.length > 0;
  if (returns.length === 0 && !mayAnnounce) return null;
  const close = (): void => setAsked(null);
  const nameOf = (at: number): string => lines.find(({ position }) => position === at)?.name ?? '';
  const open = asked !== null && asked !== 'announce' && returns.find((one) => one.reference === asked.reference);
  const nextOf = ({ reference, state, refund }: Return) => {
    if (state === 'received' && hasLeft && may('orders.move'))
      return { act: 'receive', text: t.receive.open(reference) } as const;
    const isDue = state === 'goods_back' || (state === 'received' && !hasLeft);
    if (!isDue || refund === undefined || !may('money.refund')) return null;
    const text = refund > 0 ? t.settle.open(formatEuros(refund, locale)) : t.settle.close(reference);
    return { act: 'settle', text } as const;
  };
  const announce = mayAnnounce && (
    <Button size="small" onClick={() => setAsked('announce')}>
      {t.announce.open}
    </Button>
  );
  return (
    <Card title={t.title} aside={announce}>
      {returns.length === 0 && <p className={styles.pieces}>{t.none}</p>}
      <ul className={styles.returns}>
        {returns.map((one) => {
          const { reference, receivedAt, state, amount, items } = one;
          const next = nextOf(one);
          return (
            <li key={reference}>
              <div className={styles.head}>
                <span>
                  <b>{reference}</b> <small>{formatDate(receivedAt, locale, { day: 'numeric', month: 'short' })}</small>
                </span>
                {amount !== undefined && <span>{formatEuros(amount, locale)}</span>}
                <Tag look={state === 'received' ? 'warn' : state === 'goods_back' ? 'go' : 'end'}>
                  {t.states[state]}
                </Tag>
              </div>
              <p className={styles.pieces}>
                {items
                  .map(({ position, quantity }) => t.pieces(formatNumber(quantity, locale), nameOf(position)))
                  .join(', ')}
              </p>
              {next && (
                <Button size="small" className={styles.act} onClick={() => setAsked({ reference, act: next.act })}>
                  {next.text}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked === 'announce' && <AnnounceReturn order={order} lines={returnable} onClose={close} />}
      {asked !== null && asked !== 'announce' && open && asked.act === 'receive' && (
        <ReceiveReturn order={order} reference={open.reference} lines={awaitedLines(order, open)} onClose={close} />
      )}
      {asked !== null && asked !== 'announce' && open && asked.act === 'settle' && (
        <SettleReturn order={order} reference={open.reference} refund={open.refund ?? 0} onClose={close} />
      )}
    </Card>
  );
}
