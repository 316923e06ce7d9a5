import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { useMay } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { mailName } from './mail-name.ts';
import { messages } from './messages.ts';
import { storeOrder } from './order-query.ts';
import styles from './order.module.css';

/** Shows a mail word for word as its customer got it, and sends it once more. */
export function SentMail({ order, mailId, about }: { order: StaffOrder; mailId: string; about: string }) {
  const { mail: t, mailNames, keep } = useMessages(messages);
  const name = mailName(mailNames, about);
  const locale = useLocale();
  const may = useMay();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { orderId, number, customer } = order;
  const params = { orderId: String(orderId), mailId };
  const { data: mail, error } = useQuery({
    queryKey: ['sent-mail', mailId],
    enabled: isOpen,
    queryFn: async ({ signal }) =>
      valueOf(await client('GET /staff/orders/:orderId/mails/:mailId', { params }, { signal })),
  });
  const send = useMutation({
    mutationFn: async () => valueOf(await client('POST /staff/orders/:orderId/mails/:mailId', { params })),
    onSuccess({ order: mailed }) {
      storeOrder(queries, mailed);
      dialog.current?.close();
      showToast(t.sent(number));
    },
  });
  if (!customer.email) return name;
  const open = (): void => {
    send.reset();
    setOpen(true);
    dialog.current?.showModal();
  };
  const actions = (
    <>
      <Button onClick={() => dialog.current?.close()}>{keep}</Button>
      {may('orders.edit') && (
        <Button look="primary" disabled={!mail || send.isPending} onClick={() => send.mutate()}>
          {t.send(customer.email)}
        </Button>
      )}
    </>
  );
  const problem = send.error ?? error;
  return (
    <>
      <LinkButton onClick={open}>{name}</LinkButton>
      <Dialog ref={dialog} title={mail?.subject ?? name} actions={actions}>
        {problem && <Note look="bad">{errorText(problem)}</Note>}
        {mail && (
          <p className={styles.quiet}>
            {t.asSent(mail.to, formatDate(mail.at, locale, { dateStyle: 'long', timeStyle: 'short' }))}
          </p>
        )}
        <p className={styles.mailText}>{mail?.text}</p>
      </Dialog>
    </>
  );
}
