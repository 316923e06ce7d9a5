import type { CallAnswer } from '#values/call.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import type { quoteStaffOrder } from '#areas/orders/staff-placing-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { subtractEuros } from '#values/money.ts';
import { editMessages } from './edit-messages.ts';
import styles from './order.module.css';

interface EditedTotalProps {
  readonly quote: Pick<CallAnswer<typeof quoteStaffOrder>, 'amount' | 'deliveryPrice'>;
  /** What the order costs before it is changed. */
  readonly before: number;
  readonly money: NonNullable<StaffOrder['money']>;
}

/** What an order cost, what has been paid, what it will cost, and what is then to be paid or to go back, before that is saved. */
export function EditedTotal({ quote: { amount, deliveryPrice }, before, money }: EditedTotalProps) {
  const t = useMessages(editMessages);
  const locale = useLocale();
  const euros = (sum: number): string => formatEuros(sum, locale);
  const paid = subtractEuros(money.received, money.refunded);
  // What was paid in full once goes back; a part of a price that is still awaited does not.
  const wasPaid = money.attempts.some(({ state }) => state === 'paid');
  if (deliveryPrice === null || (amount < paid && !wasPaid))
    return (
      <p role="status" className={styles.newTotal}>
        {deliveryPrice === null ? t.goodsOnly(euros(amount)) : t.belowReceived(euros(amount), euros(paid))}
      </p>
    );
  const rest = subtractEuros(amount, paid);
  const name = rest > 0 ? t.toPay : rest < 0 ? t.toRefund : t.even;
  return (
    <div role="status" className={styles.difference}>
      <dl className={styles.sums}>
        <dt>{t.before}</dt>
        <dd>{euros(before)}</dd>
        <dt>{t.paid}</dt>
        <dd>{euros(paid)}</dd>
        <dt>{t.after}</dt>
        <dd>{euros(amount)}</dd>
        <dt className={styles.total}>{name}</dt>
        <dd className={styles.total}>{euros(Math.abs(rest))}</dd>
      </dl>
      {wasPaid && rest !== 0 && <p className={styles.quiet}>{rest > 0 ? t.howToPay : t.howToRefund}</p>}
    </div>
  );
}
