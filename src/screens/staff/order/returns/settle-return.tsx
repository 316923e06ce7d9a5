import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { subtractEuros } from '#values/money.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Note } from '../../parts/note.tsx';
import { showToast } from '../../parts/toasts.ts';
import { useOpenDialog } from '../../parts/use-open-dialog.ts';
import { useErrorText } from '../../session/error-text.ts';
import { useMember } from '../../session/session.ts';
import { useStaffClient, valueOf } from '../../session/staff-client.ts';
import { usePasswordAgain } from '../../session/use-password-again.tsx';
import { messages as orderMessages } from '../messages.ts';
import { refreshOrder, storeOrder } from '../order-query.ts';
import { messages } from './messages.ts';

interface SettleReturnProps {
  readonly order: StaffOrder;
  readonly reference: string;
  /** What goes back, in euros; 0 where nothing does. */
  readonly refund: number;
  readonly onClose: () => void;
}

/** Asks, with the sum and the name, before the money of a return goes back or the return is closed without any. */
export function SettleReturn({ order, reference, refund, onClose }: SettleReturnProps) {
  const t = useMessages(messages);
  const { keep, refund: refunding } = useMessages(orderMessages);
  const { refundLimit } = useMember();
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const ref = useOpenDialog(onClose);
  const { withPassword, dialog: passwordDialog } = usePasswordAgain();
  const { orderId, number, customer, money } = order;
  const settle = useMutation({
    mutationFn: () =>
      withPassword(async () =>
        valueOf(
          await client('POST /staff/orders/:orderId/returns/:reference/refund', {
            params: { orderId: String(orderId), reference },
            body: { amount: refund },
          }),
        ),
      ),
    onSuccess({ order: settled }) {
      storeOrder(queries, settled);
      ref.current?.close();
      showToast(t.settle.done(number));
    },
    // It may owe another sum by now, which the dialog then says.
    onError: () => void refreshOrder(queries, orderId),
  });
  const name = customer.organization ?? `${customer.name} ${customer.surname}`.trim();
  const sum = formatEuros(refund, locale);
  // The limit of a role is of all that goes back of an order.
  const left = refundLimit === null ? Infinity : Math.max(0, subtractEuros(refundLimit, money?.refunded ?? 0));
  const isOverLimit = refund > left;
  const actions = (
    <>
      <Button onClick={() => ref.current?.close()}>{keep}</Button>
      <Button look="danger" disabled={isOverLimit || settle.isPending} onClick={() => settle.mutate()}>
        {refund > 0 ? t.settle.open(sum) : t.settle.close(reference)}
      </Button>
    </>
  );
  return (
    <>
      <Dialog ref={ref} title={t.settle.title(reference)} actions={actions}>
        {settle.error && <Note look="bad">{errorText(settle.error)}</Note>}
        {isOverLimit && refundLimit !== null && (
          <Note look="warn">{refunding.overLimit(formatEuros(refundLimit, locale))}</Note>
        )}
        {isOverLimit && <p>{refunding.left(formatEuros(left, locale))}</p>}
        <p>{refund > 0 ? t.settle.text(sum, name) : t.settle.closeText}</p>
        {refund > 0 && <p>{t.settle.final}</p>}
      </Dialog>
      {passwordDialog}
    </>
  );
}
