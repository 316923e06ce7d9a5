import { Link, useNavigate } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { useStore } from '#web/use-store.ts';
import { Icon } from '../parts/icon.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { messages } from './messages.ts';
import styles from './order-neighbours.module.css';
import { shownOrders } from './shown-orders.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** From an order to those before and after it in the list that was seen last. */
export function OrderNeighbours({ orderId }: { orderId: number }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { ids } = useStore(shownOrders);
  const at = ids.indexOf(orderId);
  const [former, next] = at < 0 ? [] : [ids[at - 1], ids[at + 1]];
  const open = (id: number | undefined): void => {
    if (id !== undefined) runInBackground(navigate(`/orders/${id}`, { replace: true }));
  };
  // Brackets are typed with AltGr on the keyboards of Spain.
  useShortcuts({ '[Control]+[Alt]+[': () => open(former), '[Control]+[Alt]+]': () => open(next) });
  const step = (id: number | undefined, text: string, icon: 'back' | 'forward') =>
    id !== undefined && (
      <Link to={`/orders/${id}`} replace aria-label={text} title={text}>
        <Icon name={icon} />
      </Link>
    );
  if (former === undefined && next === undefined) return null;
  return (
    <span className={styles.neighbours}>
      {step(former, t.formerOrder, 'back')}
      {step(next, t.nextOrder, 'forward')}
    </span>
  );
}
