import type { CallAnswer } from '#values/call.ts';
import type { quoteStaffOrder } from '#areas/orders/staff-placing-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './new-order.module.css';

/** What it comes to, as far as it is known. */
export function OrderSums({ quote }: { quote: CallAnswer<typeof quoteStaffOrder> | undefined }) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (!quote) return null;
  const { price, deliveryPrice, amount } = quote;
  return (
    <dl className={styles.sums}>
      <dt>{t.goods}</dt>
      <dd>{formatEuros(price, locale)}</dd>
      <dt>{t.shipping}</dt>
      <dd>{deliveryPrice === null ? t.unknownShipping : formatEuros(deliveryPrice, locale)}</dd>
      <dt className={styles.total}>{t.total}</dt>
      <dd className={styles.total}>{formatEuros(amount, locale)}</dd>
    </dl>
  );
}
