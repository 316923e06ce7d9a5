import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { subtractEuros } from '#values/money.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { Select } from '../parts/select.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { useMay, useMember } from '../session/session.ts';
import { codeOf, StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { usePasswordAgain } from '../session/use-password-again.tsx';
import { useActOfAddress } from './act-of-address.ts';
import { messages } from './messages.ts';
import { eurosTyped } from './euros-typed.ts';
import { refreshOrder, storeOrder } from './order-query.ts';
import { RefundLines } from './refund-lines.tsx';
import { chosenPieces, refundSum, type RefundChoice } from './refund-sum.ts';
import styles from './order.module.css';
import refundStyles from './refund.module.css';

/** Pays money of an order back: pieces of its lines for what they cost, or an amount. It is asked for the sum and the name. */
export function RefundOrder({ order }: { order: StaffOrder }) {
  const t = useMessages(messages).refund;
  const { keep } = useMessages(messages);
  const may = useMay();
  const { refundLimit } = useMember();
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { withPassword, dialog: passwordDialog } = usePasswordAgain();
  const [by, setBy] = useState<'lines' | 'amount'>('lines');
  const [choice, setChoice] = useState<RefundChoice>({ lines: [], pieces: {} });
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { orderId, number, lines, money, customer, paymentStatus } = order;
  const { pieces, isOutdated } = chosenPieces(lines, choice);
  const chosen = lines.flatMap(({ position }) => (pieces[position] ? [{ position, quantity: pieces[position] }] : []));
  const amount = by === 'lines' ? refundSum(lines, pieces) : eurosTyped(typed);
  const refund = useMutation({
    mutationFn: (again: boolean) =>
      withPassword(async () =>
        valueOf(
          await client('POST /staff/orders/:orderId/refund', {
            params: { orderId: String(orderId) },
            body: {
              ...(by === 'lines' ? { lines: chosen } : { amount: amount! }),
              reason: reason.trim(),
              ...(again && { again }),
            },
          }),
        ),
      ),
    onSuccess({ order: refunded }) {
      storeOrder(queries, refunded);
      dialog.current?.close();
      showToast(t.done(number));
    },
    onError: () => void refreshOrder(queries, orderId),
  });
  // The limit of a role is of all that goes back of an order.
  const refundableByRole = Math.min(
    money?.refundable ?? 0,
    refundLimit === null ? Infinity : Math.max(0, refundLimit - (money?.refunded ?? 0)),
  );
  const isPossible = may('money.refund') && money !== undefined && money.refundable > 0;
  const open = (sum: string | null = null, why = ''): void => {
    if (sum !== null) setBy('amount');
    setChoice({ lines, pieces: {} });
    setTyped(sum ?? '');
    setReason(why);
    setChecked(false);
    refund.reset();
    dialog.current?.showModal();
  };
  useActOfAddress('refund', isPossible, open);
  if (!isPossible) return null;
  const code = refund.error ? codeOf(refund.error) : undefined;
  const name = customer.organization ?? `${customer.name} ${customer.surname}`.trim();
  const sum = amount === null ? '' : formatEuros(amount, locale);
  const repeated = code === 'repeated_refund' && refund.error instanceof StaffError ? refund.error.error : null;
  const problem =
    code === 'over_limit' && refundLimit !== null
      ? t.overLimit(formatEuros(refundLimit, locale))
      : code === 'nothing_to_refund'
        ? t.nothing(formatEuros(money.refundable, locale))
        : refund.error && !repeated
          ? errorText(refund.error)
          : null;
  const actions = (
    <>
      <p className={refundStyles.final}>{t.final}</p>
      <Button onClick={() => dialog.current?.close()}>{keep}</Button>
      <Button
        look="danger"
        disabled={(by === 'lines' && amount === null) || reason.trim() === '' || refund.isPending}
        onClick={() => (amount === null ? setChecked(true) : refund.mutate(repeated !== null))}
      >
        {repeated ? t.again(sum, name) : t.confirm(sum)}
      </Button>
    </>
  );
  return (
    <>
      {money.surplus > 0 && order.status !== 'cancelled' && (
        <Button
          size="small"
          look="primary"
          onClick={() =>
            open(money.surplus.toFixed(2).replace('.', ','), paymentStatus === 'paid' ? t.surplusReason : '')
          }
        >
          {t.confirm(formatEuros(money.surplus, locale))}
        </Button>
      )}
      <Button size="small" onClick={() => open()}>
        {t.open}
      </Button>
      <Dialog ref={dialog} title={t.title(number, name)} isWide actions={actions}>
        {repeated && <Note look="warn">{t.repeated(formatEuros(Number(repeated.amount), locale), name)}</Note>}
        {problem !== null && <Note look="bad">{problem}</Note>}
        <Select
          label={t.what}
          value={by}
          options={[
            ['lines', t.byLines],
            ['amount', t.byAmount],
          ]}
          onChange={({ target }) => {
            setBy(target.value as 'lines' | 'amount');
            refund.reset();
          }}
        />
        {by === 'amount' ? (
          <Field
            label={t.amount}
            inputMode="decimal"
            value={typed}
            error={isChecked && amount === null ? t.unfit : undefined}
            hint={t.left(formatEuros(refundableByRole, locale))}
            onChange={({ target }) => {
              setTyped(target.value);
              setChecked(false);
              refund.reset();
            }}
          />
        ) : (
          <>
            {isOutdated && <Note look="bad">{t.linesChanged}</Note>}
            <RefundLines
              lines={lines}
              pieces={pieces}
              onChange={(chosen) => {
                setChoice({ lines, pieces: chosen });
                refund.reset();
              }}
            />
          </>
        )}
        <Field
          label={t.reason}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <dl className={styles.sums}>
          <dt className={styles.total}>{t.sum}</dt>
          <dd className={styles.total}>{formatEuros(amount ?? 0, locale)}</dd>
          <dt className={styles.todo}>{t.rest(formatEuros(money.received, locale))}</dt>
          <dd className={styles.todo}>
            {formatEuros(Math.max(0, subtractEuros(money.refundable, amount ?? 0)), locale)}
          </dd>
        </dl>
      </Dialog>
      {passwordDialog}
    </>
  );
}
