import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { Select } from '../parts/select.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { useMay } from '../session/session.ts';
import { codeOf, StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { useActOfAddress } from './act-of-address.ts';
import { messages } from './messages.ts';
import { eurosTyped } from './euros-typed.ts';
import { refreshOrder, storeOrder } from './order-query.ts';

const methods = ['cash', 'terminal', 'transfer'] as const;
type Method = (typeof methods)[number];

/** Records money that has come for an order, all that is to pay or a part of it. */
export function RecordPayment({ order }: { order: StaffOrder }) {
  const { pay: t, keep, moneyWays } = useMessages(messages);
  const may = useMay();
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  /** What is typed is judged when it is sent: half of an amount is none yet. */
  const [isChecked, setChecked] = useState(false);
  const [method, setMethod] = useState<Method>('cash');
  const [reference, setReference] = useState('');
  const { orderId, number, money } = order;
  const due = money?.due ?? 0;
  const amount = eurosTyped(typed);
  const record = useMutation({
    mutationFn: async ({ sum, again }: { sum: number; again: boolean }) =>
      valueOf(
        await client('POST /staff/orders/:orderId/paid', {
          params: { orderId: String(orderId) },
          body: {
            ...{ amount: sum, method },
            ...(reference.trim() && { reference: reference.trim() }),
            ...(again && { again }),
          },
        }),
      ),
    onSuccess({ order: paid }) {
      storeOrder(queries, paid);
      dialog.current?.close();
      showToast(t.done(number));
    },
    onError: () => void refreshOrder(queries, orderId),
  });
  const isPossible = may('money.take') && due > 0;
  const open = (): void => {
    setTyped(due.toFixed(2).replace('.', ','));
    setReference('');
    setChecked(false);
    record.reset();
    dialog.current?.showModal();
  };
  useActOfAddress('pay', isPossible, open);
  if (!isPossible) return null;
  const problem = !isChecked
    ? undefined
    : amount === null
      ? t.unfit
      : amount > due
        ? t.tooMuch(formatEuros(due, locale))
        : undefined;
  const isPart = amount !== null && amount < due;
  const isRepeated = record.error !== null && codeOf(record.error) === 'repeated_payment';
  const isTooMuch = record.error instanceof StaffError && codeOf(record.error) === 'amount_differs';
  const actions = (
    <>
      <Button onClick={() => dialog.current?.close()}>{keep}</Button>
      <Button
        look="primary"
        disabled={record.isPending}
        onClick={() => {
          if (amount === null || amount > due) setChecked(true);
          else record.mutate({ sum: amount, again: isRepeated });
        }}
      >
        {amount === null ? t.open : (isRepeated ? t.again : t.confirm)(formatEuros(amount, locale))}
      </Button>
    </>
  );
  return (
    <>
      <Button size="small" onClick={open}>
        {t.open}
      </Button>
      <Dialog ref={dialog} title={t.title(number)} actions={actions}>
        {isRepeated && <Note look="warn">{t.repeated(formatEuros(amount ?? 0, locale), moneyWays[method])}</Note>}
        {record.error && !isRepeated && (
          <Note look="bad">{isTooMuch ? t.tooMuch(formatEuros(due, locale)) : errorText(record.error)}</Note>
        )}
        <Field
          label={t.amount}
          inputMode="decimal"
          value={typed}
          error={problem}
          hint={
            isPart
              ? t.rest(formatEuros(Math.round((due - amount) * 100) / 100, locale))
              : t.due(formatEuros(due, locale))
          }
          onChange={({ target }) => {
            setTyped(target.value);
            setChecked(false);
            record.reset();
          }}
        />
        <Select
          label={t.method}
          value={method}
          options={methods.map((one) => [one, moneyWays[one]] as const)}
          onChange={({ target }) => {
            setMethod(target.value as Method);
            record.reset();
          }}
        />
        <Field
          label={t.reference}
          maxLength={60}
          value={reference}
          onChange={({ target }) => {
            setReference(target.value);
            record.reset();
          }}
        />
      </Dialog>
    </>
  );
}
