import type { CallAnswer } from '#values/call.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import type { quoteStaffOrder } from '#areas/orders/staff-placing-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { subtractEuros } from '#values/money.ts';
import { editMessages } from './edit-messages.ts';
import styles from './order.module.css';

type Quote = Pick<CallAnswer<typeof quoteStaffOrder>, 'amount' | 'deliveryPrice'>;

interface EditedTotalProps {
  readonly quote: Quote;
  /** What the order costs before it is changed. */
  readonly before: number;
  readonly money: NonNullable<StaffOrder['money']>;
  /** How what it costs more is to be paid. */
  readonly method: StaffOrder['payment'];
}

/** Whether a paid order costs more than was paid, as it is about to be changed. */
export const hasRest = ({ paymentStatus, money }: StaffOrder, { amount, deliveryPrice }: Quote): boolean =>
  paymentStatus === 'paid' &&
  money !== undefined &&
  deliveryPrice !== null &&
  amount > subtractEuros(money.received, money.refunded);

/** What an order cost, what has been paid, what it will cost, and what is then to be paid or to go back, before that is saved. */
export function EditedTotal({ quote: { amount, deliveryPrice }, before, money, method }: EditedTotalProps) {
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
  const sums: readonly (readonly [string, number])[] = [
    [t.before, before],
    [t.paid, paid],
    [t.after, amount],
    [name, Math.abs(rest)],
  ];
  return (
    <div role="status">
      <dl className={styles.edited}>
        {sums.map(([sum, value]) => (
          <div key={sum}>
            <dt>{sum}</dt>
            <dd>{euros(value)}</dd>
          </div>
        ))}
      </dl>
      {wasPaid && rest !== 0 && (
        <p className={styles.quiet}>{rest > 0 ? (t.howToPayBy[method] ?? t.howToPay) : t.howToRefund}</p>
      )}
    </div>
  );
}
