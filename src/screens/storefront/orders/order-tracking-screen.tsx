import { messages } from '#areas/orders/messages.ts';
import { OrderTracking } from '#areas/orders/web/order-tracking.tsx';
import { useMessages } from '#i18n/messages.ts';
import { TitledPage } from '../frame/titled-page.tsx';

/** Found by number and e-mail, without signing in. */
export default function OrderTrackingScreen() {
  const { tracking } = useMessages(messages);
  return (
    <TitledPage title={tracking.title} description={tracking.description}>
      <OrderTracking />
    </TitledPage>
  );
}
