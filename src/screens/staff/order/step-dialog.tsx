import { useRef } from 'react';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { useOpenDialog } from '../parts/use-open-dialog.ts';
import { messages } from './messages.ts';

interface StepDialogProps {
  readonly order: StaffOrder;
  readonly step: OrderStatus;
  readonly isUnpaid: boolean;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Asks before a step that nothing takes back: goods leave the shop, an invoice gets its number, or its money has not come yet. */
export function StepDialog({ order, step, isUnpaid, onTake, onClose }: StepDialogProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const yes = useRef<HTMLButtonElement>(null);
  // The one thing that is asked: Enter answers it.
  const ref = useOpenDialog(onClose, () => yes.current?.focus());
  const close = (): void => ref.current?.close();
  const take = (): void => {
    close();
    onTake();
  };
  const { number, customer, amount, money } = order;
  const text = t.ask[step === 'shipped' || step === 'confirmed' ? step : 'delivered'];
  const name = customer.organization ?? `${customer.name} ${customer.surname ?? ''}`.trim();
  const actions = (
    <>
      <Button onClick={close}>{t.keep}</Button>
      <Button ref={yes} look="primary" onClick={take}>
        {t.steps[step]}
      </Button>
    </>
  );
  return (
    <Dialog ref={ref} title={t.askTitle(t.steps[step], number)} actions={actions}>
      <p>{text(name, amount === undefined ? '' : formatEuros(amount, locale))}</p>
      {isUnpaid && (
        <Note look="warn">{money === undefined ? t.notPaid : t.unpaid(formatEuros(money.due, locale))}</Note>
      )}
      <p>{t.askFinal}</p>
    </Dialog>
  );
}
