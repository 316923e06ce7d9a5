import { messages } from '#areas/orders/messages.ts';
import { OrderTracking } from '#areas/orders/web/order-tracking.tsx';
import { useMessages } from '#i18n/messages.ts';
import { PersonalPage } from '../frame/personal-page.tsx';

/** Found by number and e-mail, without signing in. */
export default function OrderTrackingScreen() {
  const { tracking } = useMessages(messages);
  return (
    <PersonalPage title={tracking.title} description={tracking.description}>
      <OrderTracking />
    </PersonalPage>
  );
}
