import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { showToast } from '../parts/toasts.ts';
import { useOpenDialog } from '../parts/use-open-dialog.ts';
import { useErrorText } from '../session/error-text.ts';
import { useMay } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { storeOrder } from './order-query.ts';
import styles from './order.module.css';

/** Shows the mail about an order as it stands, and sends it once more. */
export function MailAgain({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(messages).mail;
  const { keep } = useMessages(messages);
  const may = useMay();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const ref = useOpenDialog(onClose);
  const close = (): void => ref.current?.close();
  const { orderId, number, customer } = order;
  const params = { orderId: String(orderId) };
  const { data: mail, error } = useQuery({
    queryKey: ['mail', orderId, order.version, order.amount],
    queryFn: async ({ signal }) => valueOf(await client('GET /staff/orders/:orderId/mail', { params }, { signal })),
  });
  const send = useMutation({
    mutationFn: async () => valueOf(await client('POST /staff/orders/:orderId/mail', { params })),
    onSuccess({ order: mailed }) {
      storeOrder(queries, mailed);
      close();
      showToast(t.sent(number));
    },
  });
  const actions = (
    <>
      <Button onClick={close}>{keep}</Button>
      {may('orders.edit') && (
        <Button look="primary" disabled={!mail || send.isPending} onClick={() => send.mutate()}>
          {t.send(customer.email ?? '')}
        </Button>
      )}
    </>
  );
  const problem = send.error ?? error;
  return (
    <Dialog ref={ref} title={mail?.subject ?? t.open} actions={actions}>
      {problem && <Note look="bad">{errorText(problem)}</Note>}
      <p className={styles.mailText}>{mail?.text}</p>
    </Dialog>
  );
}
