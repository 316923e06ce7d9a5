import { useParams } from 'react-router';
import { messages } from '#areas/orders/messages.ts';
import { OrderDetail } from '#areas/orders/web/order-detail.tsx';
import { useUser } from '#areas/account/web/user-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { TitledPage } from '../frame/titled-page.tsx';

export default function OrderDetailScreen() {
  const t = useMessages(messages);
  const href = useHref();
  const { orderId = '' } = useParams();
  const { isKnown, user } = useUser();
  // Without an account there is no list of orders.
  const list = isKnown && !user ? [] : [{ label: t.list.title, href: href('/profile/orders') }];
  const trail = [...list, { label: t.yourOrder }];
  return (
    <TitledPage title={t.yourOrder} description={t.list.description} trail={trail}>
      <OrderDetail orderId={orderId} />
    </TitledPage>
  );
}
