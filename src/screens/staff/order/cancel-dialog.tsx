import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { useOpenDialog } from '../parts/use-open-dialog.ts';
import type { cancelMoney } from './cancel-money.ts';
import { messages } from './messages.ts';

interface CancelDialogProps {
  readonly number: string;
  /** What becomes of its money. */
  readonly money: ReturnType<typeof cancelMoney>;
  readonly onCancel: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before an order is cancelled. */
export function CancelDialog({ number, money, onCancel, onClose }: CancelDialogProps) {
  const t = useMessages(messages);
  const [reason, setReason] = useState('');
  const ref = useOpenDialog(onClose);
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
      <p>{t.cancelTexts[money]}</p>
      <Field label={t.cancelReason} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
    </Dialog>
  );
}
