import { Link } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { useStore } from '#web/use-store.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { readOrderSearch } from '../orders/order-search.ts';
import { useSavedViews } from '../orders/saved-views.ts';
import { shownOrders } from '../orders/shown-orders.ts';
import { useMay } from '../session/session.ts';
import { messages } from './messages.ts';
import styles from './order.module.css';

/** Back to the list as it was seen last, with the name of its view, or the words that were searched for. */
export function OrderCrumb() {
  const t = useMessages(messages);
  const { address } = useStore(shownOrders);
  const params = new URLSearchParams(address.split('?')[1]);
  const saved = params.get('saved');
  return (
    <p className={styles.crumb}>
      <Link to={address}>{t.back}</Link> /{' '}
      {saved === null ? <ViewName params={params} /> : <SavedName id={saved} params={params} />}
    </p>
  );
}

function ViewName({ params }: { params: URLSearchParams }) {
  const { view } = useMessages(ordersMessages);
  const { because } = useMessages(messages);
  const search = readOrderSearch(params, useMay());
  // A search looks beyond the view.
  return search.query === '' ? view[search.view] : because(search.query);
}

function SavedName({ id, params }: { id: string; params: URLSearchParams }) {
  const views = useSavedViews();
  return views.find((view) => String(view.id) === id)?.name ?? <ViewName params={params} />;
}
