import { ButtonLink } from '#design/actions/button.tsx';
import { Box } from '#design/page/box.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import { CancelInstead } from './cancel-instead.tsx';
import { messages } from './messages.ts';
import { duePart, type WaysToPay } from './payment-state.ts';
import styles from './payment-due.module.css';
import { useUntilText } from './use-until-text.ts';

interface NoMoreAttemptsProps {
  readonly order: Order;
  readonly contact: WaysToPay['contact'];
  readonly onChange: () => void;
}

/** What to do when an order can no longer be paid here: whom to ask, and what becomes of the goods. */
export function NoMoreAttempts({ order, contact: { phone, email }, onChange }: NoMoreAttemptsProps) {
  const t = useMessages(messages);
  const untilText = useUntilText();
  return (
    <Box title={t.noMore.title}>
      <p>{(duePart(order) ? t.noMore.restText : t.noMore.text)(order.number)}</p>
      {order.paymentDueAt && !order.waitsFor && duePart(order) !== 'rest' && (
        <p className={styles.hint}>{t.noMore.goods(untilText(order.paymentDueAt))}</p>
      )}
      <div className={styles.actions}>
        {phone !== null && (
          <ButtonLink icon="phone" href={`tel:${phone.replaceAll(' ', '')}`}>
            {t.noMore.call(phone)}
          </ButtonLink>
        )}
        <ButtonLink variant="line" icon="mail" href={`mailto:${email}?subject=${encodeURIComponent(order.number)}`}>
          {t.noMore.write}
        </ButtonLink>
        <CancelInstead order={order} onCancelled={onChange} />
      </div>
    </Box>
  );
}
