import type { ReactNode } from 'react';
import { Box } from '#design/page/box.tsx';
import { Totals } from '#design/data-display/totals.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { addCents, cents, eurosFromCents } from '#values/money.ts';
import { messages } from './messages.ts';
import { refundOf, type WithdrawableOrder, type WithdrawalChoice } from './withdrawal-choice.ts';
import styles from './withdrawal.module.css';

interface RefundSummaryProps {
  readonly order: WithdrawableOrder;
  readonly choice: WithdrawalChoice;
  /** The step's button. */
  readonly children: ReactNode;
  readonly note: string;
}

/** What goes back to the customer, with the button of the step below. */
export function RefundSummary({ order, choice, children, note }: RefundSummaryProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { goods, delivery } = refundOf(order, choice);
  const shown = delivery === null ? t.notNow : delivery === 0 ? t.free : formatEuros(eurosFromCents(delivery), locale);
  return (
    <Box kind="summary" title={t.refund}>
      {order.isPaid ? (
        <Totals
          locale={locale}
          rows={[
            { name: t.goods, value: formatEuros(eurosFromCents(goods), locale) },
            { name: t.delivery, value: shown },
          ]}
          total={{ name: t.total, note: t.byYourMeans, value: eurosFromCents(addCents(goods, delivery ?? cents(0))) }}
        />
      ) : (
        <p>{order.due === undefined ? t.unpaid : t.partlyPaid(formatEuros(order.due, locale))}</p>
      )}
      {children}
      <p className={styles.note}>{note}</p>
    </Box>
  );
}
