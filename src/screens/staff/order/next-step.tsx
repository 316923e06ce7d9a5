import { useState } from 'react';
import { goesOnUnpaid } from '#areas/orders/goes-on-unpaid.ts';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { useMay } from '../session/session.ts';
import { useActOfAddress } from './act-of-address.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { cancelMoney, needsRefundFirst } from './cancel-money.ts';
import { MailAgain } from './mail-again.tsx';
import { messages } from './messages.ts';
import { RefundFirstDialog } from './refund-first-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import { useMove } from './use-move.ts';
import styles from './order.module.css';

/** Steps that go on; giving goods back has its own way. */
const forward: readonly OrderStatus[] = ['confirmed', 'preparing', 'ready', 'shipped', 'delivered'];

/** The next step of an order as one button, and before it what is rarely done: its mail once more, and cancelling it as a question. */
export function NextStep({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const may = useMay();
  const [asking, setAsking] = useState<'mail' | 'cancel' | 'refund' | 'step' | null>(null);
  const stopAsking = (): void => setAsking(null);
  const { number, next, customer } = order;
  const { move, isMoving, problem } = useMove(order);
  const step = forward.find((status) => next.includes(status));
  const isUnpaid = step !== undefined && goesOnUnpaid(order, step);
  const take = (): void => {
    if (!step || isMoving) return;
    if (isUnpaid || step === 'shipped' || step === 'delivered') setAsking('step');
    else move({ status: step });
  };
  useShortcuts({ n: take });
  useActOfAddress('mail', Boolean(customer.email), () => setAsking('mail'));
  const rare = [
    ...(customer.email ? [{ text: t.mail.open, onChoose: () => setAsking('mail') }] : []),
    ...(next.includes('cancelled') ? [{ text: t.cancel, onChoose: () => setAsking('cancel') }] : []),
    ...(may('orders.cancel') && needsRefundFirst(order)
      ? [{ text: t.cancel, onChoose: () => setAsking('refund') }]
      : []),
  ];
  return (
    <>
      {problem !== null && <FieldError>{problem}</FieldError>}
      {rare.length > 0 && (
        <Menu label={t.moreActs} items={rare}>
          <Icon name="more" />
          {t.more}
        </Menu>
      )}
      {step && (
        <Button {...(!isUnpaid && { look: 'primary' })} className={styles.next} disabled={isMoving} onClick={take}>
          <Icon name="check" />
          {isUnpaid ? t.unpaidStep(t.steps[step]) : t.steps[step]}
          <kbd aria-hidden="true">N</kbd>
        </Button>
      )}
      {asking === 'step' && step && (
        <StepDialog
          order={order}
          step={step}
          isUnpaid={isUnpaid}
          onTake={() => move({ status: step })}
          onClose={stopAsking}
        />
      )}
      {asking === 'mail' && <MailAgain order={order} onClose={stopAsking} />}
      {asking === 'cancel' && (
        <CancelDialog
          number={number}
          money={cancelMoney(order)}
          onCancel={(reason) => move({ status: 'cancelled', reason })}
          onClose={stopAsking}
        />
      )}
      {asking === 'refund' && <RefundFirstDialog order={order} onClose={stopAsking} />}
    </>
  );
}
