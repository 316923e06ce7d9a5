import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { showToast } from '../parts/toasts.ts';
import { useOpenDialog } from '../parts/use-open-dialog.ts';
import { useErrorText } from '../session/error-text.ts';
import { useMay } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { refreshOrder, storeOrder } from './order-query.ts';

interface TakeBackPaymentProps {
  readonly order: StaffOrder;
  readonly receipt: NonNullable<StaffOrder['money']>['receipts'][number];
}

/** Takes a payment back that was recorded by mistake, after it has asked why; nothing where that cannot be. */
export function TakeBackPayment({ order, receipt }: TakeBackPaymentProps) {
  const { takeBack: t } = useMessages(messages);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const locale = useLocale();
  if (!receipt.canTakeBack || !may('money.take')) return null;
  return (
    <>
      <LinkButton aria-label={t.openFor(formatEuros(receipt.amount, locale))} onClick={() => setOpen(true)}>
        {t.open}
      </LinkButton>
      {isOpen && <TakeBackDialog order={order} receipt={receipt} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeBackDialog({ order, receipt, onClose }: TakeBackPaymentProps & { readonly onClose: () => void }) {
  const { takeBack: t, keep } = useMessages(messages);
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const ref = useOpenDialog(onClose);
  const { orderId, number } = order;
  const close = (): void => ref.current?.close();
  const takeBack = useMutation({
    mutationFn: async () =>
      valueOf(
        await client('POST /staff/orders/:orderId/receipts/:receiptId/undo', {
          params: { orderId: String(orderId), receiptId: String(receipt.id) },
          body: { reason: reason.trim() },
        }),
      ),
    onSuccess({ order: corrected }) {
      close();
      storeOrder(queries, corrected);
      showToast(t.done(number));
    },
    onError: () => void refreshOrder(queries, orderId),
  });
  const amount = formatEuros(receipt.amount, locale);
  const actions = (
    <>
      <Button onClick={close}>{keep}</Button>
      <Button look="danger" disabled={reason.trim() === '' || takeBack.isPending} onClick={() => takeBack.mutate()}>
        {t.confirm(amount)}
      </Button>
    </>
  );
  return (
    <Dialog ref={ref} title={t.title(amount, number)} actions={actions}>
      {takeBack.error && <Note look="bad">{errorText(takeBack.error)}</Note>}
      <p>{t.text}</p>
      <Field
        label={t.reason}
        required
        maxLength={500}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          takeBack.reset();
        }}
      />
    </Dialog>
  );
}
