import { messages } from '#areas/orders/messages.ts';
import { OrderList } from '#areas/orders/web/order-list.tsx';
import { useMessages } from '#i18n/messages.ts';
import { PersonalPage } from '../frame/personal-page.tsx';

export default function OrderListScreen() {
  const { list } = useMessages(messages);
  return (
    <PersonalPage title={list.title} description={list.description}>
      <OrderList />
    </PersonalPage>
  );
}
