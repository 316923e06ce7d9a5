import { Box } from '#design/page/box.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import styles from '../order-pages.module.css';
import { messages } from './messages.ts';

interface TransferStepsProps {
  /** How it is handed over; none: virtual articles only. */
  readonly type: Order['delivery']['type'] | 'none';
  /** The link of its mail is to be opened first: until when the transfer is then waited for. Null: it need not be. */
  readonly openedUntil: string | null;
}

/** What happens to an order that waits for a transfer, one thing after the other. */
export function TransferSteps({ type, openedUntil }: TransferStepsProps) {
  const t = useMessages(messages).next;
  return (
    <Box title={t.title}>
      <ol className={styles.steps}>
        {[...(openedUntil ? [t.openLink(openedUntil)] : []), ...t.steps.split('\n'), t.last[type]].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Box>
  );
}
