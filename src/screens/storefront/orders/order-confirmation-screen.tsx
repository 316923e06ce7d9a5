import { useParams } from 'react-router';
import { messages } from '#areas/orders/messages.ts';
import { OrderConfirmation } from '#areas/orders/web/order-confirmation.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame/use-frame.ts';

/** The same frame for everybody; the browser fills in what is its owner's. */
export default function OrderConfirmationScreen() {
  const t = useMessages(messages);
  const { base } = useFrame();
  const { orderId = '' } = useParams();
  return (
    <div className="wrap">
      <title>{`${t.confirm.title} · ${base.name}`}</title>
      <meta name="description" content={t.list.description} />
      <meta name="robots" content="noindex" />
      <OrderConfirmation orderId={orderId} />
    </div>
  );
}
