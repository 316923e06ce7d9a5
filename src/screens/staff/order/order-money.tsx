import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { classNames } from '#design/class-names.ts';
import { formatDate, formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Card } from '../parts/card.tsx';
import table from '../parts/table.module.css';
import { Tag, type TagLook } from '../parts/tag.tsx';
import { TwoLines } from '../parts/two-lines.tsx';
import { messages } from './messages.ts';
import { needsSums } from './needs-sums.ts';
import { RecordPayment } from './record-payment.tsx';
import { RefundOrder } from './refund-order.tsx';
import { TakeBackPayment } from './take-back-payment.tsx';
import styles from './order.module.css';

type Money = NonNullable<StaffOrder['money']>;

const looks: Readonly<Record<Money['attempts'][number]['state'], TagLook>> = {
  pending: 'warn',
  processing: 'go',
  paid: 'ok',
  failed: 'bad',
  cancelled: 'end',
  refunded: 'end',
};

const refundLooks: Readonly<Record<Money['refunds'][number]['state'], TagLook>> = {
  requested: 'warn',
  refunded: 'end',
  refused: 'bad',
};

/** What is still to come, each attempt to pay, receipt and refund, and the ways to record money and to give it back. */
export function OrderMoney({ order, money }: { order: StaffOrder; money: Money }) {
  const t = useMessages(messages);
  const { payments, paymentStatuses } = useMessages(ordersMessages);
  const locale = useLocale();
  // What an attempt has brought stands in its receipts: it may have come in parts, and in other ways.
  const unpaid = money.attempts.filter(
    ({ id, state }) =>
      (state !== 'paid' && state !== 'refunded') || !money.receipts.some(({ attempt }) => attempt === id),
  );
  const shortMoment = useShortMoment();
  const piecesText = (lines: NonNullable<Money['refunds'][number]['lines']>): string =>
    lines
      .map(({ position, quantity }) => {
        const name = order.lines.find((line) => line.position === position)?.name ?? '';
        return `${formatNumber(quantity, locale)} × ${name}`;
      })
      .join(', ');
  const sums: readonly (readonly [string, number])[] = needsSums(money)
    ? [[t.received, money.received], ...(money.refunded > 0 ? [[t.refunded, money.refunded] as const] : [])]
    : [];
  const acts = (
    <div className={styles.acts}>
      <span>
        {t.due} <b>{formatEuros(money.due, locale)}</b>
      </span>
      <RecordPayment order={order} />
      <RefundOrder order={order} />
    </div>
  );
  return (
    <Card title={t.money} aside={acts} bare>
      <table className={table.table} aria-label={t.attempts}>
        <tbody>
          {unpaid.map(({ id, method, state, reason, startedAt, amount }) => (
            <tr key={id}>
              <td className={table.wide}>
                <TwoLines title={payments[method]}>
                  {[reason && t.reasons[reason], t.attemptAt(shortMoment(startedAt))].filter(Boolean).join(' · ')}
                </TwoLines>
              </td>
              <td>
                <Tag look={looks[state]}>{paymentStatuses[state]}</Tag>
              </td>
              <td className={classNames(table.number, table.strong)}>{formatEuros(amount, locale)}</td>
            </tr>
          ))}
          {money.receipts.map((receipt) => (
            <ReceiptRow key={`receipt ${receipt.id}`} order={order} money={money} receipt={receipt} />
          ))}
          {money.refunds.map(({ id, amount, reason, state, at, by, lines, corrective }) => (
            <tr key={`refund ${id}`}>
              <td className={table.wide}>
                <TwoLines title={t.refundRow}>
                  {[shortMoment(at), by.name, reason && t.because(reason), lines && piecesText(lines), corrective]
                    .filter(Boolean)
                    .join(' · ')}
                </TwoLines>
              </td>
              <td>
                <Tag look={refundLooks[state]}>{t.refundStates[state]}</Tag>
              </td>
              <td className={classNames(table.number, table.strong)}>{`−${formatEuros(amount, locale)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sums.length > 0 && (
        <div className={styles.sumsFrame}>
          <dl className={styles.sums}>
            {sums.map(([name, amount]) => (
              <MoneyLine key={name} name={name} amount={formatEuros(amount, locale)} />
            ))}
          </dl>
        </div>
      )}
    </Card>
  );
}

/** Money that has come, with what takes it back, or what was taken back by it. */
function ReceiptRow({
  order,
  money,
  receipt,
}: {
  order: StaffOrder;
  money: Money;
  receipt: Money['receipts'][number];
}) {
  const t = useMessages(messages);
  const { payments } = useMessages(ordersMessages);
  const locale = useLocale();
  const shortMoment = useShortMoment();
  const { id, way, amount, at, by, isSurplus, reverses } = receipt;
  const wayText = way === 'cash' || way === 'terminal' ? t.moneyWays[way] : payments[way];
  const isTakenBack = reverses !== undefined || money.receipts.some((other) => other.reverses === id);
  const tag = isTakenBack ? t.takeBack.tag : isSurplus ? t.surplus : t.received;
  return (
    <tr>
      <td className={table.wide}>
        <TwoLines title={reverses === undefined ? wayText : t.takeBack.row(wayText)}>
          {[shortMoment(at), by.name ?? t.by[by.kind as keyof typeof t.by]].filter(Boolean).join(' · ')}{' '}
          <TakeBackPayment order={order} receipt={receipt} />
        </TwoLines>
      </td>
      <td>
        <Tag look={isTakenBack ? 'end' : isSurplus ? 'warn' : 'ok'}>{tag}</Tag>
      </td>
      <td className={classNames(table.number, table.strong)}>{formatEuros(amount, locale).replace('-', '−')}</td>
    </tr>
  );
}

function useShortMoment(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => formatDate(moment, locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
}

const MoneyLine = ({ name, amount }: { name: string; amount: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </>
);
