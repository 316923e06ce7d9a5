import type { CallAnswer } from '#values/call.ts';
import type { quoteStaffOrder } from '#areas/orders/staff-placing-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './order.module.css';

interface EditedTotalProps {
  readonly quote: Pick<CallAnswer<typeof quoteStaffOrder>, 'amount' | 'deliveryPrice'>;
  /** What the order costs before it is changed. */
  readonly before: number;
  /** What has been paid of it. */
  readonly received: number;
}

/** What an order will cost, before that is saved: 'Total nuevo 24,90 € (antes 20,00 €)', and what is to be paid of it. */
export function EditedTotal({ quote: { amount, deliveryPrice }, before, received }: EditedTotalProps) {
  const t = useMessages(messages).edit;
  const locale = useLocale();
  const euros = (sum: number): string => formatEuros(Math.round(sum * 100) / 100, locale);
  const text =
    deliveryPrice === null
      ? t.goodsOnly(euros(amount))
      : amount < received
        ? t.belowReceived(euros(amount), euros(received))
        : t.newTotal(euros(amount), euros(before)) + (received > 0 ? ` ${t.stillDue(euros(amount - received))}` : '');
  return (
    <p role="status" className={styles.newTotal}>
      {text}
    </p>
  );
}
