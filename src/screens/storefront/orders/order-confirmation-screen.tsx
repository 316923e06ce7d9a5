import { useParams } from 'react-router';
import { messages } from '#areas/orders/messages.ts';
import { OrderConfirmation } from '#areas/orders/web/order-confirmation.tsx';
import { useMessages } from '#i18n/messages.ts';
import { PersonalPage } from '../frame/personal-page.tsx';

export default function OrderConfirmationScreen() {
  const t = useMessages(messages);
  const { orderId = '' } = useParams();
  return (
    <PersonalPage title={t.confirm.title} description={t.list.description} trail={[]}>
      <OrderConfirmation orderId={orderId} />
    </PersonalPage>
  );
}
