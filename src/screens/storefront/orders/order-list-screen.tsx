import { messages } from '#areas/orders/messages.ts';
import { OrderList } from '#areas/orders/web/order-list.tsx';
import { useMessages } from '#i18n/messages.ts';
import { TitledPage } from '../frame/titled-page.tsx';

export default function OrderListScreen() {
  const { list } = useMessages(messages);
  return (
    <TitledPage title={list.title} description={list.description}>
      <OrderList />
    </TitledPage>
  );
}
