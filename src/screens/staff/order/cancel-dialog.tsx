import { type RefObject, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { messages } from './messages.ts';

interface CancelDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly number: string;
  readonly onCancel: (reason: string) => void;
}

/** Asks before an order is cancelled, as its money goes back. */
export function CancelDialog({ ref, number, onCancel }: CancelDialogProps) {
  const t = useMessages(messages);
  const [reason, setReason] = useState('');
  const close = (): void => ref.current?.close();
  const confirm = (): void => {
    close();
    onCancel(reason.trim());
  };
  const actions = (
    <>
      <Button onClick={close}>{t.keep}</Button>
      <Button look="danger" onClick={confirm}>
        {t.cancelConfirm(number)}
      </Button>
    </>
  );
  return (
    <Dialog ref={ref} title={t.cancelTitle(number)} actions={actions}>
      <p>{t.cancelText}</p>
      <Field label={t.cancelReason} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
    </Dialog>
  );
}
