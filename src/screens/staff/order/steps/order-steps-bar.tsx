import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { classNames } from '#design/class-names.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useDeliveryText } from '../../orders/delivery-text.ts';
import { messages as ordersMessages } from '../../orders/messages.ts';
import { momentText } from '../../parts/moments.ts';
import { statusMessages } from '../../parts/status-messages.ts';
import { messages } from './messages.ts';
import { orderSteps, type OrderStep } from './order-steps.ts';
import styles from './steps.module.css';

/** Where an order stands, from its payment to its customer's hands: what is done, when and by whom, and what is still to come. */
export function OrderStepsBar({ order, now }: { order: StaffOrder; now: Date }) {
  const t = useMessages(messages);
  const statuses = useMessages(statusMessages);
  const steps = orderSteps(order);
  const stepText = useStepText(order, now, steps);
  const nameOf = ({ name, isDone }: OrderStep): string => {
    if (name === 'paid') return isDone ? t.paid : t.toPay;
    return (t.names as Partial<Record<string, string>>)[name] ?? statuses[name];
  };
  const isOver = ['delivered', 'cancelled', 'returned'].includes(order.status);
  return (
    <ol className={styles.steps} aria-label={t.title}>
      {steps.map((step) => {
        const { name, isDone, isCurrent } = step;
        return (
          <li
            key={name}
            className={classNames(isCurrent && !isOver ? styles.current : isDone && styles.done)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <b>{nameOf(step)}</b>
            {isDone && !isCurrent && <span className="vh"> ({t.done})</span>}
            <small>{stepText(step)}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** When a step was reached and by whom; of the money how; of the next hand-over when it is to be. */
function useStepText(order: StaffOrder, now: Date, steps: readonly OrderStep[]): (step: OrderStep) => string {
  const t = useMessages(messages);
  const { days, payments, paymentStatuses } = useMessages(ordersMessages);
  const locale = useLocale();
  const deliveryText = useDeliveryText();
  const { payment, paymentStatus, money, delivery } = order;
  const isOver = order.status === 'cancelled' || order.status === 'returned';
  const handOver = steps.find(({ name, isDone }) => !isDone && ['ready', 'shipped', 'delivered'].includes(name));
  return (step) => {
    const { name, isDone, at, by } = step;
    const moment = at === undefined ? null : momentText(at, now, days, locale);
    if (name === 'paid') {
      const isPart = !isDone && money !== undefined && money.received > 0 && money.due > 0;
      const state = isPart ? t.missing(formatEuros(money.due, locale)) : paymentStatuses[paymentStatus];
      return [payments[payment], moment, paymentStatus === 'paid' ? null : state.toLowerCase()]
        .filter(Boolean)
        .join(', ');
    }
    if (!isDone) return step === handOver && !isOver && delivery.virtual !== 'all' ? deliveryText(delivery, now) : '';
    const who = by?.name ?? (by?.kind === 'job' || by?.kind === 'provider' ? t.alone : null);
    return [moment, who].filter(Boolean).join(', ');
  };
}
