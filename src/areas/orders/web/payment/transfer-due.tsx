import { useState } from 'react';
import type { CallAnswer } from '#values/call.ts';
import { Button } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { getConfirmPage, Order } from '../../contract.ts';
import { messages } from './messages.ts';
import { PayAgain } from './pay-again.tsx';
import type { WaysToPay } from './payment-state.ts';
import styles from './payment-due.module.css';
import { TransferBox } from './transfer-box.tsx';

interface TransferDueProps {
  readonly order: Order;
  readonly ways: WaysToPay;
  readonly transfer: NonNullable<CallAnswer<typeof getConfirmPage>['transfer']>;
  /** The page says until when the goods are held, as that depends on the link of a mail. */
  readonly isDueSaid: boolean;
  readonly onReload: () => void;
}

/** The transfer that an order waits for, and the way to another time or method. */
export function TransferDue({ order, ways, transfer, isDueSaid, onReload }: TransferDueProps) {
  const t = useMessages(messages);
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <TransferBox transfer={transfer} order={order} isDueSaid={isDueSaid} />
      {isChanging && (
        <PayAgain
          order={order}
          ways={ways}
          onChange={() => {
            setChanging(false);
            onReload();
          }}
        />
      )}
      {!isChanging && order.actions.includes('pay') && (
        <p className={styles.change}>
          <Button variant="line" onClick={() => setChanging(true)}>
            {order.delivery.virtual === 'all' ? t.choose : t.time.orPay}
          </Button>
        </p>
      )}
    </>
  );
}
