import { Box } from '#design/page/box.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../../contract.ts';
import styles from '../order-pages.module.css';
import { messages } from './messages.ts';

interface TransferStepsProps extends Pick<Order['delivery'], 'type'> {
  /** The link of its mail is to be opened first. */
  readonly isUnopened: boolean;
}

/** What happens to an order that waits for a transfer, one thing after the other. */
export function TransferSteps({ type, isUnopened }: TransferStepsProps) {
  const t = useMessages(messages).next;
  return (
    <Box title={t.title}>
      <ol className={styles.steps}>
        {[...(isUnopened ? [t.openLink] : []), ...t.steps.split('\n'), t.last[type]].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Box>
  );
}
