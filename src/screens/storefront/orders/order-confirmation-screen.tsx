import { useParams } from 'react-router';
import { messages } from '#areas/orders/messages.ts';
import { OrderConfirmation } from '#areas/orders/web/order-confirmation.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useCheckoutFrame } from '../checkout/checkout-frame-data.ts';

/** The page after ordering, whatever becomes of its payment; in the frame of the checkout, which leads nowhere else. */
export default function OrderConfirmationScreen() {
  const t = useMessages(messages);
  const { name } = useCheckoutFrame();
  const { orderId = '' } = useParams();
  return (
    <div className="wrap">
      <title>{`${t.yourOrder} · ${name}`}</title>
      <meta name="description" content={t.list.description} />
      <OrderConfirmation orderId={orderId} />
    </div>
  );
}
