import type { ReactNode } from 'react';
import { FactList } from '#design/data-display/fact-list.tsx';
import { Icon } from '#design/page/icon.tsx';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import { subtractEuros } from '#values/money.ts';
import { messages as orderMessages } from '../../messages.ts';
import { messages } from './messages.ts';
import styles from './payment-due.module.css';
import { duePart, lenderOf, maxAttempts } from './payment-state.ts';
import { WaitingNotice } from '../waiting-notices.tsx';
import { useUntilText } from './use-until-text.ts';

/** Reasons after which a look at the card's limits helps. */
const limitReasons: ReadonlySet<string> = new Set(['insufficient_funds', 'denied', 'unknown']);

/** Says that an attempt to pay failed, why, and which it was. */
export function PaymentDenied({ order, level = 1 }: DueProps) {
  const t = useMessages(messages).denied;
  const { methods } = useMessages(orderMessages);
  const locale = useLocale();
  const lender = lenderOf(order);
  const attempt = order.attempts?.at(-1);
  const reason = attempt?.reason ?? 'unknown';
  const title =
    reason === 'cancelled_by_user'
      ? lender
        ? t.byUserOfLender
        : t.byUser
      : reason === 'expired'
        ? t.expired
        : lender
          ? t.lender(lender)
          : t.bank;
  const count = order.attempts?.length ?? 1;
  const time = formatDate(attempt?.updatedAt ?? order.date, locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <DueHead tone="denied" title={title} text={duePart(order) ? t.restText : t.text} order={order} level={level}>
      <div className={styles.facts}>
        <FactList
          facts={[
            ...(lender ? [] : [{ name: t.reason, value: t.reasons[reason] }]),
            { name: t.method, value: methods[order.payment] },
            { name: t.attempt, value: t.attemptOf(count, maxAttempts, time) },
          ]}
        />
        {lender && reason === 'denied' && <p className={styles.hint}>{t.lenderText}</p>}
        {!lender && limitReasons.has(reason) && <p className={styles.hint}>{t.hint}</p>}
      </div>
    </DueHead>
  );
}

/** Says that an order has not been paid yet. */
export function PaymentMissing({ order, level = 1 }: DueProps) {
  const { unpaid } = useMessages(messages);
  const part = duePart(order);
  const { title, text } = part ? unpaid[part] : unpaid;
  return <DueHead tone="missing" title={title} text={text} order={order} level={level} />;
}

/** What an order costs, what of it has been paid and what is missing; nothing while all is to be paid. */
export function DueSums({ order: { amount, due, ...order } }: { order: Order }) {
  const { unpaid } = useMessages(messages);
  const locale = useLocale();
  const part = duePart({ due, ...order });
  if (due === undefined || !part) return null;
  const paid = subtractEuros(amount, due);
  return <p>{unpaid[part].sums(formatEuros(amount, locale), formatEuros(paid, locale), formatEuros(due, locale))}</p>;
}

/** What is missing is paid where the goods change hands. */
export function PaidAtCounter({ order }: { order: Order }) {
  const { unpaid } = useMessages(messages);
  const part = duePart(order);
  return part && <DueHead tone="missing" title={unpaid[part].title} text={null} order={order} level={2} />;
}

interface DueProps {
  readonly order: Order;
  /** Of the heading; 2 within the order's page. */
  readonly level?: 1 | 2;
}

interface DueHeadProps extends Required<DueProps> {
  readonly tone: 'denied' | 'missing';
  readonly title: string;
  /** The words before and after the moment until which the order can be paid; null: it is paid when it is handed over. */
  readonly text: readonly string[] | null;
  readonly children?: ReactNode;
}

function DueHead({ tone, title, text, order, level, children }: DueHeadProps) {
  const { unpaid } = useMessages(messages);
  const Heading = `h${level}` as const;
  const untilText = useUntilText();
  return (
    <section className={`${styles.due} panel`} aria-labelledby="payment-due">
      <div className={`${styles.head} ${styles[tone]}`}>
        <Icon name={tone === 'denied' ? 'warning' : 'clock'} size="l" />
        <div>
          <Heading id="payment-due">{title}</Heading>
          <DueSums order={order} />
          {text === null && <p>{unpaid.atCounter}</p>}
          {text && order.paymentDueAt && !order.waitsFor && (
            <p>
              {text[0]}
              <b>{untilText(order.paymentDueAt)}</b>
              {text[1]}
            </p>
          )}
        </div>
      </div>
      <WaitingNotice order={order} className={styles.facts} />
      {children}
    </section>
  );
}
